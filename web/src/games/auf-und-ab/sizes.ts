// How large cards are: as large as the window allows with everything in sight.

export interface Sizes {
  /** Widths in pixels: a card of a pile, an open one, one in the hand, the name of a seat, and what lies between. */
  pile: number;
  open: number;
  hand: number;
  plate: number;
  gap: number;
  /** In how many rows the hand and the open cards lie. */
  rows: number;
  openRows: number;
}

/** What has to find its place: a window of that size below the head of the page, and so many cards. */
export interface Room {
  width: number;
  height: number;
  players: number;
  hand: number;
  open: number;
  /** Heaps that lie face down beside the open cards. */
  heaps: number;
  /** Whether something is announced above them. */
  banner: boolean;
}

const WIDE = 700;
/** From here on, two others sit on the two sides of the middle. */
const SIDES = 900;
/** How much of an open card stays free, at least, before a second row is begun, and of one in a wide hand. */
const LEAST_OPEN = 0.55;
const LEAST = 0.42;
const HIGH = 1.4;
/** The space between two rows of cards. */
const BETWEEN = 6;

export function isWide(width: number): boolean {
  return width >= WIDE;
}

export function hasSides(width: number, players: number): boolean {
  return players > 2 && width >= SIDES;
}

export function sizesFor(room: Room): Sizes {
  return isWide(room.width) ? wide(room) : narrow(room);
}

function narrow({ width, height, players, hand, open, heaps, banner }: Room): Sizes {
  const plate = players > 2 ? 150 : 136;
  const most = {
    pile: players > 2 ? 84 : (width - 60 - plate) / 3,
    hand: 70 + Math.max(0, height - 600) / 16,
  };
  const inside = width - 24;
  const openRows = rowsOf(open, 44, inside - heaps * 94, LEAST_OPEN);
  // Names, sentences, buttons, and the spaces around.
  const fixed = 238 + (players > 2 ? 70 : 0) + (banner ? 34 : 0) + (openRows - 1) * (BETWEEN - 24);
  const tried = [1, 2].map((rows) => {
    const free = height - fixed - (rows - 1) * BETWEEN;
    const rest = openRows * 44 + rows * 60;
    const even = free / HIGH / (2 * 54 + rest);
    const pile = Math.min(54 * even, most.pile);
    const scale = (free / HIGH - 2 * pile) / rest;
    const each = Math.min(60 * scale, most.hand);
    const step = (inside - each) / Math.max(1, Math.ceil(hand / rows) - 1);
    // A card half of which is covered is as good as one of twice what is free.
    return {
      pile,
      open: Math.min(44 * scale, pile * 0.92),
      hand: each,
      rows,
      seen: Math.min(each, 2 * step),
    };
  });
  const {
    rows,
    pile,
    open: opened,
    hand: held,
  } = tried.reduce((one, two) => (two.seen > one.seen ? two : one));
  return {
    ...whole({ pile: Math.max(pile, 44), open: opened, hand: held }, 36),
    plate,
    gap: 8,
    rows,
    openRows,
  };
}

function wide({ width, height, players, hand, open, heaps, banner }: Room): Sizes {
  const sides = hasSides(width, players);
  const inside = Math.min(width, sides ? 660 : 900) - 48;
  const openRows = rowsOf(open, 72, inside - heaps * 110, LEAST_OPEN);
  const middle = 24 + (openRows - 1) * BETWEEN + (banner ? 38 : 0);
  const fixed = (players > 2 ? 344 : 262) + (sides ? 0 : middle);
  const scale = (height - fixed) / HIGH / (2 * 84 + 88 + (sides ? 0 : openRows * 66));
  const pile = Math.min(84 * scale, 120);
  // On the two sides of the middle are a name and piles: it has as much height.
  const most = sides ? (104 + HIGH * pile - middle) / HIGH / openRows : pile;
  const across = (width - 40) / (1 + (hand - 1) * LEAST);
  const widths = { pile, open: Math.min(66 * scale, most, 96), hand: Math.min(88 * scale, across, 126) };
  return { ...whole(widths, 46), plate: 190, gap: 14, rows: 1, openRows };
}

function whole<T extends Record<string, number>>(widths: T, least: number): T {
  const rounded = Object.entries(widths).map(([name, width]) => [name, Math.max(least, Math.floor(width))]);
  return Object.fromEntries(rounded) as T;
}

function rowsOf(count: number, width: number, room: number, least: number): number {
  return width * (1 + (count - 1) * least) > room ? 2 : 1;
}

/** For a fan that lies in so many rows: how much of a card stays free before it begins the second. */
export function leastFor(rows: number): number {
  return rows === 1 ? 0 : 1;
}

/** How much of a card the next one leaves free in a fan of so many, in so many rows. */
export function shownPart(count: number, width: number, room: number, rows: number): number {
  if (room === 0 || count < 2) return 1;
  const perRow = Math.ceil(count / rowsOf(count, width, room, leastFor(rows)));
  return Math.min(1, Math.max(0.25, (room - width) / Math.max(1, perRow - 1) / width));
}
