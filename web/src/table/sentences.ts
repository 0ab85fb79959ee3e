// Lines of the log as sentences.
import { t, words } from "../lib/words.svelte";
import type { LineView, TableView } from "../wire";

export function sentence(line: LineView, table: TableView): string {
  void table;
  const id = `line-${line.code.replace("/", "-")}`;
  return words.has(id) ? t(id) : "";
}
