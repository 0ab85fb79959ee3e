// The sentences of Auf und Ab: what happened, and the next step.
import { t } from "../../lib/words.svelte";
import { listed } from "../../table/card-words";
import type { AufUndAbFacts, LineView } from "../../wire";
import { isLineOf } from "../narrow";
import type { AufUndAbSelection } from "./selection.svelte";
import { can, playsOf } from "./moves";
import { bare, brief, sumOf } from "./symbols";
import { handSize } from "./view";

/** The number of moves that screen readers can read again. */
const RECENT = 6;
/** The most lines of one move. */
const AT_ONCE = 3;

/** The last change of a pile. */
export interface Step {
  seat: number;
  pile: number;
  change: number;
}

/** The facts during play; the best turn is shown at the end. */
type Ours = Exclude<
  Extract<LineView, { code: `auf-und-ab/${string}` | "table/took-back" }>,
  { code: "auf-und-ab/best" }
>;

export function isOurs(line: LineView): line is Ours {
  if (line.code === "auf-und-ab/best") return false;
  return isLineOf(line, "auf-und-ab") || line.code === "table/took-back";
}

/** The lines since the cards were dealt. */
function thisMatch(lines: readonly LineView[]): Ours[] {
  return lines.slice(lines.map(({ code }) => code).lastIndexOf("table/dealt") + 1).filter(isOurs);
}

/** The sentences of a log line; `me` is addressed as 'you'. */
export function sentence(line: LineView, names: readonly string[], me: number | null): string {
  if (!isOurs(line)) return "";
  if (line.code === "auf-und-ab/revealed") return begins(line.values, names[line.values.begins] ?? "", me);
  if (line.code === "auf-und-ab/round-over") return t("game-over");
  const name = names[line.values.seat] ?? "";
  const mine = line.values.seat === me;
  switch (line.code) {
    case "auf-und-ab/laid":
      return mine ? t("web-aa-you-lay") : t("web-aa-lays", { name });
    case "table/took-back":
      return mine ? t("web-aa-you-take-back") : t("web-aa-takes-back", { name });
    case "auf-und-ab/played":
      return played(line.values, names, me);
    case "auf-und-ab/drew": {
      const card = brief(line.values.discard);
      return mine ? t("web-aa-you-draw", { card }) : t("web-aa-draws", { name, card });
    }
    case "auf-und-ab/swapped": {
      const { discard, take } = line.values;
      const values = { name, cards: listed(discard.map(brief)), taken: brief(take) };
      return mine ? t("web-aa-you-swap", values) : t("web-aa-swaps", values);
    }
    case "auf-und-ab/kept":
      return mine ? t("web-aa-you-keep") : t("web-aa-keeps", { name });
    case "auf-und-ab/buried":
      return mine ? t("web-aa-you-bury") : t("web-aa-buries", { name });
    case "auf-und-ab/last-turns":
      return mine ? t("web-aa-you-out") : t("web-aa-out", { name });
  }
}

type Played = AufUndAbFacts["played"];

