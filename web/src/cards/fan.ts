// How cards lie in a fan: side by side, overlapping where there is no room, in two rows where even that is not enough.

const GAP = 6;
/** So much of a card is always free. */
const FREE = 0.25;

export interface Fan {
  rows: number;
  perRow: number;
  /** How far from one card to the next, in pixels. */
  step: number;
}

/** `least` is how much of a card stays free, at least, before a second row is begun. No room: it is not known yet. */
export function fanFor(count: number, width: number, room: number, least: number): Fan {
  const rows = room > 0 && width * (1 + (count - 1) * least) > room ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const fits = Math.min(width + GAP, (room - width) / (perRow - 1));
  return { rows, perRow, step: perRow > 1 ? Math.max(width * FREE, fits) : width };
}

/** How high one row is above the next. */
export function pitchOf(height: number, tuck: number): number {
  return tuck > 0 ? height * (1 - tuck) : height + GAP;
}
