// The three games as the home page presents them.
import type { Plan, SeatPlan } from "../wire";

export interface GameInfo {
  id: string;
  from: number;
  to: number;
  minutes: number;
  /** How many sit at a table that is opened with one click. */
  usual: number;
}

export const GAMES: readonly GameInfo[] = [
  { id: "up-and-down", from: 2, to: 4, minutes: 15, usual: 3 },
  { id: "auf-und-ab", from: 2, to: 3, minutes: 15, usual: 2 },
  { id: "dnup", from: 2, to: 5, minutes: 20, usual: 3 },
];

/** A table against bots, without a clock. */
export function playNow(game: string, level: string): Plan {
  const players = GAMES.find((each) => each.id === game)?.usual ?? 2;
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  return { game, options: { players }, seats: [{ kind: "me" }, ...bots], pace: { kind: "unhurried" }, watch: "nobody" };
}
