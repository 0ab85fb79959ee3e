// The names of seats.
import { t } from "../lib/words.svelte";
import type { TableView } from "../wire";

/** The names of bots by seat. They are short, and begin with consonants, so that no language has to change the word
 * before them. */
const BOTS = ["Nora", "Theo", "Dina", "Nils", "Tilda"];

export function botName(seat: number): string {
  return BOTS[seat] ?? `${seat + 1}`;
}

/** The name of a person; one who was forgotten has no name any more. */
export function personName(name: string): string {
  return name || t("web-somebody");
}

export function nameOf(table: TableView, seat: number): string {
  const sitting = table.seats[seat];
  if (sitting === undefined || sitting.kind === "open") return t("web-open-seat");
  return sitting.kind === "bot" ? botName(seat) : (sitting.name ?? "");
}

/** The name of a seat on plates and score sheets; "you" for the viewer's own. */
export function callOf(table: TableView, seat: number): string {
  return seat === table.you.seat ? t("web-table-you") : nameOf(table, seat);
}

/** By seat. */
export function namesOf(table: TableView): string[] {
  return table.seats.map((_, seat) => nameOf(table, seat));
}

/** The seats of the other people, and their numbers at the table. */
export function othersAt({ seats, you }: TableView): { seat: number; person: number }[] {
  return seats.flatMap(({ person }, seat) =>
    person === null || seat === you.seat ? [] : [{ seat, person }],
  );
}

/** Whether only the host and bots sit at the table. */
export function isAlone({ seats }: TableView): boolean {
  return seats.every(({ kind, host }) => kind === "bot" || host);
}

/** The levels of bots that people can choose. */
export const LEVELS: readonly string[] = ["beginner", "casual", "strong", "expert", "master"];

/** The name of a level without its settings. */
export function levelOf(level: string | null): string {
  return (level ?? "casual").split(":")[0] ?? "casual";
}
