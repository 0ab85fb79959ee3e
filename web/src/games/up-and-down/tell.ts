// What happened, in one sentence.
import { t } from "../../lib/words.svelte";
import { cardName, suitName, valueOf, type Edition } from "./deck";
import type { Told } from "./stage.svelte";
import { trickOf } from "./view";

export interface Who {
  names: string[];
  me: number | null;
  edition: Edition;
}

const you = (who: Who, seat: number): { name: string; you: "yes" | "no" } => ({
  name: who.names[seat] ?? "",
  you: seat === who.me ? "yes" : "no",
});

export function tell(told: Told, who: Who): string {
  const { code, values } = told.line;
  const by = you(who, values.seat as number);
  if (code === "up-and-down/flipped")
    return t(values.side === "up" ? "web-ud-flipped-up" : "web-ud-flipped-down", by);
  if (code === "up-and-down/rotated") {
    const mine = who.me === null ? undefined : (values.suits as string[])[who.me];
    const rotated = t("web-ud-rotated", by);
    return mine === undefined
      ? rotated
      : `${rotated} ${t("web-ud-your-suit", { suit: suitName(who.edition, mine) })}`;
  }
  if (code === "up-and-down/rolled") {
    const [first = 0, second = 0] = values.dice as number[];
    return t("web-ud-rolled", { ...by, first, second, trump: values.trump as number });
  }
  return code === "up-and-down/trick" ? tellTrick(told, who) : "";
}

function tellTrick(told: Told, who: Who): string {
  const { cards, verdicts, winner, taken } = trickOf(told.line);
  if (winner === null) {
    if (verdicts.every((verdict) => verdict === "cancelled")) return t("web-ud-pot-cancelled");
    return t(verdicts.includes("cancelled") ? "web-ud-pot-mixed" : "web-ud-pot-none-counts");
  }
  const card = cards[winner] ?? "";
  const counting = verdicts.filter((verdict) => verdict === "wins" || verdict === "beaten").length;
  let why = told.side === "up" ? "web-ud-takes-high" : "web-ud-takes-low";
  if (counting === 1) why = "web-ud-takes-only";
  else if (valueOf(card) === told.trump) why = "web-ud-takes-trump";
  const takes = t(why, { ...you(who, winner), card: cardName(who.edition, card) });
  return taken > 1 ? `${takes} ${t("web-ud-with-pot", { more: taken - 1 })}` : takes;
}

/** One after the other, as that language lists them. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return t("list-and", { first: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
}
