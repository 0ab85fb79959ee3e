// Loads records from a table or a file, and their replays from the server.
import { call, Refusal } from "../lib/api";
import { troubleWords } from "../lib/refusals";
import { t } from "../lib/words.svelte";
import { fetchMatches } from "../memory/load";
import type { Replay } from "../wire";

export type Recorded = Record<string, unknown>;

/** The largest record that the server accepts. */
export const MOST_BYTES = 1_000_000;

/** Why a record cannot be shown, for people. */
export class BadFile extends Error {}

/** The record of a finished match, and my seat at it. */
export async function fetchRecorded(
  table: string,
  match: number,
): Promise<{ record: Recorded; seat: number | null }> {
  const [record, mine] = await Promise.all([
    call("GET /api/tables/{table}/record", { table, match: `${match}` }),
    fetchMatches(),
  ]);
  return { record, seat: mine.find((each) => each.table === table && each.match === match)?.seat ?? null };
}

/** Reads a file, which may contain anything. */
export async function readRecorded(file: File): Promise<Recorded> {
  if (file.size > MOST_BYTES) throw new BadFile(t("web-record-huge", { name: file.name }));
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch (error) {
    const place = error instanceof SyntaxError ? error.message : "";
    throw new BadFile(t("web-record-broken", { name: file.name, reason: place }));
  }
  if (!isRecorded(content)) throw new BadFile(t("web-record-foreign", { name: file.name }));
  return content;
}

function isRecorded(content: unknown): content is Recorded {
  return typeof content === "object" && content !== null && "format" in content && "rounds" in content;
}

export function fetchReplay(record: Recorded, seat: number | null, open: boolean): Promise<Replay> {
  return call("POST /api/replays", {}, { record, seat, open });
}

/** The problem of a record or a call, in words; for a record also its place, from the server. */
export function wordsFor(error: unknown): string {
  if (error instanceof BadFile) return error.message;
  if (error instanceof Refusal && error.problem.code === "server/bad-record")
    return t("web-record-refused", { reason: error.problem.message });
  return troubleWords(error);
}
