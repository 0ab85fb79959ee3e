// Finds the part of the table that a step explains or asks the learner to tap, and its current position. Parts have
// names on the page (`data-at`). Of several taps, the next one follows from the taps made so far and from what the page
// shows.
import type { LessonStep } from "../wire";
import type { Box } from "./place";

const LOOK = 120;
/** How long to wait for a part that should be tapped, in milliseconds: cards may still be moving. */
const PATIENCE = 5000;
const MARK = "data-coach";

function find(root: HTMLElement, name: string): HTMLElement | null {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)];
  return found.find((each) => each.getClientRects().length > 0) ?? null;
}

function boxOf(node: HTMLElement): Box {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
}

export class Target {
  box = $state.raw<Box | null>(null);
  /** Whether the text can be shown: the thing that it explains is on the page, or will not come. */
  ready = $state(false);
  node: HTMLElement | null = null;
  #taps = 0;

  /** Follows the step; called from an effect. Returns the clean-up function. */
  follow(step: LessonStep, root: HTMLElement): () => void {
    const began = Date.now();
    this.#taps = 0;
    this.ready = false;
    const look = (): void => {
      const node = this.#next(step, root);
      if (node !== this.node) this.#mark(node, step.taps.length > 0);
      if (node !== null || step.at === "" || Date.now() - began > PATIENCE) this.ready = true;
      const box = node === null ? null : boxOf(node);
      if (JSON.stringify(box) !== JSON.stringify(this.box)) this.box = box;
    };
    const tapped = (event: Event): void => {
      const made = step.taps[this.#taps];
      if (made === undefined || !(event.target instanceof Element)) return;
      if (event.target.closest(`[data-at="${CSS.escape(made)}"]`) !== null) this.#taps += 1;
      setTimeout(look);
    };
    look();
    const timer = setInterval(look, LOOK);
    root.addEventListener("click", tapped, true);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      root.removeEventListener("click", tapped, true);
      removeEventListener("resize", look);
      this.#mark(null, false);
      this.box = null;
    };
  }

  /** Starts again from the first tap, after a wrong try. */
  again(): void {
    this.#taps = 0;
  }

  /** The part for the next tap, or an earlier one if the page does not show it. */
  #next(step: LessonStep, root: HTMLElement): HTMLElement | null {
    if (step.taps.length === 0) return step.at === "" ? null : find(root, step.at);
    for (let n = Math.min(this.#taps, step.taps.length - 1); n >= 0; n--) {
      const node = find(root, step.taps[n] ?? "");
      if (node !== null) return node;
    }
    return null;
  }

  #mark(node: HTMLElement | null, tap: boolean): void {
    this.node?.removeAttribute(MARK);
    this.node = node;
    node?.setAttribute(MARK, tap ? "tap" : "look");
  }
}
