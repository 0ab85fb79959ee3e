// The best turn of a match: which it is and why, the game says in the last lines of the log.
import type { LineView, TableView } from "../wire";

export interface Best {
  line: LineView;
  seat: number;
  cards: readonly string[];
  /** The card that matters. */
  ringed: number | null;
}

/** Null: the match is not over, or no turn of it stands out. */
export function bestOf(lines: readonly LineView[], { game }: TableView): Best | null {
  const started = lines.map(({ code }) => code).lastIndexOf("table/started");
  const line = lines.slice(started + 1).findLast(({ code }) => code === `${game}/best`);
  if (line === undefined) return null;
  const { seat, cards, ringed } = line.values as Pick<Best, "seat" | "cards" | "ringed">;
  return { line, seat, cards, ringed };
}
