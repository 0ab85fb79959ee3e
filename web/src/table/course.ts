// How a match came about: the scores after each thing that brought points, who led when, and the biggest jump. All of it
// is read from the lines of the log; which line brings what to whom, the game says.
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
  /** How often somebody else went ahead. */
  changes: number;
  /** Who led last and alone, and at which part of the way (0 to 1) they took the lead for good. */
  led: { seat: number; from: number } | null;
  /** The most that one thing changed for one seat. */
  jump: Jump | null;
}

/** The course of the match that is on, or was on last. */
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
  // Where the first thing gives everybody something, that is where they begin.
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

/** Who is before all others; null where several are level. */
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
