// Keys: arrows in the hand, up to what the picked card can do, down to the hand again.

function all(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

export function handCards(root: HTMLElement): HTMLElement[] {
  return all(root, "[data-hand]");
}

export function steer(event: KeyboardEvent, root: HTMLElement): void {
  const here = document.activeElement;
  const hand = handCards(root);
  const lit = all(root, ".pile[data-lit]").concat(all(root, "[data-lit]:not(.pile)"));
  const inHand = hand.indexOf(here as HTMLElement);
  const inLit = lit.indexOf(here as HTMLElement);
  const row = inHand >= 0 ? hand : lit;
  const place = inHand >= 0 ? inHand : inLit;
  if (place < 0) return;
  const goal = {
    ArrowLeft: row[place - 1],
    ArrowRight: row[place + 1],
    Home: row[0],
    End: row.at(-1),
    ArrowUp: inHand >= 0 ? lit[0] : undefined,
    ArrowDown:
      inHand < 0 ? (root.querySelector<HTMLElement>('[data-hand][tabindex="0"]') ?? undefined) : undefined,
  }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  goal.focus();
}
