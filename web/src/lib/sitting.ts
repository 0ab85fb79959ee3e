// What the table of a game needs to know and to do, wherever the match comes from: a table on the server (live.svelte.ts),
// a replay, a lesson.
import type { Command, HintMove, LineView, MatchView, Refused, TableView } from "../wire";

export interface Sitting {
  /** The seat that I play; null for an onlooker. */
  readonly seat: number | null;
  /** The invitation that opens the table to me; "" where none is needed. */
  readonly invite: string;
  readonly table: TableView | null;
  readonly match: MatchView | null;
  /** The whole log. */
  readonly lines: readonly LineView[];
  /** The lines of the last update: what has just happened. */
  readonly news: readonly LineView[];
  /** Seats whose people are not connected. */
  readonly away: readonly number[];
  /** How much the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** Asks the table; null when it is done, or why it was refused. */
  do(command: Command): Promise<Refused | null>;
  play(move: Record<string, unknown>): Promise<Refused | null>;
  /** What a strong player would do; nothing where the answer does not come. */
  hint(): Promise<HintMove[]>;
  /** How fast things are told, where a person has chosen it. */
  readonly pacing?: Pacing;
}

/** How fast a table tells what happens to the one who watches. */
export interface Pacing {
  /** Whether what is shown has been read. */
  readonly told: boolean;
  /** How long a text of so many letters stays, in milliseconds; Infinity: until there is a tap. */
  timeFor(letters: number): number;
  /** The table stands at a scene; null: it has told everything. */
  stands(at: Scene | null): void;
}

export interface Scene {
  skip: () => void;
  /** Whether it stays until there is a tap. */
  asks: boolean;
}
