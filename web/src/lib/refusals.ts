// Explains in the current language why the server refuses something. The server's own sentence is English, for
// developers; the codes are in docs/reference/errors.md.
import type { Refused, SERVER_CODES, TABLE_CODES } from "../wire";
import { Refusal } from "./api";
import { t } from "./words.svelte";

type Code = (typeof TABLE_CODES)[number] | (typeof SERVER_CODES)[number] | "web/offline";

const WORDS: Record<Code, string> = {
  "table/closed": "line-closed",
  "table/not-seated": "web-refused-not-seated",
  "table/seated": "web-refused-seated",
  "table/taken": "web-refused-taken",
  "table/no-such-seat": "web-refused-taken",
  "table/started": "web-refused-started",
  "table/seat-open": "web-refused-seat-open",
  "table/not-host": "web-refused-not-host",
  "table/not-playing": "web-refused-not-playing",
  "table/stale": "web-refused-stale",
  "table/not-your-turn": "web-refused-not-your-turn",
  "table/nothing-sealed": "web-refused-nothing-sealed",
  "table/not-away": "web-refused-not-away",
  "table/just-left": "web-refused-just-left",
  "table/not-held": "web-refused-stale",
  "table/not-over": "web-refused-not-over",
  "table/wrong-deal": "web-refused-stale",
  "table/parts-asked": "web-refused-stale",
  "table/parts-not-asked": "web-refused-stale",
  "table/wrong-part": "web-refused-failed",
  "table/too-much": "web-refused-too-much",
  "table/sent-away": "web-sent-away",
  "table/yourself": "web-refused-failed",
  "table/nobody-there": "web-refused-stale",
  "table/too-fast": "web-refused-too-fast",
  "table/nothing-said": "web-refused-failed",
  "table/bad-name": "web-refused-bad-name",
  "table/bad-plan": "web-refused-bad-plan",
  "table/lesson-waits": "web-refused-stale",
  "table/bad-level": "web-refused-bad-plan",
  "server/bad-message": "web-refused-failed",
  "server/bad-record": "web-refused-failed",
  "server/hello-first": "web-refused-failed",
  "server/hello-twice": "web-refused-failed",
  "server/no-such-table": "web-no-table",
  "server/damaged-table": "web-damaged-table",
  "server/not-found": "web-refused-failed",
  "server/wrong-method": "web-refused-failed",
  "server/no-hints": "web-refused-no-hints",
  "server/no-such-code": "web-refused-no-such-code",
  "server/no-invite": "web-refused-no-invite",
  "server/not-yours": "web-refused-not-host",
  "server/bad-host": "web-refused-failed",
  "server/bad-origin": "web-refused-failed",
  "server/too-large": "web-refused-failed",
  "server/too-slow": "web-offline",
  "server/too-many": "web-refused-too-fast",
  "server/full": "web-refused-full",
  "server/store-down": "web-offline",
  "server/stopping": "web-offline",
  "server/failed": "web-refused-failed",
  "web/offline": "web-offline",
};

/** A refusal in words, with the number of the rule if there is one. */
export function refusalWords({ code, rule, values }: Pick<Refused, "code"> & Partial<Refused>): string {
  if (code.startsWith("rules/")) return rule ? t("web-refused-move-rule", { rule }) : t("web-refused-move");
  const minutes = Math.ceil(Number(values?.wait_ms ?? 0) / 60_000);
  return t((WORDS as Record<string, string | undefined>)[code] ?? "web-refused-failed", { minutes });
}

/** The problem of a call in words; any other error is thrown again. */
export function troubleWords(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return refusalWords(error.problem);
}
