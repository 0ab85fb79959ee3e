// The three games as the home page presents them, and the tables that it opens.
import type { MyTable, Plan, SeatPlan } from "../wire";

export interface GameInfo {
  id: string;
  from: number;
  to: number;
  minutes: number;
  /** From which age on, where the rulebook says it. */
  age?: number;
  /** How many sit at a table that is opened with one click. */
  usual: number;
}

export const GAMES: readonly GameInfo[] = [
  { id: "up-and-down", from: 2, to: 4, minutes: 20, age: 8, usual: 3 },
  { id: "auf-und-ab", from: 2, to: 3, minutes: 15, usual: 2 },
  { id: "dnup", from: 2, to: 5, minutes: 20, usual: 3 },
];

export function infoOf(game: string): GameInfo {
  const info = GAMES.find((each) => each.id === game);
  if (info === undefined) throw new Error(`there is no game ${game}`);
  return info;
}

/** A table against bots, without a clock. */
export function playNow(game: string, level: string): Plan {
  const players = infoOf(game).usual;
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  return {
    game,
    options: { players },
    seats: [{ kind: "me" }, ...bots],
    pace: { kind: "unhurried" },
    watch: "nobody",
  };
}

/** Where it is my turn first, then what is going on, then what is over; of each the latest first. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ your_turn, status }: MyTable): number => (your_turn ? 0 : isRunning(status) ? 1 : 2);
  return [...tables].sort((one, two) => rank(one) - rank(two) || two.updated - one.updated);
}

export function isRunning(status: MyTable["status"]): boolean {
  return status === "lobby" || status === "playing";
}
