// Computes all sizes: as large as the window allows with the whole table visible.
import { within } from "../../play/room.svelte";

/** The layout of the table: tall as on an upright phone, low as on a phone on its side, or wide. */
export type Shape = "tall" | "low" | "wide";

export interface Sizes {
  shape: Shape;
  /** Whether seats at the sides have their card beside them instead of below. */
  beside: boolean;
  /** Widths in pixels: the UP&DOWN card lying straight, a card before a seat, a card in the hand, a die, a seat. */
  card: number;
  slot: number;
  hand: number;
  die: number;
  seat: number;
  /** The height of the trump's digits, and of the letters of sentences and names. */
  trump: number;
  words: number;
}

/** The width of each card in a hand of that many cards, and its least visible part before a second row begins. */
export function handFor({ shape, hand }: Sizes, cards: number): { width: number; least: number } {
  if (shape === "low") return { width: hand, least: 0 };
  if (shape === "wide") return { width: hand, least: LEAST };
  // On a phone the hand keeps its height until the last card, so that nothing jumps.
  if (cards > FEW) return { width: hand, least: 1 };
  return { width: Math.round(hand * (2 - TUCK)), least: LEAST };
}

const WIDE = 700;
const BESIDE = 1000;
/** A table that is lower than this, and wider than high, is laid out low; never on a phone that is held upright, where
 * the ways through a replay leave little height. */
const LOW = 540;
const LEAST_LOW = 480;
/** The fixed height on a wide table (sentences, buttons, gaps), and the factor of the rest. */
const WIDE_FIXED = 190;
const WIDE_REST = 506;
/** The same on a phone, without the UP&DOWN card. */
const TALL_FIXED = 218;
const TALL_REST = 242;
/** On a low table: the height below the board besides the hand, and the width beside the UP&DOWN card. */
const LOW_FIXED = 60;
const LOW_ASIDE = 320;
/** The height of the text below the UP&DOWN card. */
const MEANING = 64;
const MOST_CARDS = 15;
const LEAST = 0.42;
/** The part of the first row of a hand that the second covers, and the most cards of one row of larger cards. */
export const TUCK = 0.44;
const FEW = 6;
/** A quarter turn needs this much more than the card's width. */
export const LONG = 1.3;
/** A card is this much higher than wide. */
export const HIGH = 1.4;

export function sizesFor(width: number, height: number, players: number): Sizes {
  if (height < LOW && width > Math.max(height, LEAST_LOW)) return lowSizes(width, height);
  return width < WIDE ? tallSizes(width, height, players) : wideSizes(width, height);
}

function tallSizes(width: number, height: number, players: number): Sizes {
  const seat = width < 350 ? 102 : 108;
  const room = players > 2 ? (width - 20 - 2 * seat) / LONG : width / 2;
  const card = Math.floor(Math.min(room, within(70, (height - TALL_FIXED) * 0.24, 170)));
  const scale = Math.min(1.5, Math.max(0.6, (height - TALL_FIXED - card * LONG) / TALL_REST));
  return {
    shape: "tall",
    beside: false,
    card,
    slot: Math.round(44 * scale),
    hand: Math.round(54 * scale),
    die: 27,
    seat,
    trump: 39,
    words: 14,
  };
}

function lowSizes(width: number, height: number): Sizes {
  const hand = within(48, height * 0.16, 96);
  const board = height - LOW_FIXED - hand * HIGH;
  // Three seats above each other.
  const slot = within(36, (board - 8) / 3 / HIGH, 70);
  const seat = width < WIDE ? 112 : within(120, width * 0.17, 190);
  return {
    shape: "low",
    beside: true,
    card: Math.floor(Math.min(board - MEANING, width - LOW_ASIDE - seat - slot) / LONG),
    slot,
    hand,
    die: 25,
    seat,
    trump: 36,
    words: 14,
  };
}

function wideSizes(width: number, height: number): Sizes {
  const beside = width >= BESIDE;
  const spare = (height - WIDE_FIXED) / WIDE_REST;
  const seat = beside ? 196 : 168;
  const across = (width - 100 - 2 * seat) / (beside ? 330 : 190);
  // Letters grow with the cards, but less.
  const scale = Math.min(2.4, across, Math.max(0.7, spare > 1 ? 1 + (spare - 1) * 0.93 : spare));
  const letters = Math.min(1.4, Math.max(1, 1 + (scale - 1) * 0.5));
  return {
    shape: "wide",
    beside,
    card: Math.round(144 * scale),
    slot: Math.round(66 * scale),
    // A whole hand in one row.
    hand: Math.floor(Math.min(90 * scale, (width - 40) / (1 + (MOST_CARDS - 1) * LEAST))),
    die: within(34, 40 * scale, 62),
    seat: Math.round(seat * letters),
    trump: within(52, 66 * scale, 110),
    words: Math.round(16 * letters),
  };
}
