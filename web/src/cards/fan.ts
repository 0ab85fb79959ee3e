// Computes the layout of a fan of cards: side by side, overlapping if there is too little room, in two rows if that is
// not enough.

const GAP = 6;
/** The part of a card that is always visible. */
const FREE = 0.25;

export interface Fan {
  rows: number;
  perRow: number;
  /** The distance from one card to the next, in pixels. */
  step: number;
}

/** `least` is the least visible part of a card; with less, a second row begins. `room` is 0 while it is not known. */
export function fanFor(count: number, width: number, room: number, least: number): Fan {
  const rows = room > 0 && width * (1 + (count - 1) * least) > room ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const fits = Math.min(width + GAP, (room - width) / (perRow - 1));
  return { rows, perRow, step: perRow > 1 ? Math.max(width * FREE, fits) : width };
}

/** The vertical distance between two rows. */
export function pitchOf(height: number, tuck: number): number {
  return tuck > 0 ? height * (1 - tuck) : height + GAP;
}
