// How large everything is: as large as the window allows with the whole table in sight.
import { within } from "../../cards/room";

export interface Sizes {
  wide: boolean;
  /** Whether those at the sides have their card beside them rather than below. */
  beside: boolean;
  /** Widths in pixels: the UP&DOWN card lying straight, a card before a seat, a card in the hand, a die, a seat. */
  card: number;
  slot: number;
  hand: number;
  die: number;
  seat: number;
  /** How high the digits of the trump are. */
  trump: number;
}

/** How wide each of so many cards in the hand is, and how much of it stays free before a second row is begun. */
export function handFor({ wide, hand }: Sizes, cards: number): { width: number; least: number } {
  if (wide) return { width: hand, least: LEAST };
  // On a phone the hand is as high from the first card to the last, so that nothing jumps.
  if (cards > FEW) return { width: hand, least: 1 };
  return { width: Math.round(hand * (2 - TUCK)), least: LEAST };
}

const WIDE = 700;
const BESIDE = 1000;
/** What does not grow on a wide table: sentences, buttons, the spaces between. */
const WIDE_FIXED = 186;
const WIDE_REST = 506;
const PHONE_LOW = 540;
const MOST_CARDS = 15;
const LEAST = 0.42;
/** So much of the first row of a hand is covered by the second, and so few cards lie in one row of larger ones. */
export const TUCK = 0.44;
const FEW = 6;
/** A quarter turn needs this much more than the card's width. */
export const LONG = 1.3;

export function sizesFor(width: number, height: number, players: number): Sizes {
  if (width < WIDE) {
    const more = Math.max(0, height - PHONE_LOW);
    const seat = 108;
    const room = players > 2 ? (width - 12 - 2 * seat - 8) / LONG : width / 2;
    return {
      wide: false,
      beside: false,
      card: Math.min(Math.floor(room), within(94, 95 + more * 0.2, 150)),
      slot: within(44, 44 + more * 0.08, 64),
      hand: within(54, 54 + more * 0.07, 74),
      die: 27,
      seat,
      trump: 39,
    };
  }
  const scale = Math.min(1.45, Math.max(0.7, (height - WIDE_FIXED) / WIDE_REST));
  return {
    wide: true,
    beside: width >= BESIDE,
    card: Math.round(144 * scale),
    slot: Math.round(66 * scale),
    // A whole hand in one row.
    hand: Math.floor(Math.min(90 * scale, (width - 40) / (1 + (MOST_CARDS - 1) * LEAST))),
    die: within(34, 40 * scale, 48),
    seat: width >= BESIDE ? 196 : 168,
    trump: within(52, 66 * scale, 84),
  };
}
