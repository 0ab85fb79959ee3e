// What happened, in one sentence; and why something is not possible.
import { t } from "../../lib/words.svelte";
import { listed } from "../../table/card-words";
import { cardName, suitName, valueOf, type Edition } from "./deck";
import type { Problem } from "./hands.svelte";
import type { Told } from "./stage.svelte";
import { trickOf, type View } from "./view";

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

const WHY = [
  "not-the-chef",
  "not-to-choose",
  "bad-change",
  "bad-choice",
  "not-held",
  "round-over",
  "game-over",
];

/** Why the server refused, and what can be done instead. */
export function reason({ code, message }: Problem["refused"], view: View, names: readonly string[]): string {
  const why = code.replace("rules/", "");
  if (!WHY.includes(why)) return message;
  const waiting = view.turn.map((seat) => names[seat] ?? "");
  return t(`web-ud-why-${why}`, { name: names[view.chef] ?? "", names: listed(waiting) });
}
