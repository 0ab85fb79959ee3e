// Computes the layout of the table and the sizes of cards: as large as the window allows with everything visible. The
// sets of the others shrink further by themselves if there is too little room (Seat.svelte).
import { fanFor } from "../../cards/fan";
import { within } from "../../play/room.svelte";

/** Tall: everything in rows. Low: seats on the left, my place and buttons on the right, the hand below. Wide: seats
 * around the middle. */
export type Mode = "tall" | "low" | "wide";

export interface Sizes {
  mode: Mode;
  /** Whether there is little room even for short sentences. */
  tight: boolean;
  /** Widths in pixels: a card of a set, one in another player's hand, one in my own hand. */
  set: number;
  mini: number;
  hand: number;
}

/** From this width and height on, seats are around the table. */
const WIDE = 840;
const HIGH = 560;
/** The least height of an upright phone. */
const LEAST = 512;
const TIGHT = 600;
/** The width and height of the table that cards cannot use. */
const ASIDE = 24;
/** The height of a plate without the hand, on a low table. */
const NAME = 34;

export function sizesFor(width: number, height: number, players: number): Sizes {
  if (height < HIGH && width > height) {
    const hand = within(40, height * 0.155, 90);
    // In a column: each plate has a name and, below it, the hand.
    const each = (height - hand * 1.4 - ASIDE) / (players - 1);
    return {
      mode: "low",
      tight: true,
      set: within(30, height * 0.16, 84),
      mini: within(14, Math.min(height * 0.062, (each - NAME) / 1.5), 30),
      hand,
    };
  }
  if (width < WIDE) {
    const more = Math.max(0, height - LEAST);
    return {
      mode: "tall",
      tight: height < TIGHT,
      set: within(34, 34 + more * 0.105, 92),
      mini: within(16, (players > 4 ? 16 : 20) + more * 0.05, 34),
      hand: within(45, 45 + more * 0.085, 110),
    };
  }
  return {
    mode: "wide",
    tight: false,
    set: within(44, Math.min(height * (players > 3 ? 0.09 : 0.11), width * 0.066), 160),
    mini: within(24, height * 0.036, 46),
    hand: within(56, Math.min(height * 0.13, width * 0.085), 200),
  };
}

/** The width of each card in a hand of that many cards; smaller in two rows. */
export function handWidth(sizes: Sizes, width: number, cards: number): number {
  const { rows } = fanFor(cards, sizes.hand, width - ASIDE, leastFree(sizes));
  return rows > 1 ? Math.round(sizes.hand * (sizes.mode === "wide" ? 0.72 : 0.84)) : sizes.hand;
}

/** The least visible part of a card; with less, a second row begins. A low table has no second row. */
export function leastFree({ mode }: Sizes): number {
  return mode === "low" ? 0 : mode === "tall" ? 0.6 : 0.42;
}

/** Whether cards overlap so far that their middle is not visible. */
export function isCovered(cards: number, width: number, room: number, sizes: Sizes): boolean {
  return fanFor(cards, width, room - ASIDE, leastFree(sizes)).step < width * 0.86;
}
