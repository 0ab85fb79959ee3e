// The pictures to the rules of this game.
import type { RulePictures } from "../../../rules/pictures";
import OneTurned from "./OneTurned.svelte";
import SetTurned from "./SetTurned.svelte";

export const pictures: RulePictures = { "DN-1": OneTurned, "DN-12": SetTurned };
