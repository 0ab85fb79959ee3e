// Which reaction is new enough to be shown at its seat.
import type { LineView, Reaction } from "../wire";

/** What is older was seen, or missed: who comes back later does not see it all at once. */
const FRESH = 10_000;

export function freshReaction(
  news: readonly LineView[],
  seat: number,
  now: number,
): { number: number; reaction: Reaction } | null {
  const last = news.findLast(
    (line) => line.code === "table/reacted" && line.values.seat === seat && now - line.at < FRESH,
  );
  return last?.code === "table/reacted" ? { number: last.number, reaction: last.values.reaction } : null;
}
