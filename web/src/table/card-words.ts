// What cards and suits are called in sentences, in any language; as in the `text.py` of each game, but that a card of
// Auf und Ab goes by its value, as the browser's table says it.
import { t } from "../lib/words.svelte";

/** UD-2: an H is a heart in one edition and a hat in the other. The words are `suit-…` and `card-…`. */
const CLASSIC: Record<string, string> = { D: "diamonds", H: "hearts", S: "spades", C: "clubs" };
const LUDOLUX: Record<string, string> = { F: "feather", M: "monocle", H: "hat", R: "rose" };

const JOKER = "-";

function wordOf(edition: unknown, suit: string): string | undefined {
  return (edition === "ludolux" ? LUDOLUX : CLASSIC)[suit];
}

/** "hearts"; a letter of another deck stands for itself. */
export function suitWord(edition: unknown, suit: string): string {
  const word = wordOf(edition, suit);
  return word === undefined ? suit : t(`suit-${word}`);
}

/** "queen of hearts" */
export function suitedCard(edition: unknown, card: string): string {
  const word = wordOf(edition, card.slice(0, 1));
  return word === undefined ? card : t(`card-${word}`, { value: Number(card.slice(1)) });
}

/** AA-2: the symbols are worth 1, 2, 4 and so on. */
export function valueOf(card: string): number {
  return card === JOKER ? 0 : [...card].reduce((sum, symbol) => sum + 2 ** (symbol.charCodeAt(0) - 65), 0);
}

/** "21", "joker" */
export function symbolCard(card: string): string {
  return card === JOKER ? t("aa-joker") : `${valueOf(card)}`;
}

/** DN-12: a card as it comes to the hand, "4/3" for "3/4". */
export function turned(card: string): string {
  return card.split("/").reverse().join("/");
}

/** "1, 2 and 3" */
export function listed(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? "";
  return parts.length < 2 ? last : t("list-and", { first: parts.slice(0, -1).join(", "), last });
}
