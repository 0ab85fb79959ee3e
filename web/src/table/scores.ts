// How the points came together: round by round, and who is before whom.
import { fewestWin } from "../games/list.svelte";
import type { LineView, MatchView, TableView } from "../wire";

export interface RoundScore {
  round: number;
  /** By seat: what this round brought, and all together. */
  gained: number[];
  total: number[];
}

/** The rounds of the match that is on, or was on last. */
export function roundsOf(lines: readonly LineView[], game: string): RoundScore[] {
  const started = lines.map(({ code }) => code).lastIndexOf("table/started");
  let before: number[] = [];
  return lines
    .slice(started + 1)
    .flatMap((line) => (line.code === `${game}/round-over` ? standingOf(line) : []))
    .map(({ round, total }) => {
      const gained = total.map((score, seat) => score - (before[seat] ?? 0));
      before = total;
      return { round, gained, total };
    });
}

/** What a line says of the scores, whichever game it tells of. */
function standingOf({ values }: LineView): { round: number; total: number[] }[] {
  if (!("scores" in values) || !("round" in values)) return [];
  const { round, scores } = values;
  return typeof round === "number" && Array.isArray(scores) ? [{ round, total: scores }] : [];
}

export interface Ranked {
  seat: number;
  score: number;
  /** Who is level shares a place. */
  place: number;
  won: boolean;
}

/** AA-13: where the fewest points win, they stand first. */
export function rankedOf(table: TableView, match: MatchView): Ranked[] {
  const scores = match.view.scores;
  const winners = match.view.winners;
  const low = fewestWin(table);
  const better = (one: number, two: number): boolean => (low ? one < two : one > two);
  return scores
    .map((score, seat) => {
      const won = winners.includes(seat);
      const ahead = scores.filter(
        (other, place) => (winners.includes(place) && !won) || better(other, score),
      );
      return { seat, score, won, place: won ? 1 : ahead.length + 1 };
    })
    .sort((one, two) => one.place - two.place || one.seat - two.seat);
}