function played(
  { seat, card, onto, pile, change }: Played,
  names: readonly string[],
  me: number | null,
): string {
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

/** The sentences of the last move and its effects. */
export function latest(lines: readonly LineView[], names: readonly string[], me: number | null): string {
  const ours = thisMatch(lines);
  const number = ours.at(-1)?.number;
  const last = ours.filter((line) => line.number === number && line.code !== "auf-und-ab/round-over");
  // A match that continues from a record has all earlier lines at once.
  return last
    .slice(-AT_ONCE)
    .map((line) => sentence(line, names, me))
    .join(" ");
}

/** The last moves, each with its own key, for screen readers. */
export function recent(
  lines: readonly LineView[],
  names: readonly string[],
  me: number | null,
): { key: string; text: string }[] {
  const all = thisMatch(lines);
  const last = all.map((line, n) => ({ key: `${n} ${line.code}`, line })).slice(-RECENT);
  return last.map(({ key, line }) => ({ key, text: sentence(line, names, me) }));
}

/** The piles that have moved since I last moved; my own last move if nobody has moved since. */
export function recentSteps(lines: readonly LineView[], me: number | null): Step[] {
  const steps: Step[] = [];
  for (const line of thisMatch(lines).reverse()) {
    if (line.code === "auf-und-ab/revealed") break;
    if (line.code === "auf-und-ab/round-over") continue;
    const { seat } = line.values;
    if (seat === me && steps.length > 0) break;
    if (line.code === "auf-und-ab/played") {
      const { pile, change } = line.values;
      steps.push({ seat: pile[0], pile: pile[1], change });
      if (me === null) break;
    }
    if (seat === me) break;
  }
  return steps;
}

/** The next step; before a card is selected, the hint for newcomers if there is one. */
export function nextStep(selection: AufUndAbSelection, guidance = ""): string {
  const { view, moves, picked, active } = selection;
  if (view.over || view.phase === "over") return t("game-over");
  if (moves.length === 0) return selection.waiting();
  if (view.phase === "lay") {
    if (selection.ready !== undefined) return t("web-aa-now-lay-ready", { points: sumOf(picked) });
    if (picked.length === 0) return t("web-aa-now-lay", { count: selection.toLay });
    return t("web-aa-now-lay-more", { count: selection.toLay - picked.length, points: sumOf(picked) });
  }
  if (selection.ready !== undefined) return confirmation(selection);
  if (selection.purpose !== "play") return missing(selection);
  if (active === null && view.last_turns !== null) return t("web-aa-now-pick-last");
  if (active === null) return guidance || t("web-aa-now-pick");
  const fits = playsOf(moves, active).length;
  const values = { card: brief(active), count: fits };
  if (view.phase === "drawn")
    return fits > 0 ? t("web-aa-now-new", values) : t("web-aa-now-new-nowhere", values);
  if (fits > 0) return t("web-aa-now-fits", values);
  const other = t(can(moves, "draw") ? "web-aa-then-draw" : "web-aa-then-bury");
  return `${t("web-aa-now-fits-nowhere", values)} ${other}`;
}

/** The label of the main button for the selected move. */
function confirmation({ purpose, picked, wanted }: AufUndAbSelection): string {
  const cards = listed(picked.map(brief));
  if (purpose === "draw") return t("web-aa-now-draw-ready", { card: cards });
  if (purpose === "bury") return t("web-aa-now-bury-ready", { card: cards });
  return t("web-aa-now-swap-ready", { cards, taken: brief(wanted ?? "") });
}

/** What is still missing for the main button. */
export function missing({ purpose, picked, wanted, toLay }: AufUndAbSelection): string {
  if (toLay > 0) return t("web-aa-now-lay", { count: toLay });
  if (purpose === "draw") return t("web-aa-pick-to-draw");
  if (purpose === "bury") return t("web-aa-pick-to-bury");
  if (picked.length === 2) return t("web-aa-now-swap-open", { cards: listed(picked.map(brief)) });
  if (wanted === null) return t("web-aa-now-swap");
  return t("web-aa-now-swap-own", { count: 2 - picked.length, taken: brief(wanted) });
}

/** AA-5: the lowest sum begins, on a tie the lowest single card. */
function begins({ begins: seat, tie }: AufUndAbFacts["revealed"], name: string, me: number | null): string {
  if (seat === me) return t(tie ? "web-aa-you-begin-tie" : "web-aa-you-begin");
  return t(tie ? "web-aa-begins-tie" : "web-aa-begins", { name });
}

/** The text for a tap on a place that does nothing: the score of a seat, or what lies there. "" for other places. */
export function aboutPlace(at: string, selection: AufUndAbSelection): string {
  const [kind, number] = at.split(":");
  if (at === "open") return t("web-aa-about-open");
  if (kind !== "seat") return "";
  const [seat, { view }] = [Number(number), selection];
  const cards = t("cards", { count: handSize(view, seat) });
  const points = view.phase === "lay" ? [] : [t("aa-points", { points: view.scores[seat] ?? 0 })];
  const name = seat === view.seat ? t("web-table-you") : selection.nameOf(seat);
  return t("web-about-seat", { name, facts: [cards, ...points].join(", ") });
}
