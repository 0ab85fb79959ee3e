// The list of games: those that are built in, and others of the server.
import { call } from "../lib/api";
import { t, words } from "../lib/words.svelte";
import type { GameInfo, OptionInfo, TableView } from "../wire";
import { BUILT_IN } from "./built-in";

class Games {
  list = $state.raw<readonly GameInfo[]>(BUILT_IN);
  #asked = false;

  /** Asks the server once for its other games. */
  async meet(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { games } = await call("GET /api/games");
      const known = new Set(BUILT_IN.map(({ game }) => game));
      const others = games.filter(({ game }) => !known.has(game));
      for (const other of others) words.add(other.words);
      this.list = [...BUILT_IN, ...others];
    } catch {
      this.#asked = false;
    }
  }

  find(game: string): GameInfo | undefined {
    return this.list.find((each) => each.game === game);
  }
}

export const games = new Games();

/** The title, which is the same in every language. */
export function titleOf(game: string): string {
  return games.find(game)?.title ?? game;
}

/** One sentence about the game; "" if it has none. */
export function aboutOf(game: string): string {
  const about = games.find(game)?.about ?? "";
  return words.has(about) ? t(about) : "";
}

// --- options ---

export function optionName({ message, name }: OptionInfo): string {
  return words.has(message) ? t(message) : name;
}

export function optionNote({ message, help }: OptionInfo): string {
  if (words.has(`${message}-note`)) return t(`${message}-note`);
  return words.has(message) ? "" : help;
}

export function valueName({ message }: OptionInfo, value: string | number): string {
  const id = `${message}-${value}`;
  return words.has(id) ? t(id) : `${value}`;
}

/** An option of a table by its name. */
export function optionOf(table: TableView, name: string): unknown {
  const options: Record<string, unknown> = table.options;
  return options[name];
}

/** The number of rounds; null: until somebody has won. */
export function plannedRounds(table: TableView): number | null {
  const rounds = games.find(table.game)?.rounds;
  if (rounds === "one") return 1;
  const agreed = rounds === "option" ? optionOf(table, "rounds") : null;
  return typeof agreed === "number" ? agreed : null;
}

/** Whether the fewest points win at this table. */
export function fewestWin(table: TableView): boolean {
  const rule = games.find(table.game)?.fewest_win ?? false;
  return typeof rule === "boolean" ? rule : optionOf(table, rule.option) === rule.value;
}

/** The message that names the unit of the score. */
export function unitOf(table: TableView): string {
  const info = games.find(table.game);
  return info?.units[table.seats.length - info.least] ?? "web-unit-points";
}
