// The best turn of a match, from the last lines of the log. The game chooses it.
import type { LineView, TableView } from "../wire";

export interface Best {
  line: LineView;
  seat: number;
  cards: readonly string[];
  /** The card that matters. */
  ringed: number | null;
}

/** The best turn; null if the match is not over, or the game names none. */
export function bestOf(lines: readonly LineView[], { game }: TableView): Best | null {
  const started = lines.map(({ code }) => code).lastIndexOf("table/started");
  const line = lines.slice(started + 1).findLast(({ code }) => code === `${game}/best`);
  if (line === undefined) return null;
  const { seat, cards, ringed } = line.values as Pick<Best, "seat" | "cards" | "ringed">;
  return { line, seat, cards, ringed };
}
