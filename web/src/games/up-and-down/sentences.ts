// The sentences of Up & Down: what happened, the next step, and why something is not possible.
import { t } from "../../lib/words.svelte";
import { refusalText } from "../../play/refusals";
import { listed } from "../../table/card-words";
import type { Refused } from "../../wire";
import { cardName, suitName, valueOf, type Edition } from "./deck";
import type { Announced } from "./stage.svelte";
import type { TrickFacts, View } from "./view";

export interface Who {
  names: string[];
  me: number | null;
  edition: Edition;
}

const you = (who: Who, seat: number): { name: string; you: "yes" | "no" } => ({
  name: who.names[seat] ?? "",
  you: seat === who.me ? "yes" : "no",
});

/** The text about a tapped seat or its card: `seat:1`, `slot:1`. */
export function aboutPlace(at: string, view: View, who: Who): string {
  const [kind, number] = at.split(":");
  const seat = Number(number);
  const named = you(who, seat);
  if (kind === "seat") {
    const hand = view.hands[seat] ?? 0;
    return t("web-ud-about-seat", {
      ...named,
      suit: suitName(who.edition, view.suits[seat] ?? ""),
      tricks: t("web-ud-tricks", { count: view.tricks[seat] ?? 0 }),
      cards: t("cards", { count: typeof hand === "number" ? hand : hand.length }),
    });
  }
  if (kind !== "slot") return "";
  if (seat === who.me || view.phase !== "choose") return t("web-ud-about-place", named);
  return t(view.chosen[seat] === null ? "web-ud-is-thinking" : "web-ud-has-chosen", named);
}

export function sentence(announced: Announced, who: Who): string {
  const { line } = announced;
  switch (line.code) {
    case "up-and-down/flipped": {
      const { seat, side } = line.values;
      return t(side === "up" ? "web-ud-flipped-up" : "web-ud-flipped-down", you(who, seat));
    }
    case "up-and-down/rotated": {
      const { seat, suits } = line.values;
      const mine = who.me === null ? undefined : suits[who.me];
      const rotated = t("web-ud-rotated", you(who, seat));
      return mine === undefined
        ? rotated
        : `${rotated} ${t("web-ud-your-suit", { suit: suitName(who.edition, mine) })}`;
    }
    case "up-and-down/rolled": {
      const { seat, dice, trump } = line.values;
      return t("web-ud-rolled", { ...you(who, seat), first: dice[0], second: dice[1], trump });
    }
    case "up-and-down/trick":
      return trickSentence(line.values, announced, who);
    default:
      return "";
  }
}

/** The next step, and who has to make it. */
export function nextStep(view: View, { names, me }: Who): string {
  if (view.phase === "over") return "";
  if (view.phase === "change") {
    if (view.chef === me) return t("web-ud-you-change");
    return t("web-ud-changes", { name: names[view.chef] ?? "" });
  }
  if (me !== null && view.turn.includes(me)) return t("web-ud-you-choose");
  if (view.turn.length === 0) return "";
  return t("web-ud-waiting", { names: listed(view.turn.map((seat) => names[seat] ?? "")) });
}

function trickSentence(
  { cards, verdicts, winner, taken }: TrickFacts,
  announced: Announced,
  who: Who,
): string {
  if (winner === null) {
    if (verdicts.every((verdict) => verdict === "cancelled")) return t("web-ud-pot-cancelled");
    return t(verdicts.includes("cancelled") ? "web-ud-pot-mixed" : "web-ud-pot-none-counts");
  }
  const card = cards[winner] ?? "";
  const counting = verdicts.filter((verdict) => verdict === "wins" || verdict === "beaten").length;
  let why = announced.side === "up" ? "web-ud-takes-high" : "web-ud-takes-low";
  if (counting === 1) why = "web-ud-takes-only";
  else if (valueOf(card) === announced.trump) why = "web-ud-takes-trump";
  const takes = t(why, { ...you(who, winner), card: cardName(who.edition, card) });
  return taken > 1 ? `${takes} ${t("web-ud-with-pot", { more: taken - 1 })}` : takes;
}

const WHY = {
  prefix: "web-ud-why-",
  codes: ["not-the-chef", "not-to-choose", "bad-change", "bad-choice", "not-held", "round-over", "game-over"],
};

/** Why the server refused a move, and what is possible instead. */
export function reason(
  refused: Pick<Refused, "code" | "message">,
  view: View,
  names: readonly string[],
): string {
  const waiting = view.turn.map((seat) => names[seat] ?? "");
  return refusalText(refused, WHY, { name: names[view.chef] ?? "", names: listed(waiting) });
}
