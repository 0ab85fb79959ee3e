// A game in four pictures with a sentence each: goal, a turn, what wins or fits, and the end. They are in the game's
// folder, in rules/scenes.ts, if it has them.
import type { Component } from "svelte";

export interface Scene {
  /** The messages of its heading and its sentence, which screen readers need. */
  title: string;
  text: string;
  picture: Component;
}

const FOUND = import.meta.glob<readonly Scene[]>("../games/*/rules/scenes.ts", {
  eager: true,
  import: "scenes",
});

export function scenesOf(game: string): readonly Scene[] {
  return FOUND[`../games/${game}/rules/scenes.ts`] ?? [];
}
