// The player's selection in Up & Down: the previewed change, or the lifted card.
import type { Preview } from "../../play/preview";
import { Selection } from "../../play/selection.svelte";
import type { Move } from "./view";

/** A change that the trick boss may make. */
export type Change = Preview<Move>;

export class UpAndDownSelection extends Selection<Move> {
  picked = $state<string | null>(null);

  override clear(): void {
    super.clear();
    this.picked = null;
  }

  protected override select(move: Move): void {
    if (move.move === "choose") this.picked = move.card;
    else super.select(move);
  }
}
