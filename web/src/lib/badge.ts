// The number on the icon of the installed app: at how many tables it is my turn. Not every browser has such numbers.
import type { MyTable } from "../wire";
import { call, Refusal } from "./api";

/** The tables where it is my turn; null: not known yet. */
let waiting: Set<string> | null = null;
/** The last known turn at the open table. */
let seen: readonly [table: string, mine: boolean] | null = null;

/** The tables where it is my turn. */
export function waitingOf(tables: readonly MyTable[]): string[] {
  return tables.filter(({ your_turn, damaged }) => your_turn && !damaged).map(({ table }) => table);
}

/** Counts the turns from the server's list of all my tables. */
export function countTurns(tables: readonly MyTable[]): void {
  waiting = new Set(waitingOf(tables));
  show(waiting.size);
}

/** Updates the turn at the open table; the server knows the other tables. */
export async function countTurn(table: string, mine: boolean): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  seen = [table, mine];
  if (waiting === null) {
    if (!mine) return;
    waiting = new Set();
    for (const each of await others()) waiting.add(each);
  }
  // It may have changed while the server was asked.
  const [at, turn] = seen;
  if (turn) waiting.add(at);
  else waiting.delete(at);
  show(waiting.size);
}

async function others(): Promise<string[]> {
  try {
    return waitingOf((await call("GET /api/mine")).tables);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [];
  }
}

function show(count: number): void {
  // Not every page may change the number.
  const { setAppBadge, clearAppBadge }: Partial<Navigator> = navigator;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}
