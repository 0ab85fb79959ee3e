// Finds the reactions that are new enough to be shown.
import type { LineView, Reaction } from "../wire";

/** Older reactions, in milliseconds, are not shown, for example to somebody who comes back later. */
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
