// What every part of the table needs to know.
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
