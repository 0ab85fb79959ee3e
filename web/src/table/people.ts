// Who has come, gone or been replaced since: what the others are told calmly, in words.
import { t } from "../lib/words.svelte";
import type { LineView, TableView } from "../wire";
import { nameOf, personName } from "./names";

/** What lines tell of the others' comings and goings; my own I know. */
export function comings(lines: readonly LineView[], table: TableView, me: number | null): string[] {
  return lines.flatMap((line) => {
    if (line.code === "table/left" && line.values.seat !== me) {
      const id = table.status === "lobby" ? "web-now-left-lobby" : "web-now-left";
      return [t(id, { name: personName(line.values.name) })];
    }
    if (line.code === "table/held" && line.values.seat !== me)
      return [t("web-now-held", { name: nameOf(table, line.values.seat) })];
    if (line.code === "table/returned" && line.values.seat !== me)
      return [t("web-now-back", { name: nameOf(table, line.values.seat) })];
    return [];
  });
}

/** What has changed about who is connected. A seat that a bot holds is told of by its line. */
export function absences(
  before: readonly number[],
  after: readonly number[],
  table: TableView,
  me: number | null,
): string[] {
  const tells = (seat: number): boolean => {
    const sitting = table.seats[seat];
    return seat !== me && sitting?.kind === "person" && !sitting.held;
  };
  const gone = after.filter((seat) => !before.includes(seat) && tells(seat));
  const back = before.filter((seat) => !after.includes(seat) && tells(seat));
  return [
    ...gone.map((seat) => t("web-now-away", { name: nameOf(table, seat) })),
    ...back.map((seat) => t("web-now-back", { name: nameOf(table, seat) })),
  ];
}
