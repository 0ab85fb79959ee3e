// How the table lies on the screen, and how large cards are: as large as the window allows with all of it in sight. What
// lies before the others shrinks further by itself where there is no room (Seat.svelte).
import { fanFor } from "../../cards/fan";
import { within } from "../../play/room.svelte";

/** Upright: everything in rows. Low: seats on the left, my place and what I can do on the right, the hand below. Wide:
 * seats around the middle. */
export type Mode = "tall" | "low" | "wide";

export interface Sizes {
  mode: Mode;
  /** Whether even short sentences have little room. */
  tight: boolean;
  /** Widths in pixels: a card of a set, one of a hand that is seen from outside, one in my own hand. */
  set: number;
  mini: number;
  hand: number;
}

/** From this width on there is a table with seats around it, if it is at least so high. */
const WIDE = 840;
const HIGH = 560;
/** A phone upright, at least. */
const LEAST = 512;
const TIGHT = 600;
/** How much of the table's width and height is no room for cards. */
const ASIDE = 24;
/** How much of a plate is not the hand, on a low table. */
const NAME = 34;

export function sizesFor(width: number, height: number, players: number): Sizes {
  if (height < HIGH && width > height) {
    const hand = within(40, height * 0.155, 90);
    // Below one another: the plate of each has a name and, below it, the hand.
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

/** How wide each of so many cards in the hand is: in two rows they are smaller. */
export function handWidth(sizes: Sizes, width: number, cards: number): number {
  const { rows } = fanFor(cards, sizes.hand, width - ASIDE, leastFree(sizes));
  return rows > 1 ? Math.round(sizes.hand * (sizes.mode === "wide" ? 0.72 : 0.84)) : sizes.hand;
}

/** How much of a card stays free, at least, before a second row is begun. On a low table there is none. */
export function leastFree({ mode }: Sizes): number {
  return mode === "low" ? 0 : mode === "tall" ? 0.6 : 0.42;
}

/** Whether cards cover one another so far that their middle is not to be seen. */
export function isCovered(cards: number, width: number, room: number, sizes: Sizes): boolean {
  return fanFor(cards, width, room - ASIDE, leastFree(sizes)).step < width * 0.86;
}
