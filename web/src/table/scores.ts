// How the points came together: round by round, and who is before whom.
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
    .filter(({ code }) => code === `${game}/round-over`)
    .map(({ values }) => {
      const total = values.scores as number[];
      const gained = total.map((score, seat) => score - (before[seat] ?? 0));
      before = total;
      return { round: values.round as number, gained, total };
    });
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
  const scores = match.view.scores as number[];
  const winners = match.view.winners as number[];
  const low = table.options.goal === "low";
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
