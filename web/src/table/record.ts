// The record of the match that was played last, and the receipt of its deals: checking, saving and sharing them.
import type { Finding } from "../fair/check";
import type { Dealing } from "../fair/dealing";
import { call } from "../lib/api";
import { jsonFile } from "../lib/share";
import type { TableView } from "../wire";

/** The result of the check, as a message id. */
export type Verdict =
  "web-deal-fair" | "web-deal-left-out" | "web-deal-unproven" | "web-deal-forged" | "web-deal-wrong";

const VERDICTS: Record<Finding, Verdict> = {
  fair: "web-deal-fair",
  "left-out": "web-deal-left-out",
  unseen: "web-deal-unproven",
  wrong: "web-deal-forged",
};

type RecordOfMatch = Record<string, unknown>;

export function fetchRecord({ table, matches }: TableView): Promise<RecordOfMatch> {
  return call("GET /api/tables/{table}/record", { table, match: `${matches - 1}` });
}

/** Checks the deals against the commitments that this browser saw; the server checks the rules. */
export async function checkRecord(record: RecordOfMatch, dealing: Dealing | null): Promise<Verdict> {
  const deals = VERDICTS[dealing?.check(record) ?? "unseen"];
  if (deals === "web-deal-forged") return deals;
  const { valid, consistent } = await call("POST /api/records/check", {}, { record });
  return valid && consistent ? deals : "web-deal-wrong";
}

export function recordFile(record: RecordOfMatch, table: TableView): File {
  return jsonFile(record, `${fileName(table)}.json`);
}

/** The receipt of the deals in the record; `updown verify` takes it together with the record. */
export function receiptFiles(record: RecordOfMatch, dealing: Dealing | null, table: TableView): File[] {
  return dealing === null ? [] : [jsonFile(dealing.receipt(record), `${fileName(table)}.receipt.json`)];
}

function fileName({ game }: TableView): string {
  return `updown-${game}-${new Date().toISOString().slice(0, 10)}`;
}
