// The record of the match that was played last: checking, saving and sharing it.
import { call } from "../lib/api";
import { jsonFile } from "../lib/share";
import type { TableView } from "../wire";

/** What the check says, as the message that tells it. */
export type Verdict = "web-deal-fair" | "web-deal-unproven" | "web-deal-wrong";

type RecordOfMatch = Record<string, unknown>;

export function fetchRecord({ table, matches }: TableView): Promise<RecordOfMatch> {
  return call("GET /api/tables/{table}/record", { table, match: `${matches - 1}` });
}

export async function checkRecord(record: RecordOfMatch): Promise<Verdict> {
  const { valid, proven } = await call("POST /api/records/check", {}, { record });
  if (!valid) return "web-deal-wrong";
  return proven ? "web-deal-fair" : "web-deal-unproven";
}

export function recordFile(record: RecordOfMatch, { game }: TableView): File {
  return jsonFile(record, `updown-${game}-${new Date().toISOString().slice(0, 10)}.json`);
}
