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
export const LEVELS: readonly string[] = ["level1", "level2", "level3", "level4", "level5", "master"];

/** The levels to choose from for a seat that has this one: also a level that only others than the pages can choose. */
export function offeredLevels(level: string | null): readonly string[] {
  return level === null || LEVELS.includes(level) ? LEVELS : [level, ...LEVELS];
}

const FORMER: Readonly<Record<string, string>> = {
  beginner: "level1",
  casual: "level2",
  strong: "level4",
  expert: "level5",
};

/** The level that takes the place of one that people could choose in former versions. */
export function presentLevel(level: unknown): unknown {
  return typeof level === "string" ? (FORMER[level] ?? level) : level;
}

/** The name of a level without its settings. */
export function levelOf(level: string | null): string {
  return (level ?? "casual").split(":")[0] ?? "casual";
}
