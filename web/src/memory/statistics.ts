// Computes statistics of my finished matches, by game and by the level of the bots. Matches with people are counted
// separately, practice matches not at all.
import type { MyMatch } from "../wire";
import { LEVELS, levelOf } from "../table/names";

/** The opponents: people, bots of different levels, or bots of one level. */
export type Against = "people" | "mixed" | (string & {});

export interface Line {
  game: string;
  against: Against;
  played: number;
  won: number;
  /** The current and the longest series of wins. */
  streak: number;
  longest: number;
  /** The match with my best points. */
  best: MyMatch;
}

export function isWon({ winners, seat }: MyMatch): boolean {
  return winners.includes(seat);
}

export function againstOf({ players, bots }: MyMatch): Against {
  if (players.length - bots.length > 1) return "people";
  const levels = new Set(bots.map((bot) => levelOf(players[bot] ?? null)));
  return levels.size === 1 ? ([...levels][0] ?? "mixed") : "mixed";
}

function pointsOf({ scores, seat, low }: MyMatch): number {
  return (scores[seat] ?? 0) * (low ? -1 : 1);
}

const ORDER: readonly string[] = [...LEVELS, "mixed", "people"];

/** The statistics by game and opponents. A shared win counts as a win. */
export function statistics(matches: readonly MyMatch[]): Line[] {
  const lines = new Map<string, Line>();
  for (const match of matches.filter(({ practice }) => !practice).sort((a, b) => a.ended - b.ended)) {
    // If the fewest points win, the lowest score is the best.
    const key = `${match.game} ${againstOf(match)} ${match.low}`;
    const line = lines.get(key) ?? { ...NEW, game: match.game, against: againstOf(match), best: match };
    line.played += 1;
    line.won += isWon(match) ? 1 : 0;
    line.streak = isWon(match) ? line.streak + 1 : 0;
    line.longest = Math.max(line.longest, line.streak);
    if (pointsOf(match) > pointsOf(line.best)) line.best = match;
    lines.set(key, line);
  }
  const place = ({ against }: Line): number => ORDER.indexOf(against);
  return [...lines.values()].sort((a, b) => a.game.localeCompare(b.game) || place(a) - place(b));
}

const NEW = { played: 0, won: 0, streak: 0, longest: 0 };
