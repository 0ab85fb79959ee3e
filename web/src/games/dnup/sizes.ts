// How large cards are: as large as the window allows with the whole table in sight.
import { within } from "../../cards/room";

export interface Sizes {
  /** Widths in pixels: a card of a set, one of a hand that is seen from outside, one in my own hand. */
  set: number;
  mini: number;
  hand: number;
}

/** From this width on there is a table with seats around it; the same as in the styles. */
export const WIDE = 840;
/** How high everything is with the smallest cards on a narrow table, by players. */
const LOW: Record<number, number> = { 2: 570, 3: 575, 4: 575, 5: 575 };
/** What does not grow on a wide table (sentences, buttons, names, the spaces between), and how wide cards of sets are in
 * the beginning, by players. */
const FIXED: Record<number, number> = { 2: 392, 3: 306, 4: 400, 5: 400 };
const SETS: Record<number, number> = { 2: 66, 3: 72, 4: 60, 5: 56 };
const HAND = 84;
/** How many cards lie in one row of a narrow hand. */
const ONE_ROW = 10;

export function sizesFor(width: number, height: number, players: number): Sizes {
  if (width < WIDE) {
    const more = Math.max(0, height - (LOW[players] ?? 560));
    return {
      set: within(38, 38 + more * 0.07, 66),
      mini: within(24, 24 + more * 0.02, 30),
      hand: within(50, 50 + more * 0.06, 84),
    };
  }
  const set = SETS[players] ?? 56;
  const scale = (height - (FIXED[players] ?? 388)) / (1.4 * (2 * set + HAND));
  return {
    set: within(40, set * scale, 110),
    mini: within(24, 28 * scale, 34),
    hand: within(60, HAND * scale, 116),
  };
}

/** How wide each of so many cards in the hand is: in two rows they are a little smaller. */
export function handWidth({ hand }: Sizes, width: number, cards: number): number {
  return width < WIDE && cards > ONE_ROW ? Math.round(hand * 0.88) : hand;
}

/** How much of a card stays free, at least, before a second row is begun. */
export function leastFree(width: number): number {
  return width < WIDE ? 0.6 : 0.46;
}

/** Whether cards cover one another so far that their middle is not to be seen. */
export function isCovered(cards: number, width: number, room: number): boolean {
  const inside = room - (room < WIDE ? 24 : 48);
  const rows = width * (1 + (cards - 1) * leastFree(room)) > inside ? 2 : 1;
  const perRow = Math.ceil(cards / rows);
  return perRow > 1 && (inside - width) / (perRow - 1) < width * 0.86;
}
