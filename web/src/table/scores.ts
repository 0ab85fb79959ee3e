// The points of each round, and the ranking.
import { fewestWin } from "../games/list.svelte";
import type { LineView, MatchView, TableView } from "../wire";

export interface RoundScore {
  round: number;
  /** By seat: the points of this round, and the total. */
  gained: number[];
  total: number[];
}

/** The rounds of the current or last match. */
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

/** The scores in a line of any game. */
function standingOf({ values }: LineView): { round: number; total: number[] }[] {
  if (!("scores" in values) || !("round" in values)) return [];
  const { round, scores } = values;
  return typeof round === "number" && Array.isArray(scores) ? [{ round, total: scores }] : [];
}

export interface Ranked {
  seat: number;
  score: number;
  /** The place; equal scores share one. */
  place: number;
  won: boolean;
}

/** The ranking. AA-13: if the fewest points win, they come first. */
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
