// The pictures of what sentences of the log name.
import type { Component } from "svelte";
import { moduleOf } from "../games/registry";
import type { LineView } from "../wire";
import { markedIn } from "./drawn";

/** To be made while a component starts. */
export class Pictures {
  /** Draws a thing by its name; until it has come, the names stand there. */
  Picture = $state.raw<Component<{ name: string }> | null>(null);

  constructor(private readonly game: () => string) {
    $effect(() => {
      void this.#drawn?.picture().then(
        (found) => (this.Picture = found.default),
        () => null,
      );
    });
  }

  get #drawn() {
    return moduleOf(this.game())?.drawn;
  }

  /** The line, with a mark around each name that is drawn. */
  mark(line: LineView): LineView {
    const drawn = this.#drawn;
    return drawn === undefined || line.code.startsWith("table/") ? line : markedIn(line, drawn.name);
  }

  isDrawn(name: string): boolean {
    return this.#drawn?.name.test(name) ?? false;
  }
}
