// Computes the layout of the table and the sizes of cards: as large as the window allows with everything visible.
import { fanFor } from "../../cards/fan";
import { within } from "../../play/room.svelte";

/** Seats in a column on a phone and on a tall screen; in rows on a broad screen, closer together on a low one. */
export type Shape = "narrow" | "tall" | "broad" | "low";

export interface Sizes {
  /** Widths in pixels: a card of a pile, an open one, one in the hand, the plate of a seat, and the gap. */
  pile: number;
  open: number;
  hand: number;
  plate: number;
  gap: number;
  /** The number of rows of the hand and of the open cards. */
  rows: number;
  openRows: number;
}

/** The input of the layout: the size of the window below the head of the page, and the numbers of cards. */
export interface Room {
  width: number;
  height: number;
  players: number;
  hand: number;
  open: number;
  /** The number of heaps face down beside the open cards. */
  heaps: number;
  /** Whether there is a banner above them. */
  banner: boolean;
  /** The height of a plate. */
  plate: number;
}

/** From these widths on, a screen is wider than an upright phone, and broad; below that height it is low. */
const WIDE = 700;
const BROAD = { width: 540, ratio: 1.2 };
const LOW = 470;
/** The least visible part of a card in a hand of one row. */
const LEAST = 0.42;
const HIGH = 1.4;
/** The space between two rows of cards. */
const BETWEEN = 6;
/** The height of the captions below heaps and open cards. */
const CAPTION = 24;
const BANNER = 34;

export function shapeOf(width: number, height: number): Shape {
  if (width >= BROAD.width && width >= height * BROAD.ratio) return height < LOW ? "low" : "broad";
  return width >= WIDE ? "tall" : "narrow";
}

export function sizesFor(room: Room): Sizes {
  const shape = shapeOf(room.width, room.height);
  if (shape === "narrow") return narrow(room);
  return shape === "tall" ? tall(room) : rows(room, shape === "low");
}

/** Three rows: the others and the middle; my piles and the status text; my hand. */
function rows(room: Room, low: boolean): Sizes {
  const { width, height, players, hand, plate: high } = room;
  const three = players > 2;
  const inside = width - (low ? 16 : 40);
  const plate = low ? within(112, width / 6, 150) : within(150, width / 7, 250);
  const gap = low ? 8 : within(10, width / 110, 22);
  const around = low ? 12 : 32;
  const above = three && !low ? high + 10 : 0;
  const free = (height - (low ? 70 : 122) - above) / HIGH;
  const beside = plate + 12 + gap + around;
  const piles = three ? 2 : 3;
  const across = three
    ? low
      ? (inside - 196 - beside - gap - around) / 4
      : Math.min((0.68 * inside - 2 * (gap + around)) / 4, (inside - 400 - beside) / 2)
    : ((low ? 0.56 : 0.6) * inside - beside - gap) / 3;
  const pile = whole(Math.min((free * 84) / 256, across, 240), 44);
  const forHand = low ? inside - buttons(width) - 8 : inside;
  // Plates beside the piles may be higher than the piles.
  const left = free - 2 * Math.max(pile, low ? high / HIGH : 0);
  const held = Math.min(left, pile * 1.3, forHand / (1 + (hand - 1) * LEAST));
  const others = beside + piles * pile + (piles - 2) * gap;
  const right = Math.max(plate, 2 * pile + gap) + around;
  const middle = three
    ? low
      ? inside - others - right - 16
      : inside - 4 * pile - 2 * (gap + around) - 40
    : inside - others - 20;
  const up = above + HIGH * pile + (low ? 4 : 8 - CAPTION) - (room.banner ? BANNER - (low ? 10 : 0) : 0);
  return {
    pile,
    hand: whole(held, 44),
    plate,
    gap,
    rows: 1,
    ...opened(room, middle, up, gap, low ? pile : pile * 0.92, low ? 0 : 104),
  };
}

/** The width of the buttons beside the hand on a low screen. */
export function buttons(width: number): number {
  return width < 700 ? 178 : 204;
}

