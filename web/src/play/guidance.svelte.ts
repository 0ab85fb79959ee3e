// What newcomers are told at their turn. The server says what can be done (`match.guidance`), the game's phrases make a
// sentence of it; here is only when it is said: always in somebody's first match of a game, then less and less.
import { untrack } from "svelte";
import { games } from "../games/list.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Sitting } from "../lib/sitting";
import { t } from "../lib/words.svelte";
import { tell } from "../table/phrases";
import type { LineView, TableView } from "../wire";

/** In the first matches of a game: how many of one's own moves may have been made when something is still said. */
const MOVES = [Infinity, 4, 2];

export class Guidance {
  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const game = this.#game;
      if (this.#playing && game !== "") untrack(() => this.#meet(game));
    });
  }

  /** What is said now; "" if nothing is. */
  get text(): string {
    const { match, lines, seat } = this.sitting;
    if (match === null || seat === null || !this.on) return "";
    const { guidance } = match;
    const phrases = games.find(this.#game)?.guidance;
    if (guidance === null || phrases === undefined) return "";
    if (movesOf(lines, seat) >= this.#most) return "";
    return tell(phrases, guidance.guidance, guidance, { say: t, name: () => "" });
  }

  /** Whether this match has any guidance, and it is not switched off. */
  get on(): boolean {
    return prefs.guides && this.#most > 0;
  }

  /** Whether the game tells anything at all. */
  get there(): boolean {
    return this.#playing && Object.keys(games.find(this.#game)?.guidance ?? {}).length > 0;
  }

  /** Whoever switches it on begins anew. */
  turn(on: boolean): void {
    prefs.guides = on;
    if (on) prefs.keepGuided(this.#game, [this.#name]);
  }

  get #game(): string {
    return this.sitting.table?.game ?? "";
  }
  get #name(): string {
    const { table } = this.sitting;
    return table === null ? "" : matchName(table);
  }
  get #playing(): boolean {
    const { table, match, seat } = this.sitting;
    return table?.status === "playing" && match !== null && seat !== null;
  }
  get #most(): number {
    return MOVES[prefs.guided(this.#game).indexOf(this.#name)] ?? 0;
  }

  #meet(game: string): void {
    const known = prefs.guided(game);
    if (!known.includes(this.#name) && known.length < MOVES.length)
      prefs.keepGuided(game, [...known, this.#name]);
  }
}

const matchName = ({ table, matches }: TableView): string => `${table} ${matches}`;

/** How many moves the seat has made in the match that is played. */
function movesOf(lines: readonly LineView[], seat: number): number {
  const begun = lines.findLastIndex(({ code }) => code === "table/started");
  const told = lines.slice(begun + 1).filter(({ code }) => !code.startsWith("table/"));
  // What came of a move has its number, and follows it.
  const moves = told.filter(({ number }, n) => number !== told[n - 1]?.number);
  return moves.filter(({ values }) => "seat" in values && values.seat === seat).length;
}
