// Who sits where, in words.
import { t } from "../lib/words.svelte";
import type { TableView } from "../wire";

export function nameOf(table: TableView, seat: number): string {
  const sitting = table.seats[seat];
  if (sitting === undefined || sitting.kind === "open") return t("web-open-seat");
  if (sitting.kind === "bot") return t("web-bot-name", { level: t(`web-level-${levelOf(sitting.level)}`), seat: seat + 1 });
  return sitting.name ?? "";
}

/** The name of a level without its settings. */
export function levelOf(level: string | null): string {
  return (level ?? "casual").split(":")[0] ?? "casual";
}
