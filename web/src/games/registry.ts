// The table of each game, loaded when it is first shown.
import type { Component } from "svelte";
import type { LiveTable } from "../lib/live.svelte";
import type { MatchView, TableView } from "../wire";

/** What the table of a game is given. It sends moves by `live.play(move)`, only ever one of `match.moves`. */
export interface GameProps extends Record<string, unknown> {
  live: LiveTable;
  table: TableView;
  match: MatchView;
  /** By seat, in the language that is spoken. */
  names: string[];
}

const TABLES: Record<string, () => Promise<{ default: Component<GameProps> }>> = {
  "up-and-down": () => import("./up-and-down/Table.svelte"),
  "auf-und-ab": () => import("./auf-und-ab/Table.svelte"),
  dnup: () => import("./dnup/Table.svelte"),
};

export async function gameOf(game: string): Promise<Component<GameProps>> {
  const load = TABLES[game];
  if (load === undefined) throw new Error(`there is no game ${game}`);
  return (await load()).default;
}
