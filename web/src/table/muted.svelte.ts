// Whom I do not want to hear at a table: kept by this browser alone. The server need not know, nobody can find out, and
// there is nothing to delete anywhere else.
import type { LineView } from "../wire";

const KEY = "updown-muted";
const MOST_TABLES = 50;

function read(): Record<string, number[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number[]>) : {};
  } catch {
    return {};
  }
}

class Muted {
  #persons = $state.raw(read());

  has(table: string, person: number | null): boolean {
    return person !== null && (this.#persons[table]?.includes(person) ?? false);
  }

  set(table: string, person: number, on: boolean): void {
    const others = (this.#persons[table] ?? []).filter((each) => each !== person);
    // The table that was changed last comes last.
    const tables = Object.entries(this.#persons).filter(([each]) => each !== table);
    const mine = on ? [...others, person] : others;
    this.#persons = Object.fromEntries([...tables, [table, mine] as const].slice(-MOST_TABLES));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#persons));
    } catch {
      // Then it holds until the page is closed.
    }
  }

  /** The lines without the words and reactions of those who are muted. */
  heard<T extends LineView>(lines: readonly T[], table: string): readonly T[] {
    if ((this.#persons[table]?.length ?? 0) === 0) return lines;
    return lines.filter(
      (line) =>
        !(
          (line.code === "table/said" || line.code === "table/reacted") &&
          this.has(table, line.values.person)
        ),
    );
  }
}

export const muted = new Muted();
