// A replay in words: who sits there, and what each step says.
import { t } from "../lib/words.svelte";
import { nameOf } from "../table/names";
import { sentence } from "../table/sentences";
import type { TableView } from "../wire";
import type { Run } from "./run.svelte";

/** By seat; where a record names nobody, the seats are counted. */
export function namesIn(table: TableView): string[] {
  return table.seats.map((_, seat) => nameOf(table, seat) || t("web-replay-player", { number: seat + 1 }));
}

/** What happened at that step. */
export function stepWords({ replay }: Run, step: number, names: readonly string[]): string {
  const { round = 0, lines = [] } = replay.steps[step] ?? {};
  const told = lines.map((line) => sentence(line, replay.table, names)).filter((text) => text !== "");
  return told.length > 0 ? told.join("\n") : t("web-replay-dealt", { round: round + 1 });
}
