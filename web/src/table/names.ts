// Who sits where, in words.
import { t } from "../lib/words.svelte";
import type { TableView } from "../wire";

/** Bots have names, short ones, by their seat. They begin so that no language has to bend its words before them. */
const BOTS = ["Nora", "Theo", "Dina", "Nils", "Tilda"];

export function botName(seat: number): string {
  return BOTS[seat] ?? `${seat + 1}`;
}

/** Somebody who wanted to be forgotten has no name any more. */
export function personName(name: string): string {
  return name || t("web-somebody");
}

export function nameOf(table: TableView, seat: number): string {
  const sitting = table.seats[seat];
  if (sitting === undefined || sitting.kind === "open") return t("web-open-seat");
  return sitting.kind === "bot" ? botName(seat) : (sitting.name ?? "");
}

/** As the seat is called on plates and score sheets: whoever looks is "you". */
export function callOf(table: TableView, seat: number): string {
  return seat === table.you.seat ? t("web-table-you") : nameOf(table, seat);
}

/** By seat. */
export function namesOf(table: TableView): string[] {
  return table.seats.map((_, seat) => nameOf(table, seat));
}

/** Nobody but the host and bots: there is nobody to wait for, or to leave. */
export function isAlone({ seats }: TableView): boolean {
  return seats.every(({ kind, host }) => kind === "bot" || host);
}

/** How strong bots can be, as people choose it. */
export const LEVELS: readonly string[] = ["beginner", "casual", "strong", "expert"];

/** The name of a level without its settings. */
export function levelOf(level: string | null): string {
  return (level ?? "casual").split(":")[0] ?? "casual";
}
