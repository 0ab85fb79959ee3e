// The pictures of rules by number, from the folders of the games.
import type { Component } from "svelte";

export type RulePictures = Record<string, Component>;

const FOUND = import.meta.glob<RulePictures>("../games/*/rules/index.ts", {
  eager: true,
  import: "pictures",
});

export const PICTURES: RulePictures = Object.assign({}, ...Object.values(FOUND));
