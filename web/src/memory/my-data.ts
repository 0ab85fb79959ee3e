// Everything about me, here and on the server: to save it, and to delete it.
import { call, Refusal } from "../lib/api";
import { jsonFile } from "../lib/share";
import type { MyMatch, MyTable } from "../wire";
import { statistics, type Line } from "./statistics";

const FORMAT = "updown-my-data/1";
/** All that this browser keeps for us is under names that begin so. */
const KEPT = /^updown(-|$)/;

interface MyData {
  format: typeof FORMAT;
  /** When it was saved. */
  saved: string;
  /** What this browser keeps, by name: choices, invitations, and receipts of deals. */
  browser: Record<string, unknown>;
  tables: MyTable[];
  statistics: Line[];
  /** Finished matches; `record` is null where the server has it no more. */
  matches: (MyMatch & { record: Record<string, unknown> | null })[];
}

function keptNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => KEPT.test(name));
  } catch {
    return [];
  }
}

function keptHere(): Record<string, unknown> {
  return Object.fromEntries(keptNames().map((name) => [name, parsed(localStorage.getItem(name) ?? "")]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** One match after the other: the server limits how many are asked for at once, and says how long to wait. */
async function recordOf({ table, match }: MyMatch): Promise<Record<string, unknown> | null> {
  for (;;) {
    try {
      return await call("GET /api/tables/{table}/record", { table, match: `${match}` });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, values } = error.problem;
      if (code === "server/no-such-table" || code === "server/damaged-table") return null;
      if (code !== "server/too-many") throw error;
      await new Promise((resolve) => setTimeout(resolve, Number(values.wait_ms ?? 1000)));
    }
  }
}

export async function collect(matches: readonly MyMatch[], now = new Date()): Promise<MyData> {
  const { tables } = await call("GET /api/mine");
  const played: MyData["matches"] = [];
  for (const match of matches) played.push({ ...match, record: await recordOf(match) });
  return {
    format: FORMAT,
    saved: now.toISOString(),
    browser: keptHere(),
    tables,
    statistics: statistics(matches),
    matches: played,
  };
}

export function dataFile(data: MyData): File {
  return jsonFile(data, `updown-my-data-${data.saved.slice(0, 10)}.json`);
}

/** First on the server, which may fail: then nothing is lost here. */
export async function forgetMe(): Promise<void> {
  await call("DELETE /api/mine");
  const registered = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await registered?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  for (const name of keptNames()) localStorage.removeItem(name);
  if ("clearAppBadge" in navigator) await navigator.clearAppBadge().catch(() => undefined);
}
