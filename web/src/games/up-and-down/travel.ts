// Cards travel: from where they were to where they are. With reduced motion they fade.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const DURATION = 240;

/** Where things are: seats by their number, the pot as `pot`, the card that leaves my hand as `hand`. */
export class Places {
  #at = new Map<string, HTMLElement>();
  #left: DOMRect | null = null;

  /** For `{@attach places.keep("pot")}`. */
  keep(name: string): (node: HTMLElement) => () => void {
    return (node) => {
      this.#at.set(name, node);
      return () => {
        if (this.#at.get(name) === node) this.#at.delete(name);
      };
    };
  }

  leaves(node: HTMLElement): void {
    this.#left = node.getBoundingClientRect();
  }

  of(name: string): DOMRect | null {
    return name === "hand" ? this.#left : (this.#at.get(name)?.getBoundingClientRect() ?? null);
  }
}

/** A transition to or from another place; the other place is looked up when it begins. */
export function travel(
  node: HTMLElement,
  { place }: { place: () => DOMRect | null },
): () => TransitionConfig {
  return () => {
    const other = place();
    const here = node.getBoundingClientRect();
    if (other === null || prefersReducedMotion.current || here.width === 0) {
      return { duration: DURATION, css: (shown) => `opacity: ${shown}` };
    }
    const x = other.x + other.width / 2 - here.x - here.width / 2;
    const y = other.y + other.height / 2 - here.y - here.height / 2;
    const scale = Math.min(1.4, other.width / here.width, other.height / here.height);
    return {
      duration: DURATION,
      easing: cubicOut,
      css: (shown, gone) =>
        `transform: translate(${x * gone}px, ${y * gone}px) scale(${1 + (scale - 1) * gone}); opacity: ${0.2 + 0.8 * shown}`,
    };
  };
}
