// Who asked for less motion sees a change fade in where it is.
import { prefersReducedMotion } from "svelte/motion";

const FADE = 200;

/** Fades in what has changed, if motion is to be reduced. */
export function fadeChange(node: Element | undefined): void {
  if (prefersReducedMotion.current) node?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
}
