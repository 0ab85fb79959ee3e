// Computes the lines and faces of the score chart, in a square of 100 by 100.
import type { Point } from "./course";

export interface Chart {
  /** By seat. */
  lines: string[];
  /** The vertical position of each seat's face, with a distance between faces. */
  ends: number[];
  /** The positions at which new rounds begin. */
  rounds: number[];
}

/** The least between two faces, in percent of the plot; and how much of it lies above and below the lines. */
const APART = 20;
const EDGE = 11;
/** The most rows of the table for screen readers. */
const ROWS = 10;

export function chartOf(points: readonly Point[]): Chart {
  const all = points.flatMap(({ scores }) => scores);
  const least = Math.min(0, ...all);
  const span = Math.max(1, Math.max(...all) - least);
  const right = Math.max(1, points.length - 1);
  const x = (place: number): number => round((100 * place) / right);
  const y = (score: number): number => round(100 - (100 * (score - least)) / span);
  const last = points[points.length - 1]?.scores ?? [];
  return {
    lines: last.map(
      (_, seat) => `M${points.map(({ scores }, place) => `${x(place)},${y(scores[seat] ?? 0)}`).join("L")}`,
    ),
    ends: spread(last.map((score) => EDGE + (y(score) * (100 - 2 * EDGE)) / 100)),
    rounds: points.flatMap((point, place) =>
      place > 0 && point.round !== points[place - 1]?.round ? [x(place - 1)] : [],
    ),
  };
}

/** Moves positions apart as little as needed, and keeps them within the plot. */
export function spread(places: readonly number[]): number[] {
  const order = places.map((_, n) => n).sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0));
  const apart = Math.min(APART, 100 / places.length);
  const found = [...places];
  order.forEach((n, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) found[n] = Math.max(found[n] ?? 0, (found[above] ?? 0) + apart);
  });
  let floor = 100 - EDGE;
  for (const n of order.toReversed()) {
    found[n] = round(Math.min(found[n] ?? 0, floor));
    floor = (found[n] ?? 0) - apart;
  }
  return found;
}

/** The points in the table for screen readers: the first, the last, and some between. */
export function sampled(points: number): number[] {
  const last = points - 1;
  const step = Math.max(1, Math.ceil(last / ROWS));
  const found = Array.from({ length: Math.floor(last / step) + 1 }, (_, n) => n * step);
  return found[found.length - 1] === last ? found : [...found, last];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
