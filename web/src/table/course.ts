// Computes the course of a match from its log: the scores after each line with points, the leaders, and the biggest
// jump. The game defines which line gives which seat points.
import { fewestWin } from "../games/list.svelte";
import { moduleOf } from "../games/registry";
import type { LineView, TableView } from "../wire";

/** Seats, and by how much their points change. */
export type Gains = readonly (readonly [seat: number, points: number])[];

export interface Point {
  round: number;
  scores: readonly number[];
}

export interface Jump {
  seat: number;
  by: number;
  round: number;
}

export interface Course {
  points: readonly Point[];
  /** How often the leader changed. */
  changes: number;
  /** The last sole leader, and the part of the match (0 to 1) at which they took the lead for good. */
  led: { seat: number; from: number } | null;
  /** The largest change of one seat's score by one line. */
  jump: Jump | null;
}

/** The course of the current or last match. */
export function courseOf(lines: readonly LineView[], table: TableView): Course {
  const started = lines.map(({ code }) => code).lastIndexOf("table/started");
  const gainsOf = moduleOf(table.game)?.gains ?? (() => []);
  const points: Point[] = [{ round: 0, scores: table.seats.map(() => 0) }];
  let round = 0;
  let jump: Jump | null = null;
  for (const line of lines.slice(started + 1)) {
    const before = points[points.length - 1]?.scores ?? [];
    if (line.code === `${table.game}/round-over`) {
      const total = totalOf(line);
      if (total === null) continue;
      if (total.some((score, seat) => score !== before[seat])) points.push({ round, scores: total });
      round += 1;
      continue;
    }
    const gains = gainsOf(line).filter(([, by]) => by !== 0);
    if (gains.length === 0) continue;
    points.push({ round, scores: before.map((score, seat) => score + sumFor(gains, seat)) });
    const [seat, by] = gains[0] ?? [0, 0];
    if (gains.length === 1 && Math.abs(by) > Math.abs(jump?.by ?? 0)) jump = { seat, by, round };
  }
  // If the first line gives points to everybody, these are the starting scores.
  const [zero, first] = points;
  if (zero && first && points.length > 2 && first.scores.every((score) => score !== 0)) points.shift();
  return { points, jump, ...leadsOf(points, fewestWin(table)) };
}

function sumFor(gains: Gains, seat: number): number {
  return gains.reduce((sum, [whose, by]) => sum + (whose === seat ? by : 0), 0);
}

function totalOf({ values }: LineView): number[] | null {
  return "scores" in values && Array.isArray(values.scores) ? values.scores : null;
}

/** The sole leader; null if several are level. */
export function leaderOf(scores: readonly number[], fewest: boolean): number | null {
  const best = fewest ? Math.min(...scores) : Math.max(...scores);
  const seat = scores.indexOf(best);
  return scores.lastIndexOf(best) === seat ? seat : null;
}

function leadsOf(points: readonly Point[], fewest: boolean): Pick<Course, "changes" | "led"> {
  let changes = 0;
  let led: Course["led"] = null;
  points.forEach(({ scores }, place) => {
    const leader = leaderOf(scores, fewest);
    if (leader === null || leader === led?.seat) return;
    if (led !== null) changes += 1;
    led = { seat: leader, from: place / Math.max(1, points.length - 1) };
  });
  return { changes, led };
}
