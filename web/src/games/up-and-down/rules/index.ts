// The pictures to the rules of this game.
import type { RulePictures } from "../../../rules/pictures";
import SameValues from "./SameValues.svelte";
import ThreeChanges from "./ThreeChanges.svelte";

export const pictures: RulePictures = { "UD-10": ThreeChanges, "UD-12": SameValues };
