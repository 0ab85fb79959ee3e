// How the home page sorts the tables that are there.
import type { MyTable } from "../wire";

/** Where it is my turn first, then what is going on, then what is over; of each the latest first. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ your_turn, status }: MyTable): number => (your_turn ? 0 : isRunning(status) ? 1 : 2);
  return [...tables].sort((one, two) => rank(one) - rank(two) || two.updated - one.updated);
}

export function isRunning(status: MyTable["status"]): boolean {
  return status === "lobby" || status === "playing";
}
