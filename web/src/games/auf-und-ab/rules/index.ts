// The pictures to the rules of this game.
import type { RulePictures } from "../../../rules/pictures";
import OneSymbol from "./OneSymbol.svelte";
import Worth from "./Worth.svelte";

export const pictures: RulePictures = { "AA-2": Worth, "AA-7": OneSymbol };
