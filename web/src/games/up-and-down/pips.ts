// The positions of the pips of a number card, on a card of 100 by 140.

export interface Pip {
  x: number;
  y: number;
  /** Whether it is upside down, as in the lower half of a card. */
  turned: boolean;
}

const LEFT = 38;
const MIDDLE = 50;
const RIGHT = 62;
const TOP = 28;
const CENTRE = 70;

/** Rows from the top to the middle, as distances from the middle; below it they are mirrored. */
const OUTER = CENTRE - TOP;
const INNER = OUTER / 3;
const BETWEEN = OUTER / 2;

/** For each value: the distances from the middle of the rows with two pips, and of those with one. */
const ROWS: Record<number, { pairs: number[]; singles: number[] }> = {
  1: { pairs: [], singles: [0] },
  2: { pairs: [], singles: [-OUTER, OUTER] },
  3: { pairs: [], singles: [-OUTER, 0, OUTER] },
  4: { pairs: [-OUTER, OUTER], singles: [] },
  5: { pairs: [-OUTER, OUTER], singles: [0] },
  6: { pairs: [-OUTER, 0, OUTER], singles: [] },
  7: { pairs: [-OUTER, 0, OUTER], singles: [-BETWEEN] },
  8: { pairs: [-OUTER, 0, OUTER], singles: [-BETWEEN, BETWEEN] },
  9: { pairs: [-OUTER, -INNER, INNER, OUTER], singles: [0] },
  10: { pairs: [-OUTER, -INNER, INNER, OUTER], singles: [-INNER * 2, INNER * 2] },
  11: { pairs: [-OUTER, -INNER, INNER, OUTER], singles: [-INNER * 2, 0, INNER * 2] },
  12: { pairs: [-OUTER, -BETWEEN, 0, BETWEEN, OUTER], singles: [-BETWEEN * 1.5, BETWEEN * 1.5] },
};

/** The pips of a value; none for a value without a pattern. */
export function pipsOf(value: number): Pip[] {
  const { pairs, singles } = ROWS[value] ?? { pairs: [], singles: [] };
  const pip = (x: number, away: number): Pip => ({ x, y: CENTRE + away, turned: away > 0 });
  return [
    ...pairs.flatMap((away) => [pip(LEFT, away), pip(RIGHT, away)]),
    ...singles.map((away) => pip(MIDDLE, away)),
  ];
}

/** The size of each pip; many pips are smaller. */
export function pipSize(value: number): number {
  if (value < 4) return 25;
  return value < 9 ? 20 : 16;
}
