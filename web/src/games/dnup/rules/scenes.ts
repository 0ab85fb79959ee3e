// The game in four pictures.
import type { Scene } from "../../../rules/scenes";
import End from "./End.svelte";
import Goal from "./Goal.svelte";
import Turn from "./Turn.svelte";
import Wins from "./Wins.svelte";

export const scenes: readonly Scene[] = [
  { title: "web-learn-goal", text: "web-learn-dn-goal", picture: Goal },
  { title: "web-learn-turn", text: "web-learn-dn-turn", picture: Turn },
  { title: "web-learn-wins", text: "web-learn-dn-wins", picture: Wins },
  { title: "web-learn-end", text: "web-learn-dn-end", picture: End },
];
