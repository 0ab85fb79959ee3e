// The pictures to rules, by number: each game brings its own.
import type { Component } from "svelte";

export type RulePictures = Record<string, Component>;

const FOUND = import.meta.glob<RulePictures>("../games/*/rules/index.ts", {
  eager: true,
  import: "pictures",
});

export const PICTURES: RulePictures = Object.assign({}, ...Object.values(FOUND));
