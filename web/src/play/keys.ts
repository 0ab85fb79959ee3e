// Keyboard control of a table. The cards of a hand are one stop of the Tab key; arrows go from card to card, and up to
// the places where the selected card can go. When the element with the focus leaves the table, the hand gets the focus.
import type { Attachment } from "svelte/attachments";

interface Rows {
  /** The CSS selector of the cards in the hand. */
  hand: string;
  /** CSS selectors of the elements that arrow up reaches from the hand, in this order. */
  above?: readonly string[];
}

/** For the root of a table: `{@attach keysOf({ hand: "[data-hand]" })}`. */
export function keysOf({ hand, above = [] }: Rows): Attachment<HTMLElement> {
  return (root) => {
    const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
    let focused: Element | null = null;
    let current: HTMLElement | null = null;
    let place = 0;

    /** The card that the Tab key reaches: the one that last had the focus, or the one that took its place. */
    function stop(cards: readonly HTMLElement[]): HTMLElement | undefined {
      if (current === null) return cards.find((card) => card.ariaPressed === "true") ?? cards[0];
      return cards.includes(current) ? current : cards[Math.min(place, cards.length - 1)];
    }
    function update(): void {
      const cards = all(hand);
      const reached = stop(cards);
      for (const card of cards) {
        const index = card === reached ? 0 : -1;
        if (card.getAttribute("tabindex") !== `${index}`) card.tabIndex = index;
      }
      const lost = focused !== null && !focused.isConnected;
      if (lost && document.activeElement === document.body) reached?.focus({ preventScroll: true });
    }
    function note({ target }: FocusEvent): void {
      focused = target instanceof Element ? target : null;
      const cards = all(hand);
      const at = cards.findIndex((card) => card === target);
      if (at < 0) return;
      [current, place] = [cards[at] ?? null, at];
      update();
    }
    function leave({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof Element && !root.contains(relatedTarget)) focused = null;
    }
    function press(event: KeyboardEvent): void {
      const cards = all(hand);
      const others = above.flatMap(all);
      const here = document.activeElement;
      const inHand = cards.some((card) => card === here);
      const goal = inHand
        ? (next(event.key, cards, here) ?? (event.key === "ArrowUp" ? others[0] : undefined))
        : event.key === "ArrowDown" && others.some((each) => each === here)
          ? stop(cards)
          : next(event.key, others, here);
      if (goal === undefined) return;
      event.preventDefault();
      goal.focus();
    }

    const watcher = new MutationObserver(update);
    watcher.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-pressed"] });
    root.addEventListener("focusin", note);
    root.addEventListener("focusout", leave);
    root.addEventListener("keydown", press);
    update();
    return () => {
      watcher.disconnect();
      root.removeEventListener("focusin", note);
      root.removeEventListener("focusout", leave);
      root.removeEventListener("keydown", press);
    };
  };
}

/** Left and right along the row; up and down to the nearest card above or below, where the row is broken. */
export function next(
  key: string,
  row: readonly HTMLElement[],
  here: Element | null,
): HTMLElement | undefined {
  const at = row.findIndex((each) => each === here);
  if (here === null || at < 0) return undefined;
  if (key === "ArrowLeft") return row[at - 1];
  if (key === "ArrowRight") return row[at + 1];
  if (key === "Home") return row[0];
  if (key === "End") return row.at(-1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const from = here.getBoundingClientRect();
  const away = (each: HTMLElement): number => Math.abs(each.getBoundingClientRect().left - from.left);
  return row
    .filter((each) => {
      const below = each.getBoundingClientRect().top - from.top;
      return key === "ArrowUp" ? below < -from.height / 2 : below > from.height / 2;
    })
    .sort((one, two) => away(one) - away(two))[0];
}
