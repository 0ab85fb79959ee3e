// The interface between a game's table and the source of its match: a table on the server (live.svelte.ts), a replay or
// a lesson.
import type { Older } from "./older.svelte";
import type { Command, HintMove, LineView, MatchView, Refused, TableView } from "../wire";

export interface Sitting {
  /** The seat that I play; null for an onlooker. */
  readonly seat: number | null;
  /** The invitation with which I may see the table; "" if none is needed. */
  readonly invite: string;
  readonly table: TableView | null;
  readonly match: MatchView | null;
  /** The log, or its last part. */
  readonly lines: readonly LineView[];
  /** The earlier lines of the log. */
  readonly older?: Older;
  /** The lines of the last update. */
  readonly news: readonly LineView[];
  /** Seats whose people are not connected. */
  readonly away: readonly number[];
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** Sends a command; null when it is done, or the refusal. */
  do(command: Command): Promise<Refused | null>;
  play(move: Record<string, unknown>): Promise<Refused | null>;
  /** The moves of a strong player; [] if the answer does not come. */
  hint(): Promise<HintMove[]>;
  /** The pace of what is shown, if a person has chosen one. */
  readonly pacing?: Pacing;
}

/** Controls how fast a table shows what happens. */
export interface Pacing {
  /** Whether everything that was shown has been read. */
  readonly allShown: boolean;
  /** How long a text with this number of letters stays, in milliseconds; Infinity: until a tap. */
  timeFor(letters: number): number;
  /** Called when the table begins a scene; null: it has shown everything. */
  setScene(scene: Scene | null): void;
}

export interface Scene {
  skip: () => void;
  /** Whether it stays until a tap. */
  asks: boolean;
}
