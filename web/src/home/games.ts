// Sorts the tables of the home page.
import type { MyTable } from "../wire";

/** Sorts tables: first those where it is my turn, then other current ones, then finished ones; the latest of each
 * first. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ your_turn, status }: MyTable): number => (your_turn ? 0 : isRunning(status) ? 1 : 2);
  return [...tables].sort((one, two) => rank(one) - rank(two) || two.updated - one.updated);
}

export function isRunning(status: MyTable["status"]): boolean {
  return status === "lobby" || status === "playing";
}
