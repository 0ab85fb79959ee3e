// With reduced motion, a change fades in at its place.
import { prefersReducedMotion } from "svelte/motion";

const FADE = 200;

/** Fades in an element that has changed, if the user prefers reduced motion. */
export function fadeChange(node: Element | undefined): void {
  if (prefersReducedMotion.current) node?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
}
