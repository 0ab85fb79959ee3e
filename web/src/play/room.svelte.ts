// How much room a game's table has, for the sizes of its cards.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** How high the head of the page is, and the window, as long as nothing is laid out. */
const HEAD = 56;
const WINDOW = { width: 1280, height: 800 };

/** The most that cards shrink for long sentences, as a part of the height; beyond it the table scrolls. */
const MOST_LACKING = 0.3;

/** For the root of a table: `bind:this={room.root} bind:clientWidth={room.across} bind:clientHeight={room.down}`. What it
 * may fill is the main part of the page, which is all that the head leaves of the window, or what has `data-room`.
 *
 * Sizes are worked out from the height. Where a table turns out higher than its place, because a sentence needs one more
 * line, the height that is told shrinks by as much and stays so until the window changes: nothing jumps back and forth. */
export class Room {
  #across = $state(0);
  #down = 0;
  #root = $state.raw<HTMLElement>();
  #left = $state(0);
  #lacking = $state(0);
  #watcher: ResizeObserver | undefined;

  get root(): HTMLElement | undefined {
    return this.#root;
  }
  set root(root: HTMLElement | undefined) {
    this.#root = root;
    this.#watcher?.disconnect();
    const main = root?.closest("[data-room], main");
    if (!main) return;
    this.#watcher = new ResizeObserver(([entry]) => {
      this.#left = entry?.contentRect.height ?? 0;
      this.#lacking = 0;
    });
    this.#watcher.observe(main);
  }
  get across(): number {
    return this.#across;
  }
  set across(across: number) {
    this.#across = across;
    this.#lacking = 0;
    this.#measureSoon();
  }
  get down(): number {
    return this.#down;
  }
  set down(down: number) {
    this.#down = down;
    this.#measureSoon();
  }
  get width(): number {
    return this.#across || (innerWidth.current ?? WINDOW.width);
  }
  get height(): number {
    return (this.#left || (innerHeight.current ?? WINDOW.height) - HEAD) - this.#lacking;
  }

  /** Once the cards have the size that was worked out for this window. */
  #measureSoon(): void {
    requestAnimationFrame(() => {
      const over = (this.#root?.clientHeight ?? 0) - this.#left;
      const lacking = Math.min(this.#lacking + over, this.#left * MOST_LACKING);
      if (this.#left === 0 || over < 1 || lacking === this.#lacking) return;
      this.#lacking = lacking;
      // Some sizes only begin to shrink after a while.
      this.#measureSoon();
    });
  }
}

export function within(least: number, value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
