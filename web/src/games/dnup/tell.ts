// dnup in sentences: what happened, with names; what I can do now; why something is not possible.
import { t } from "../../lib/words.svelte";
import { listed } from "../../table/card-words";
import type { LineView } from "../../wire";
import { active, ends, turned } from "./cards";
import type { Choice, Why } from "./choice.svelte";
import type { DnupView } from "./view";

const CODE = "dnup/";
const QUIET_LIMIT = 100;
/** From so many turns without a discard on, it is said. */
export const QUIET_MANY = 50;

/** Who is spoken of, and who I am. */
export interface People {
  names: readonly string[];
  me: number | null;
}

export function cardName(card: string): string {
  const [up, down] = ends(card);
  return t("web-dn-card", { active: up, inactive: down });
}

/** "a pair of 7s" */
export function setName(cards: readonly string[]): string {
  return t("web-dn-set", { size: cards.length, value: active(cards[0] ?? "") });
}

/** "4 and 6" */
export function values(cards: readonly string[]): string {
  return listed(cards.map((card) => `${active(card)}`));
}

/** A line of the log as a sentence, or "" where it tells nothing new. */
export function tell({ code, values: fact }: LineView, { names, me }: People): string {
  const name = (seat: unknown): string => names[seat as number] ?? "";
  const who = name(fact.seat);
  const you = fact.seat === me ? "yes" : "no";
  const cards = (fact.cards ?? []) as string[];
  switch (code) {
    case `${CODE}played`:
      return t("web-dn-played", { you, name: who, set: setName(cards) });
    case `${CODE}added`: {
      const whose = you === "yes" ? "you" : fact.to === me ? "yours" : "theirs";
      return t("web-dn-added", {
        whose,
        name: who,
        owner: name(fact.to),
        value: active(fact.card as string),
      });
    }
    case `${CODE}took`: {
      const whose = you === "yes" ? "you" : fact.from === me ? "yours" : "theirs";
      const owner = name(fact.from);
      return t("web-dn-took", {
        whose,
        name: who,
        owner,
        set: setName(cards),
        values: values(cards.map(turned)),
      });
    }
    case `${CODE}rotated`:
      return t("web-dn-rotated", { you, name: who });
    case `${CODE}beaten`:
      return t("web-dn-beaten", { you, name: who, set: setName(cards), values: values(cards.map(turned)) });
    case `${CODE}out`:
      return t("web-dn-out", { you, name: who, points: fact.points as number });
    case `${CODE}round-over`:
      if (fact.void) return t("dn-round-void", { round: (fact.round as number) + 1, turns: QUIET_LIMIT });
      return t("round-over", { round: (fact.round as number) + 1 });
    default:
      return "";
  }
}

/** What just happened, in one go. */
export function tellAll(lines: readonly LineView[], people: People): string {
  return lines
    .map((line) => tell(line, people))
    .filter((text) => text !== "")
    .join(" ");
}

/** One clear next step. */
export function nextStep(choice: Choice, view: DnupView, { names, me }: People): string {
  const turn = view.turn[0];
  if (turn === undefined) return "";
  if (choice.turning) return t(choice.myTurn ? "web-dn-step-turning" : "web-dn-step-turning-wait");
  if (!choice.myTurn) {
    if (me !== null && view.out.includes(me)) return t("web-dn-step-out", { name: names[turn] ?? "" });
    return t("web-turn-of", { name: names[turn] ?? "" });
  }
  if (choice.target !== null) {
    const incoming = choice.incoming.map(({ card }) => card);
    return t("web-dn-step-take", { set: setName(incoming.map(turned)), values: values(incoming) });
  }
  const picked = choice.picked.map(({ card }) => card);
  if (picked.length > 0) return pickedStep(choice, names, setName(picked));
  const lying = view.sets.some((areas, seat) => seat !== me && areas.some((cards) => cards.length > 0));
  const area = view.sets.length === 2 ? `${view.area}` : "none";
  return t(lying ? "web-dn-step-start" : "web-dn-step-start-empty", { area });
}

function pickedStep(choice: Choice, names: readonly string[], set: string): string {
  const owners = [...new Set(choice.adds.map(({ seat }) => names[seat] ?? ""))];
  const last = owners.pop();
  const name =
    owners.length > 0 ? t("list-or", { first: owners.join(", "), last: last ?? "" }) : (last ?? "");
  if (choice.playMove === undefined)
    return name ? t("web-dn-step-add", { set, name }) : t("web-dn-step-cannot", { set });
  return name ? t("web-dn-step-play-or-add", { set, name }) : t("web-dn-step-play", { set });
}

const WHY = [
  "not-higher",
  "not-higher-than-own",
  "add-not-higher",
  "other-value",
  "no-cards",
  "add-to-own",
  "take-own",
  "is-out",
  "not-on-turn",
];

/** Why the server refused, beginning with what is possible. */
export function reason({ refused, size, place }: Why, view: DnupView, names: readonly string[]): string {
  const code = refused.code.replace("rules/", "");
  if (!WHY.includes(code)) return refused.message;
  const set = place === null ? [] : (view.sets[place.seat]?.[place.area - 1] ?? []);
  const wanted = code === "add-not-higher" ? set.length + 1 : size;
  const rival = view.sets.flat().find((cards) => cards.length === wanted && cards !== set);
  const value = active((code === "other-value" ? set : (rival ?? set))[0] ?? "");
  return t(`web-dn-why-${code}`, { size: wanted, value, name: names[view.turn[0] ?? -1] ?? "" });
}
