// How much room a game's table has, for the sizes of its cards.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** How high the head of the page is, and the window, as long as nothing is laid out. */
const HEAD = 56;
const WINDOW = { width: 1280, height: 800 };

/** For the root of a table: `bind:this={room.root} bind:clientWidth={room.across} bind:clientHeight={room.down}`. What it
 * may fill is the main part of the page, which is all that the head leaves of the window, or what has `data-room`. */
export class Room {
  across = $state(0);
  down = $state(0);
  #root = $state.raw<HTMLElement>();
  #left = $state(0);
  #watcher: ResizeObserver | undefined;

  get root(): HTMLElement | undefined {
    return this.#root;
  }
  set root(root: HTMLElement | undefined) {
    this.#root = root;
    this.#watcher?.disconnect();
    const main = root?.closest("[data-room], main");
    if (!main) return;
    this.#watcher = new ResizeObserver(([entry]) => (this.#left = entry?.contentRect.height ?? 0));
    this.#watcher.observe(main);
  }
  get width(): number {
    return this.across || (innerWidth.current ?? WINDOW.width);
  }
  get height(): number {
    return this.#left || (innerHeight.current ?? WINDOW.height) - HEAD;
  }
}

export function within(least: number, value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
