// What somebody wishes for a new table, and the plan that is made of it.
import type { Pace, Plan, SeatPlan, Watch } from "../wire";

export interface Wishes {
  players: number;
  bots: number;
  level: string;
  edition: string;
  rounds: number;
  tiebreak: string;
  goal: string;
  pace: "live" | "relaxed";
  seconds: number;
  days: number;
  watch: Watch;
  hints: boolean;
  memory: boolean;
  listed: boolean;
}

export function usualWishes(players: number, level: string): Wishes {
  return {
    players,
    bots: 0,
    level,
    edition: "classic",
    rounds: 1,
    tiebreak: "extra-round",
    goal: "high",
    pace: "live",
    seconds: 60,
    days: 3,
    watch: "public",
    hints: true,
    memory: true,
    listed: false,
  };
}

/** Nobody is to come: there is nobody to hurry. */
export function isAlone({ players, bots }: Wishes): boolean {
  return bots === players - 1;
}

export function planOf(game: string, wishes: Wishes): Plan {
  const { players, bots, level, edition, rounds, tiebreak, goal, watch, hints, memory, listed } = wishes;
  const seats: SeatPlan[] = [{ kind: "me" }];
  for (let seat = 1; seat < players; seat++) {
    seats.push(seat >= players - bots ? { kind: "bot", level } : { kind: "open" });
  }
  const options: Record<string, unknown> = { players };
  if (game === "up-and-down") Object.assign(options, { edition, rounds, tiebreak });
  if (game === "auf-und-ab") Object.assign(options, { goal });
  return {
    game,
    options,
    seats,
    pace: paceOf(wishes),
    watch,
    hints,
    memory,
    listed: listed && !isAlone(wishes),
  };
}

function paceOf(wishes: Wishes): Pace {
  if (isAlone(wishes)) return { kind: "unhurried" };
  return wishes.pace === "live"
    ? { kind: "live", seconds: wishes.seconds }
    : { kind: "relaxed", days: wishes.days };
}
