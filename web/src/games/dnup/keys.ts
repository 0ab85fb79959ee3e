// Arrow keys in the hand: left and right along it, up and down to the card above or below.
export function nextCard(key: string, cards: readonly HTMLElement[], at: number): HTMLElement | null {
  const now = cards[at];
  if (now === undefined) return null;
  if (key === "ArrowRight") return cards[at + 1] ?? cards[0] ?? null;
  if (key === "ArrowLeft") return cards[at - 1] ?? cards[cards.length - 1] ?? null;
  if (key === "Home") return cards[0] ?? null;
  if (key === "End") return cards[cards.length - 1] ?? null;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const from = now.getBoundingClientRect();
  const row = cards.filter((card) => {
    const { top } = card.getBoundingClientRect();
    return key === "ArrowUp" ? top < from.top - from.height / 2 : top > from.top + from.height / 2;
  });
  const away = (card: HTMLElement): number => Math.abs(card.getBoundingClientRect().left - from.left);
  return row.sort((a, b) => away(a) - away(b))[0] ?? null;
}
