// The words of a replay: names, and the sentence of each step.
import { t } from "../lib/words.svelte";
import { nameOf } from "../table/names";
import { sentence } from "../table/sentences";
import type { TableView } from "../wire";
import type { Run } from "./run.svelte";

/** The names by seat; numbers if the record has no names. */
export function namesIn(table: TableView): string[] {
  return table.seats.map((_, seat) => nameOf(table, seat) || t("web-replay-player", { number: seat + 1 }));
}

/** The sentences of that step. */
export function stepWords({ replay }: Run, step: number, names: readonly string[]): string {
  const { round = 0, lines = [] } = replay.steps[step] ?? {};
  const sentences = lines.map((line) => sentence(line, replay.table, names)).filter((text) => text !== "");
  return sentences.length > 0 ? sentences.join("\n") : t("web-replay-dealt", { round: round + 1 });
}
