// Drags cards to the places where they are played. A card is `data-drag` with its name, a place that takes cards is
// `data-drop` with its name. While a card is dragged, the root of the table has `data-drags`, the card `data-dragged`,
// and the place under the pointer `data-over`, for the styles of a game. A tap stays a tap, and keys are not touched.
import { prefersReducedMotion } from "svelte/motion";
import type { Attachment } from "svelte/attachments";
import { EASE } from "./travel";

/** The distance in pixels after which a press becomes a drag. */
const THRESHOLD = 8;
const BACK = 160;

export interface Drags {
  /** Whether that card may be dragged now. May also prepare the drag, for example by selecting the card. */
  lift?: (card: string, node: HTMLElement) => boolean | void;
  /** Whether that place accepts the card; without it, every place does. */
  takes?: (card: string, place: string) => boolean;
  /** Called when the card is dropped on a place. It stays there until the promise resolves, and goes back if it is
   * still on the page. */
  drop: (card: string, place: string, node: HTMLElement) => unknown;
  /** Called at the end of the drag, with or without a place. */
  end?: (card: string) => void;
}

/** One card on its way. */
class Carried {
  #place: HTMLElement | null = null;
  readonly card: string;

  constructor(
    private readonly root: HTMLElement,
    private readonly node: HTMLElement,
    private readonly drags: Drags,
  ) {
    this.card = node.dataset.drag ?? "";
    root.dataset.drags = this.card;
    node.dataset.dragged = "";
    // Only a positioned element can be above the others.
    if (getComputedStyle(node).position === "static") node.style.position = "relative";
  }

  get place(): string | undefined {
    return this.#place?.dataset.drop;
  }

  move(x: number, y: number, from: DOMPoint): void {
    // Added to `transform`, which has the card's place in the hand.
    this.node.style.translate = `${x - from.x}px ${y - from.y}px`;
    this.#hover(this.#under(x, y));
  }

  /** The first place below the pointer that accepts the card. */
  #under(x: number, y: number): HTMLElement | null {
    for (const found of document.elementsFromPoint(x, y)) {
      if (this.node.contains(found)) continue;
      const place = found.closest<HTMLElement>("[data-drop]");
      if (place === null || !this.root.contains(place)) continue;
      if (this.drags.takes?.(this.card, place.dataset.drop ?? "") ?? true) return place;
    }
    return null;
  }

  #hover(place: HTMLElement | null): void {
    if (place === this.#place) return;
    if (this.#place !== null) delete this.#place.dataset.over;
    if (place !== null) place.dataset.over = "";
    this.#place = place;
  }

  async letGo(drop: boolean): Promise<void> {
    const { place } = this;
    this.#hover(null);
    delete this.root.dataset.drags;
    if (drop && place !== undefined) {
      await this.drags.drop(this.card, place, this.node);
      await new Promise((done) => requestAnimationFrame(done));
    }
    this.#back();
    this.drags.end?.(this.card);
  }

  #back(): void {
    const { node } = this;
    const { translate } = node.style;
    node.style.translate = "";
    node.style.position = "";
    delete node.dataset.dragged;
    if (node.isConnected && !prefersReducedMotion.current)
      node.animate([{ translate }, { translate: "none" }], { duration: BACK, easing: EASE });
  }
}

/** For the root of a table: `{@attach dragsOf({ drop: (card, place) => ... })}`. */
export function dragsOf(drags: Drags): Attachment<HTMLElement> {
  return (root) => {
    let pressed: { node: HTMLElement; from: DOMPoint; pointer: number } | null = null;
    let carried: Carried | null = null;

    function down(event: PointerEvent): void {
      if (pressed !== null || !event.isPrimary || event.button !== 0) return;
      const node = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
      if (node === null) return;
      pressed = { node, from: new DOMPoint(event.clientX, event.clientY), pointer: event.pointerId };
    }
    function move(event: PointerEvent): void {
      if (pressed?.pointer !== event.pointerId) return;
      const { node, from } = pressed;
      if (!node.isConnected) return stop(false);
      if (carried === null) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
        if (drags.lift?.(node.dataset.drag ?? "", node) === false) {
          pressed = null;
          return;
        }
        carried = new Carried(root, node, drags);
      }
      event.preventDefault();
      carried.move(event.clientX, event.clientY, from);
    }
    function stop(drop: boolean): void {
      if (carried !== null) {
        addEventListener("click", swallow, { capture: true, once: true });
        // If the browser makes no click of the drag, the next click is a real one.
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
        void carried.letGo(drop);
      }
      pressed = null;
      carried = null;
    }
    function up(event: PointerEvent): void {
      if (pressed?.pointer === event.pointerId) stop(true);
    }
    function cancel(event: PointerEvent): void {
      if (pressed?.pointer === event.pointerId) stop(false);
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== "Escape" || carried === null) return;
      event.stopPropagation();
      stop(false);
    }

    root.addEventListener("pointerdown", down);
    // The browser's native drag and drop would take over the pointer.
    root.addEventListener("dragstart", prevent);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", key, { capture: true });
    return () => {
      stop(false);
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("dragstart", prevent);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key, { capture: true });
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const prevent = (event: Event): void => event.preventDefault();
