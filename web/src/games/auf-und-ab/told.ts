// What happened and what can be done now, in sentences.
import { t } from "../../lib/words.svelte";
import { listed } from "../../table/card-words";
import type { LineView } from "../../wire";
import type { Choice } from "./choice.svelte";
import { can, playsOf } from "./moves";
import { bare, brief, sumOf, valueOf } from "./symbols";

interface Facts {
  seat: number;
  card: string;
  onto: string;
  pile: [number, number];
  discard: string | string[];
  take: string;
  begins: number;
  sums: number[];
  seats: number[];
}

/** Where a pile has just gone. */
export interface Step {
  seat: number;
  pile: number;
  change: number;
}

export function isOurs(line: LineView): boolean {
  return line.code.startsWith("auf-und-ab/") || line.code === "table/took-back";
}

/** What happened since the cards were dealt. */
function thisMatch(lines: readonly LineView[]): LineView[] {
  return lines.slice(lines.map(({ code }) => code).lastIndexOf("table/dealt") + 1).filter(isOurs);
}

/** A line of the log in a sentence or two; `me` is spoken to. */
export function told(line: LineView, names: readonly string[], me: number | null): string {
  const facts = line.values as unknown as Facts;
  const name = names[facts.seat] ?? "";
  const mine = facts.seat === me;
  switch (line.code) {
    case "auf-und-ab/laid":
      return mine ? t("web-aa-you-lay") : t("web-aa-lays", { name });
    case "table/took-back":
      return mine ? t("web-aa-you-take-back") : t("web-aa-takes-back", { name });
    case "auf-und-ab/revealed":
      return begins(facts, names[facts.begins] ?? "", me);
    case "auf-und-ab/played":
      return played(facts, names, me);
    case "auf-und-ab/drew": {
      const card = brief(facts.discard as string);
      return mine ? t("web-aa-you-draw", { card }) : t("web-aa-draws", { name, card });
    }
    case "auf-und-ab/swapped": {
      const values = {
        name,
        cards: listed((facts.discard as string[]).map(brief)),
        taken: brief(facts.take),
      };
      return mine ? t("web-aa-you-swap", values) : t("web-aa-swaps", values);
    }
    case "auf-und-ab/kept":
      return mine ? t("web-aa-you-keep") : t("web-aa-keeps", { name });
    case "auf-und-ab/buried":
      return mine ? t("web-aa-you-bury") : t("web-aa-buries", { name });
    case "auf-und-ab/last-turns":
      return mine ? t("web-aa-you-out") : t("web-aa-out", { name });
    case "auf-und-ab/round-over":
      return t("game-over");
    default:
      return "";
  }
}

function played({ seat, card, onto, pile }: Facts, names: readonly string[], me: number | null): string {
  const change = valueOf(card) - valueOf(onto);
  const values = {
    name: names[seat] ?? "",
    owner: names[pile[0]] ?? "",
    card: brief(card),
    onto: bare(onto),
    change: change > 0 ? `+${change}` : `−${-change}`,
  };
  if (seat === me) return pile[0] === me ? t("web-aa-you-play-own", values) : t("web-aa-you-play", values);
  if (pile[0] === me) return t("web-aa-plays-yours", values);
  return pile[0] === seat ? t("web-aa-plays-own", values) : t("web-aa-plays", values);
}

/** All that one move brought about. */
export function latest(lines: readonly LineView[], names: readonly string[], me: number | null): string {
  const ours = thisMatch(lines);
  const number = ours.at(-1)?.number;
  const last = ours.filter((line) => line.number === number && line.code !== "auf-und-ab/round-over");
  return last.map((line) => told(line, names, me)).join(" ");
}

/** The piles that have moved since I last moved; my own last move if nobody has moved since. */
export function recentSteps(lines: readonly LineView[], me: number | null): Step[] {
  const steps: Step[] = [];
  for (const line of thisMatch(lines).reverse()) {
    const { seat, card, onto, pile } = line.values as unknown as Facts;
    if (line.code === "auf-und-ab/revealed") break;
    if (seat === me && steps.length > 0) break;
    if (line.code === "auf-und-ab/played") {
      steps.push({ seat: pile[0], pile: pile[1], change: valueOf(card) - valueOf(onto) });
      if (me === null) break;
    }
    if (seat === me) break;
  }
  return steps;
}

/** One clear next step. */
export function nextStep(choice: Choice): string {
  const { view, moves, picked, active } = choice;
  if (view.over || view.phase === "over") return t("game-over");
  if (moves.length === 0) return choice.waiting();
  if (view.phase === "lay") {
    if (choice.ready !== undefined) return t("web-aa-now-lay-ready", { points: sumOf(picked) });
    if (picked.length === 0) return t("web-aa-now-lay", { count: choice.toLay });
    return t("web-aa-now-lay-more", { count: choice.toLay - picked.length, points: sumOf(picked) });
  }
  if (choice.swapping) return swapStep(choice);
  if (active === null) return t(view.last_turns === null ? "web-aa-now-pick" : "web-aa-now-pick-last");
  const fits = playsOf(moves, active).length;
  const values = { card: brief(active), count: fits };
  if (view.phase === "drawn")
    return fits > 0 ? t("web-aa-now-new", values) : t("web-aa-now-new-nowhere", values);
  const first = fits > 0 ? t("web-aa-now-fits", values) : t("web-aa-now-fits-nowhere", values);
  const draw = can(moves, "draw");
  const other =
    fits > 0 ? (draw ? "web-aa-or-draw" : "web-aa-or-bury") : draw ? "web-aa-then-draw" : "web-aa-then-bury";
  return `${first} ${t(other)}`;
}

function swapStep({ picked, wanted }: Choice): string {
  const cards = listed(picked.map(brief));
  if (picked.length === 2 && wanted !== null)
    return t("web-aa-now-swap-ready", { cards, taken: brief(wanted) });
  if (picked.length === 2) return t("web-aa-now-swap-open", { cards });
  if (wanted === null) return t("web-aa-now-swap");
  return t("web-aa-now-swap-own", { count: 2 - picked.length, taken: brief(wanted) });
}

/** AA-5: the lowest sum begins, on a tie the lowest single card. */
function begins({ begins: seat, sums }: Facts, name: string, me: number | null): string {
  const tie = sums.filter((sum) => sum === Math.min(...sums)).length > 1;
  if (seat === me) return t(tie ? "web-aa-you-begin-tie" : "web-aa-you-begin");
  return t(tie ? "web-aa-begins-tie" : "web-aa-begins", { name });
}
