// A game in four pictures with a sentence each: goal, a turn, what wins or fits, and the end. A game brings them in its
// folder, as rules/scenes.ts; a game without them has none.
import type { Component } from "svelte";

export interface Scene {
  /** The messages with its heading and its sentence: the picture alone says nothing to those who do not see it. */
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
