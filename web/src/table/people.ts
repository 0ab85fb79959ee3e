// Notices about people who have come, gone or been replaced by bots.
import { t } from "../lib/words.svelte";
import type { LineView, TableView } from "../wire";
import { nameOf, personName } from "./names";

/** The sentences about other people in these lines; not about myself. */
export function comings(lines: readonly LineView[], table: TableView, me: number | null): string[] {
  return lines.flatMap((line) => {
    if (line.code === "table/left" && line.values.seat !== me) {
      const id = table.status === "lobby" ? "web-now-left-lobby" : "web-now-left";
      return [t(id, { name: personName(line.values.name) })];
    }
    // The person who was sent away reads another text.
    if (line.code === "table/sent-away" && !table.you.sent_away)
      return [t("web-now-sent-away", { name: personName(line.values.name) })];
    if (line.code === "table/held" && line.values.seat !== me)
      return [t("web-now-held", { name: nameOf(table, line.values.seat) })];
    if (line.code === "table/returned" && line.values.seat !== me)
      return [t("web-now-back", { name: nameOf(table, line.values.seat) })];
    return [];
  });
}

/** The sentences about changed connections. A seat that a bot holds has a line of its own. */
export function absences(
  before: readonly number[],
  after: readonly number[],
  table: TableView,
  me: number | null,
): string[] {
  const isReported = (seat: number): boolean => {
    const sitting = table.seats[seat];
    return seat !== me && sitting?.kind === "person" && !sitting.held;
  };
  const gone = after.filter((seat) => !before.includes(seat) && isReported(seat));
  const back = before.filter((seat) => !after.includes(seat) && isReported(seat));
  return [
    ...gone.map((seat) => t("web-now-away", { name: nameOf(table, seat) })),
    ...back.map((seat) => t("web-now-back", { name: nameOf(table, seat) })),
  ];
}
