// Hints for newcomers at their turn. The server computes the hint (`match.guidance`), and the game's phrases make a
// sentence of it. This module decides when it is shown: always in somebody's first match of a game, then less and less.
import { untrack } from "svelte";
import { games } from "../games/list.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Sitting } from "../lib/sitting";
import { t } from "../lib/words.svelte";
import { render } from "../table/phrases";
import type { LineView, TableView } from "../wire";

/** For each of the first matches of a game: after this many own moves, no hint is shown any more. */
const MOVES = [Infinity, 4, 2];

export class Guidance {
  /** `again` connects anew: the server is asked for guidance when we connect. */
  constructor(
    private readonly sitting: Sitting,
    private readonly again: () => void,
  ) {
    $effect(() => {
      const game = this.#game;
      if (this.#playing && game !== "") untrack(() => this.#meet(game));
    });
  }

  /** The current hint; "" if there is none. */
  get text(): string {
    const { match, lines, seat } = this.sitting;
    if (match === null || seat === null || !this.on) return "";
    const { guidance } = match;
    const phrases = games.find(this.#game)?.guidance;
    if (guidance === null || phrases === undefined) return "";
    if (movesOf(lines, seat) >= this.#most) return "";
    return render(phrases, guidance.guidance, guidance, { say: t, name: () => "" });
  }

  /** Whether hints are switched on and this match has any. */
  get on(): boolean {
    return prefs.guides && this.#most > 0;
  }

  /** Whether the game has hints. */
  get there(): boolean {
    return this.#playing && Object.keys(games.find(this.#game)?.guidance ?? {}).length > 0;
  }

  /** Switches hints on or off. Switching them on starts again as with the first match. */
  turn(on: boolean): void {
    const asked = prefs.guides;
    prefs.guides = on;
    if (!on) return;
    prefs.keepGuided(this.#game, [this.#name]);
    if (!asked) this.again();
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

/** The number of moves that the seat has made in the current match. */
function movesOf(lines: readonly LineView[], seat: number): number {
  const begun = lines.findLastIndex(({ code }) => code === "table/started");
  const facts = lines.slice(begun + 1).filter(({ code }) => !code.startsWith("table/"));
  // The effects of a move have the same number, and follow it.
  const moves = facts.filter(({ number }, n) => number !== facts[n - 1]?.number);
  return moves.filter(({ values }) => "seat" in values && values.seat === seat).length;
}
