// The modules of the games: a folder with an index.ts is a game, and no other file names it. The table of a game is
// loaded when it is first shown.
import type { Component } from "svelte";
import type { GlyphName } from "../cards/glyphs";
import type { Sitting } from "../lib/sitting";
import { words } from "../lib/words.svelte";
import type { Moment } from "../play/past";
import type { LineView, MatchView, TableView } from "../wire";

/** The properties of a game's table. It sends moves by `live.play(move)`, always one of `match.moves`. Things that
 * lessons point at have a name on the page, `data-at`: `hand`, `card:H7`, `seat:0`, `main`. */
export interface GameProps extends Record<string, unknown> {
  live: Sitting;
  table: TableView;
  match: MatchView;
  /** The names by seat, in the current language. */
  names: string[];
  /** The hint for newcomers at their turn, in place of the usual next step. */
  guidance?: string;
}

/** The messages with the name of a kind of move, and what it does. */
export type Explained = readonly [name: string, how: string];

/** The help for newcomers at the table. */
export interface Guide {
  /** The goal, with the options of this table. */
  aim: (table: TableView) => string;
  moves: Readonly<Record<string, Explained>>;
  /** The kinds of moves for which the help shows their number. */
  counted: readonly string[];
}

export interface PastProps extends Record<string, unknown> {
  moment: Moment;
  table: TableView;
  names: string[];
}

export interface GameModule {
  /** The picture on the home page, within an SVG of 320 by 184. */
  picture?: Component;
  table: () => Promise<{ default: Component<GameProps> }>;
  guide?: () => Promise<{ guide: Guide }>;
  /** Rows of the table's menu that only this game has: settings of its table. */
  settings?: () => Promise<{ default: Component }>;
  /** One card by itself, small. */
  face?: () => Promise<{ default: Component<{ card: string; table: TableView }> }>;
  /** The points that a log line gives to seats, for the chart of the scores. */
  gains?: (line: LineView) => readonly (readonly [seat: number, points: number])[];
  /** Things that log lines name and that are drawn there, such as cards: the pattern of their names, and the component
   * that draws one. */
  drawn?: { name: RegExp; picture: () => Promise<{ default: Component<{ name: string }> }> };
  /** A log line at a glance: a few signs, and names of drawn things. [] if it is not worth showing. */
  glimpse?: (line: LineView) => readonly string[];
  /** Additional content for a past move. */
  past?: () => Promise<{ default: Component<PastProps> }>;
  /** The glyph of an option's value. */
  signs?: (option: string, value: string | number) => { glyph: GlyphName; ink: string }[] | undefined;
}

/** The folder for games without one. */
const GENERIC = "generic";

const FOUND = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "game" });
const MODULES = new Map(Object.entries(FOUND).map(([path, module]) => [path.split("/")[1] ?? "", module]));

export function moduleOf(game: string): GameModule | undefined {
  return MODULES.get(game) ?? MODULES.get(GENERIC);
}

export async function gameOf(game: string): Promise<Component<GameProps>> {
  const module = moduleOf(game);
  if (module === undefined) throw new Error(`there is no table for ${game}`);
  const [{ default: table }] = await Promise.all([module.table(), words.need("table", game)]);
  return table;
}

/** The help of a game; null if it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  const [found] = await Promise.all([moduleOf(game)?.guide?.(), words.need(game)]);
  return found?.guide ?? null;
}
