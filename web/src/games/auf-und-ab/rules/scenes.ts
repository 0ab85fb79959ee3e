// The game in four pictures.
import type { Scene } from "../../../rules/scenes";
import End from "./End.svelte";
import Goal from "./Goal.svelte";
import Turn from "./Turn.svelte";
import Fits from "./Fits.svelte";

export const scenes: readonly Scene[] = [
  { title: "web-learn-goal", text: "web-learn-aa-goal", picture: Goal },
  { title: "web-learn-turn", text: "web-learn-aa-turn", picture: Turn },
  { title: "web-learn-fits", text: "web-learn-aa-fits", picture: Fits },
  { title: "web-learn-end", text: "web-learn-aa-end", picture: End },
];
