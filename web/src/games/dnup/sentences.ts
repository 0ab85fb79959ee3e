// The sentences of dnup: what happened, with names; the next step; why something is not possible.
import { t } from "../../lib/words.svelte";
import { refusalText, ruleCode } from "../../play/refusals";
import { listed } from "../../table/card-words";
import type { LineView, MatchView } from "../../wire";
import { isLineOf } from "../narrow";
import { active, ends, turned } from "./cards";
import type { DnupProblem, DnupSelection } from "./selection.svelte";
import { heldBy, type DnupView } from "./view";

/** From this many turns without a discard on, the table shows their number. */
export const QUIET_MANY = 50;

/** The names of all seats, and my own seat. */
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

/** How many points win, with so many players; of two, how many rounds. */
export const goalOf = (players: number): number => (players === 2 ? 2 : 4);

/** "1 of 4 points" */
export function pointsOf(score: number, players: number): string {
  return t(players === 2 ? "web-dn-rounds-won" : "web-dn-points", { score, goal: goalOf(players) });
}

/** What a tap on somebody's place tells: how many cards they hold, and their points. "" for other places. */
export function aboutSeat(at: string, match: MatchView, { names, me }: People): string {
  const [kind, number] = at.split(":");
  if (kind !== "seat") return "";
  const seat = Number(number);
  const { seen, hidden } = heldBy(match, seat);
  const points = pointsOf(match.view.scores[seat] ?? 0, names.length);
  const facts = `${t("cards", { count: seen.length + hidden })}, ${points}`;
  return t("web-about-seat", { name: seat === me ? t("web-table-you") : (names[seat] ?? ""), facts });
}

/** The sentence of a log line; "" if it adds nothing new. */
export function sentence(line: LineView, { names, me }: People): string {
  if (!isLineOf(line, "dnup")) return "";
  const name = (seat: number): string => names[seat] ?? "";
  if (line.code === "dnup/round-over") {
    const { round, void: isVoid, limit } = line.values;
    return isVoid
      ? t("dn-round-void", { round: round + 1, turns: limit })
      : t("round-over", { round: round + 1 });
  }
  const who = name(line.values.seat);
  const you = line.values.seat === me ? "yes" : "no";
  const whose = (owner: number): string => (you === "yes" ? "you" : owner === me ? "yours" : "theirs");
  switch (line.code) {
    case "dnup/played":
      return t("web-dn-played", { you, name: who, set: setName(line.values.cards) });
    case "dnup/added": {
      const { to, value } = line.values;
      return t("web-dn-added", { whose: whose(to), name: who, owner: name(to), value });
    }
    case "dnup/took": {
      const { from, cards, turned } = line.values;
      const set = { set: setName(cards), values: values(turned) };
      return t("web-dn-took", { whose: whose(from), name: who, owner: name(from), ...set });
    }
    case "dnup/rotated":
      return t("web-dn-rotated", { you, name: who });
    case "dnup/beaten": {
      const { cards, turned } = line.values;
      return t("web-dn-beaten", { you, name: who, set: setName(cards), values: values(turned) });
    }
    case "dnup/out":
      return t("web-dn-out", { you, name: who, points: line.values.points });
    case "dnup/discarded":
    case "dnup/best":
      return "";
  }
}

/** The sentences of several lines, joined. */
export function sentences(lines: readonly LineView[], people: People): string {
  return lines
    .map((line) => sentence(line, people))
    .filter((text) => text !== "")
    .join(" ");
}

/** The next step. */
export function nextStep(selection: DnupSelection, view: DnupView, { names, me }: People): string {
  const turn = view.turn[0];
  if (turn === undefined) return "";
  if (selection.turning) return t(selection.myTurn ? "web-dn-step-turning" : "web-dn-step-turning-wait");
  if (!selection.myTurn) {
    if (me !== null && view.out.includes(me)) return t("web-dn-step-out", { name: names[turn] ?? "" });
    return t("web-turn-of", { name: names[turn] ?? "" });
  }
  if (selection.target !== null) {
    const incoming = selection.incoming.map(({ card }) => card);
    return t("web-dn-step-take", { set: setName(incoming.map(turned)), values: values(incoming) });
  }
  const picked = selection.picked.map(({ card }) => card);
  if (picked.length > 0) return pickedStep(selection, names, setName(picked));
  const lying = view.sets.some((areas, seat) => seat !== me && areas.some((cards) => cards.length > 0));
  const area = view.sets.length === 2 ? `${view.area}` : "none";
  return t(lying ? "web-dn-step-start" : "web-dn-step-start-empty", { area });
}

function pickedStep(selection: DnupSelection, names: readonly string[], set: string): string {
  const owners = [...new Set(selection.adds.map(({ seat }) => names[seat] ?? ""))];
  const last = owners.pop();
  const name =
    owners.length > 0 ? t("list-or", { first: owners.join(", "), last: last ?? "" }) : (last ?? "");
  if (selection.playMove === undefined)
    return name ? t("web-dn-step-add", { set, name }) : t("web-dn-step-cannot", { set });
  return name ? t("web-dn-step-play-or-add", { set, name }) : t("web-dn-step-play", { set });
}

const WHY = {
  prefix: "web-dn-why-",
  codes: [
    "not-higher",
    "not-higher-than-own",
    "add-not-higher",
    "other-value",
    "no-cards",
    "add-to-own",
    "take-own",
    "is-out",
    "not-on-turn",
  ],
};

/** Why the server refused a move, beginning with what is possible. */
export function reason({ refused, about }: DnupProblem, view: DnupView, names: readonly string[]): string {
  const { size, place } = about ?? { size: 0, place: null };
  const code = ruleCode(refused);
  const set = place === null ? [] : (view.sets[place.seat]?.[place.area - 1] ?? []);
  const wanted = code === "add-not-higher" ? set.length + 1 : size;
  const rival = view.sets.flat().find((cards) => cards.length === wanted && cards !== set);
  const value = active((code === "other-value" ? set : (rival ?? set))[0] ?? "");
  return refusalText(refused, WHY, { size: wanted, value, name: names[view.turn[0] ?? -1] ?? "" });
}
