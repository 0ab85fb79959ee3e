// For tests only: messages with just the fields that a test needs.
import type { LineView, MatchView } from "./wire";

export function line(code: string, values: Record<string, unknown> = {}, number = 1): LineView {
  return { number, at: 0, code, values } as LineView;
}

/** A match of a game, with a view that has only the fields of the test. */
export function match(view: { game: string; [key: string]: unknown }, moves: object[] = []): MatchView {
  const fields = {
    decision: 1,
    view,
    moves,
    can_take_back: false,
    guidance: null,
    deadlines: [],
    open: null,
  };
  return fields as unknown as MatchView;
}
