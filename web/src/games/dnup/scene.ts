// The properties that all parts of the table need.
import type { Motion } from "../../play/motion.svelte";
import type { GameProps } from "../registry";
import type { DnupSelection } from "./selection.svelte";
import type { Spot } from "./view";

export interface Scene {
  game: GameProps;
  spots: Spot[];
  selection: DnupSelection;
  motion: Motion;
}
