// Measures the room of a game's table, for the sizes of its cards.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The assumed heights of the page's head and of the window, before the layout. */
const HEAD = 56;
const WINDOW = { width: 1280, height: 800 };

/** The most that the height is reduced for long sentences, as a share; beyond it the table scrolls. */
const MOST_LACKING = 0.3;

/** For the root of a table: `bind:this={room.root} bind:clientWidth={room.across} bind:clientHeight={room.down}`. It
 * may fill the main part of the page, which is the window without the head, or the element with `data-room`. * Sizes
 * are computed from the height. If a table becomes higher than its place, because a sentence needs one more line, the
 * reported height is reduced by the difference and stays so until the window changes: nothing jumps back and forth. */
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

  /** Measures again after the cards have their new size. */
  #measureSoon(): void {
    requestAnimationFrame(() => {
      const over = (this.#root?.clientHeight ?? 0) - this.#left;
      const lacking = Math.min(this.#lacking + over, this.#left * MOST_LACKING);
      if (this.#left === 0 || over < 1 || lacking === this.#lacking) return;
      this.#lacking = lacking;
      // Some sizes begin to shrink only below a certain height.
      this.#measureSoon();
    });
  }
}

export function within(least: number, value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
