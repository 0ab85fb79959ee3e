// Texts that the tables of several games share.
import { t } from "../lib/words.svelte";
import { listed as listedBy } from "./phrases";

/** "1, 2 and 3" */
export function listed(parts: readonly string[]): string {
  return listedBy(parts, t);
}
