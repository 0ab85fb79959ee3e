// The drawings of things that log sentences name.
import type { Component } from "svelte";
import { moduleOf } from "../games/registry";
import type { LineView } from "../wire";
import { markedIn } from "./drawn";

/** Must be created while a component is initialized. */
export class Pictures {
  /** The component that draws a thing by its name; until it is loaded, the names are shown. */
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

  /** The line with a mark around each name of a drawn thing. */
  mark(line: LineView): LineView {
    const drawn = this.#drawn;
    return drawn === undefined || line.code.startsWith("table/") ? line : markedIn(line, drawn.name);
  }

  isDrawn(name: string): boolean {
    return this.#drawn?.name.test(name) ?? false;
  }
}
