// The label of a move of a game that is not built in.
import { t } from "../../lib/words.svelte";
import { render } from "../../table/phrases";
import type { AnyMove } from "../../wire";
import { games } from "../list.svelte";

/** "sun 7": the game's own name of the move; without one, the move's name and parts. */
export function labelOf(game: string, { move, ...parts }: AnyMove, names: readonly string[]): string {
  const phrases = games.find(game)?.moves ?? {};
  return render(phrases, move, parts, { say: t, name: (seat) => names[seat] ?? "" });
}
