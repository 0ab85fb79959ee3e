// The settings of a new table, and the plan that is made of them. The last settings of each game are remembered.
import { LEVELS, presentLevel } from "../table/names";
import type { GameInfo, OptionInfo, Pace, Plan, SeatPlan, Watch } from "../wire";

export interface Wishes {
  players: number;
  /** The player of each other seat: a friend, or a bot of that level. It has an entry for the most seats that are
   * possible. */
  others: string[];
  /** The options besides the number of players. */
  options: Record<string, string | number>;
  pace: "live" | "relaxed";
  seconds: number;
  days: number;
  watch: Watch;
  hints: boolean;
  memory: boolean;
  listed: boolean;
}

export const FRIEND = "friend";
export const SECONDS = [15, 30, 60, 120, 300] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;
const WATCHERS: readonly Watch[] = ["nobody", "public", "open"];

/** The options that the form shows: all but the number of players, which has a field of its own. */
export function askedOptions({ options }: GameInfo): OptionInfo[] {
  return options.filter(({ name, offered }) => name !== "players" && offered.length > 1);
}

/** The last settings. Missing or invalid ones are replaced by the defaults, with the weakest bots. */
export function wishesFor(info: GameInfo, kept: unknown): Wishes {
  const was = asObject(kept);
  const others = Array.isArray(was.others) ? (was.others as unknown[]) : [];
  const options = asObject(was.options);
  const chosen = askedOptions(info).map(({ name, default: usual, offered }) => [
    name,
    one(options[name], offered, usual ?? offered[0] ?? ""),
  ]);
  const counts = Array.from({ length: info.most - info.least + 1 }, (_, n) => info.least + n);
  return {
    players: one(was.players, counts, info.usual),
    others: Array.from({ length: info.most - 1 }, (_, n) =>
      one(presentLevel(others[n]), [FRIEND, ...LEVELS], LEVELS[0] ?? ""),
    ),
    options: Object.fromEntries(chosen) as Wishes["options"],
    pace: one(was.pace, ["live", "relaxed"], "live"),
    seconds: one(was.seconds, SECONDS, 60),
    days: one(was.days, DAYS, 3),
    watch: one(was.watch, WATCHERS, "public"),
    hints: was.hints !== false,
    memory: was.memory !== false,
    listed: was.listed === true,
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function one<T>(value: unknown, choices: readonly T[], usual: T): T {
  return choices.find((choice) => choice === value) ?? usual;
}

/** The players of the other seats. */
export function seated({ players, others }: Wishes): string[] {
  return others.slice(0, players - 1);
}

/** Whether all other seats are bots: such a table needs no clock. */
export function isAlone(wishes: Wishes): boolean {
  return !seated(wishes).includes(FRIEND);
}

export function planOf({ game }: GameInfo, wishes: Wishes): Plan {
  const { players, options, watch, hints, memory, listed } = wishes;
  const others = seated(wishes).map((who): SeatPlan => {
    return who === FRIEND ? { kind: "open" } : { kind: "bot", level: who };
  });
  return {
    game,
    options: { players, ...options },
    seats: [{ kind: "me" }, ...others],
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
