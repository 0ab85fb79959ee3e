// Saves and deletes all my data, in this browser and on the server.
import { call, Refusal } from "../lib/api";
import { jsonFile } from "../lib/share";
import type { MyMatch, MyTable } from "../wire";
import { statistics, type Line } from "./statistics";

const FORMAT = "updown-my-data/1";
/** The names of all our entries in the browser's storage begin like this. */
const KEPT = /^updown(-|$)/;

interface MyData {
  format: typeof FORMAT;
  /** The time of saving. */
  saved: string;
  /** The entries of this browser's storage, by name: settings, invitations, and receipts of deals. */
  browser: Record<string, unknown>;
  tables: MyTable[];
  statistics: Line[];
  /** Finished matches; `record` is null if the server no longer has it. */
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

/** Loads the record of a match. The server limits the number of requests, and says how long to wait. */
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

/** Deletes the data on the server first. If that fails, nothing is deleted here. */
export async function forgetMe(): Promise<void> {
  await call("DELETE /api/mine");
  const registered = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await registered?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  for (const name of keptNames()) localStorage.removeItem(name);
  if ("clearAppBadge" in navigator) await navigator.clearAppBadge().catch(() => undefined);
}