/** Seats in a column, on a large screen. */
function tall(room: Room): Sizes {
  const { width, height, players, hand, banner, plate: high } = room;
  const inside = width - 40;
  const gap = 14;
  const plate = within(170, width / 5, 240);
  const beside = plate + 16 + 2 * gap + 32;
  const across = players > 2 ? Math.min((inside / 2 - 60) / 2, (inside - beside) / 2) : (inside - beside) / 3;
  const fixed = 278 + (players > 2 ? high + 16 : 0) + (banner ? BANNER : 0) + CAPTION;
  const free = (height - fixed) / HIGH;
  const scale = free / (2 * 84 + 88 + 70);
  const pile = whole(Math.min(84 * scale, across, 220), 46);
  const each = Math.min(Math.max(free - 2 * pile, 0) * 0.56, inside / (1 + (hand - 1) * LEAST), pile * 1.3);
  const up = HIGH * (free - 2 * pile - each);
  return {
    pile,
    hand: whole(each, 46),
    plate,
    gap,
    rows: 1,
    ...opened(room, inside, up, gap, pile * 0.92, 104),
  };
}

/** A phone held upright: the hand in one row or in two. */
function narrow(room: Room): Sizes {
  const { width, height, players, hand, banner, plate: high } = room;
  const inside = width - 16;
  const plate = width < 350 ? 116 : players > 2 ? 150 : 136;
  const gap = width < 350 ? 6 : 8;
  const most = {
    pile: players > 2 ? Math.min(84, (inside / 2 - 30) / 2) : (inside - 20 - plate - 2 * gap) / 3,
    hand: 70 + Math.max(0, height - 600) / 16,
  };
  const captions = hasCaptions("narrow", height) ? CAPTION : 0;
  // The status text, the buttons, and the gaps.
  const fixed = 72 + 44 + 94 + (players > 2 ? high + 6 : 0) + (banner ? BANNER - 8 : 0) + captions;
  const tried = [1, 2].map((many) => {
    const free = (height - fixed - (many - 1) * BETWEEN) / HIGH;
    const even = free / (2 * 54 + 44 + many * 60);
    const pile = Math.min(54 * even, most.pile);
    const scale = (free - 2 * pile) / (44 + many * 60);
    const each = Math.min(60 * scale, most.hand);
    const step = (inside - each) / Math.max(1, Math.ceil(hand / many) - 1);
    // A card that is half covered counts like a card of twice its visible width.
    return { pile, each, many, up: HIGH * (free - 2 * pile - many * each), seen: Math.min(each, 2 * step) };
  });
  const best = tried.reduce((one, two) => (two.seen > one.seen ? two : one));
  const pile = whole(best.pile, 42);
  return {
    pile,
    hand: whole(best.each, 36),
    plate,
    gap,
    rows: best.many,
    ...opened(room, inside, best.up, gap, pile * 0.92, captions > 0 ? 100 : 0),
  };
}

/** The open cards beside the heaps, in one row or two, whichever shows more of each card. */
function opened(
  { open, heaps }: Room,
  wide: number,
  high: number,
  gap: number,
  most: number,
  caption: number,
): Pick<Sizes, "open" | "openRows"> {
  const tried = [1, 2].map((many) => {
    const each = Math.min(most, (high - (many - 1) * BETWEEN) / many / HIGH);
    const left = wide - heaps * (Math.max(each + 8, caption) + 2 * gap);
    const step = (left - each) / Math.max(1, Math.ceil(open / many) - 1);
    return { each, many, seen: Math.min(each, 2 * step) };
  });
  const best = tried.reduce((one, two) => (two.seen > one.seen ? two : one));
  return { open: whole(best.each, best.many === 1 ? 34 : 24), openRows: best.many };
}

/** Whether there is room for the captions of heaps. */
export function hasCaptions(shape: Shape, height: number): boolean {
  return shape === "narrow" ? height >= 600 : shape !== "low";
}

function whole(width: number, least: number): number {
  return Math.max(least, Math.floor(width));
}

/** The `least` of a fan with that number of rows. */
export function leastFor(rows: number): number {
  return rows === 1 ? 0 : 1;
}

/** The visible part of a card in a fan of that many cards and rows. */
export function shownPart(count: number, width: number, room: number, rows: number): number {
  if (room === 0 || count < 2) return 1;
  return Math.min(1, fanFor(count, width, room, leastFor(rows)).step / width);
}
