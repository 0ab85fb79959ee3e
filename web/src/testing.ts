// For tests only: messages with just what a test is about.
import type { LineView, MatchView } from "./wire";

export function line(code: string, values: Record<string, unknown> = {}, number = 1): LineView {
  return { number, at: 0, code, values } as LineView;
}

/** A match of a game; a view with what the test looks at. */
export function match(view: { game: string; [key: string]: unknown }, moves: object[] = []): MatchView {
  const told = { decision: 1, view, moves, can_take_back: false, guidance: null, deadlines: [], open: null };
  return told as unknown as MatchView;
}
