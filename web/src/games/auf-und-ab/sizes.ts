// How large cards are: as large as the window allows with everything in sight.

export interface Sizes {
  pile: number;
  open: number;
  hand: number;
  plate: number;
  gap: number;
  /** How much of a card in the hand stays free before a second row is begun. */
  least: number;
}

const WIDE = 700;
/** From here on, two others sit on the two sides of the middle. */
const SIDES = 1000;

export function isWide(width: number): boolean {
  return width >= WIDE;
}

export function sizesFor(width: number, height: number, players: number): Sizes {
  if (!isWide(width)) {
    const taller = Math.max(0, height - 640);
    const whole = (size: number, most: number) => Math.round(Math.min(size + taller * 0.08, most));
    const plate = players > 2 ? 150 : 136;
    const room = (width - 24 - 12 - plate - 8 - 16) / 3;
    return {
      pile: whole(54, players > 2 ? 84 : room),
      open: whole(44, 60),
      hand: whole(60, 80),
      plate,
      gap: 8,
      least: taller > 100 ? 0.6 : 0.42,
    };
  }
  const rows = players < 3 ? 735 : width < SIDES ? 860 : 650;
  const scale = Math.min(1.3, Math.max(0.75, (height - 60) / rows));
  const whole = (size: number) => Math.round(size * scale);
  return { pile: whole(84), open: whole(66), hand: whole(88), plate: 190, gap: 14, least: 0.42 };
}

/** How much of a card the next one leaves free in a fan of so many. */
export function shownPart(count: number, width: number, room: number, least: number): number {
  if (room === 0 || count < 2) return 1;
  const rows = width * (1 + (count - 1) * least) > room ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  return Math.min(1, Math.max(0.25, (room - width) / Math.max(1, perRow - 1) / width));
}
