// What the folders of the games bring: a folder with an index.ts is a game, and nothing else names it. The table of a
// game is loaded when it is first shown.
import type { Component } from "svelte";
import type { GlyphName } from "../cards/glyphs";
import type { Sitting } from "../lib/sitting";
import { words } from "../lib/words.svelte";
import type { Moment } from "../play/past";
import type { LineView, MatchView, TableView } from "../wire";

/** What the table of a game is given. It sends moves by `live.play(move)`, only ever one of `match.moves`. What lessons
 * point at has a name on the page, `data-at`: `hand`, `card:H7`, `seat:0`, `main`. */
export interface GameProps extends Record<string, unknown> {
  live: Sitting;
  table: TableView;
  match: MatchView;
  /** By seat, in the language that is spoken. */
  names: string[];
  /** What newcomers are told at their turn, in place of the usual next step; nothing for everybody else. */
  guidance?: string;
}

/** The messages that say what a kind of move is called, and what it does. */
export type Explained = readonly [name: string, how: string];

/** What somebody who is new asks at the table. */
export interface Guide {
  /** What one tries to reach, as this table plays it. */
  aim: (table: TableView) => string;
  moves: Readonly<Record<string, Explained>>;
  /** The kinds of which it helps to know how many ways there are. */
  counted: readonly string[];
}

export interface PastProps extends Record<string, unknown> {
  moment: Moment;
  table: TableView;
  names: string[];
}

export interface GameModule {
  /** What the first page shows, within an SVG of 320 by 184. */
  picture?: Component;
  table: () => Promise<{ default: Component<GameProps> }>;
  guide?: () => Promise<{ guide: Guide }>;
  /** Rows of the table's menu that only this game has: what is remembered of how its table looks. */
  settings?: () => Promise<{ default: Component }>;
  /** One card by itself, small. */
  face?: () => Promise<{ default: Component<{ card: string; table: TableView }> }>;
  /** What a line of the log brings to which seats: the course of the match is drawn from it. */
  gains?: (line: LineView) => readonly (readonly [seat: number, points: number])[];
  /** Things that lines of the log name, such as cards, which it draws: how their names look, and the picture of one. */
  drawn?: { name: RegExp; picture: () => Promise<{ default: Component<{ name: string }> }> };
  /** What a line of the log tells at a glance: a few signs, and names of things that are drawn. Nothing: not worth it. */
  glimpse?: (line: LineView) => readonly string[];
  /** More of a past move than the sentences and the table show. */
  past?: () => Promise<{ default: Component<PastProps> }>;
  /** What a value of an option looks like. */
  signs?: (option: string, value: string | number) => { glyph: GlyphName; ink: string }[] | undefined;
}

/** The folder of games that have none of their own. */
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

/** Null: the game says nothing of itself here. */
export async function guideOf(game: string): Promise<Guide | null> {
  const [found] = await Promise.all([moduleOf(game)?.guide?.(), words.need(game)]);
  return found?.guide ?? null;
}
