// The page of a table comes apart from the first page, which is to come quickly: it is asked for as soon as somebody is
// about to sit down, so that it is there when the table is.
import type { Component } from "svelte";
import { gameOf } from "../games/registry";
import { words } from "../lib/words.svelte";

export async function tablePage(): Promise<Component<{ id: string; invite: string }>> {
  const [{ default: TablePage }] = await Promise.all([
    import("./TablePage.svelte"),
    words.need("table", "play"),
  ]);
  return TablePage;
}

/** Loads what a table of that game will need. Failures are ignored here: the page of the table reports them. */
export function expectTable(game: string): void {
  for (const part of [tablePage(), gameOf(game), import("../fair/dealing")]) part.catch(() => undefined);
}
