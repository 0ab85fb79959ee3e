// A move of a game that these pages do not know, in words.
import { t } from "../../lib/words.svelte";
import { tell } from "../../table/phrases";
import type { AnyMove } from "../../wire";
import { games } from "../list.svelte";

/** "sun 7": by the words that the game brings for its moves; where it has none, the move's name and parts. */
export function labelOf(game: string, { move, ...parts }: AnyMove, names: readonly string[]): string {
  const phrases = games.find(game)?.moves ?? {};
  return tell(phrases, move, parts, { say: t, name: (seat) => names[seat] ?? "" });
}
