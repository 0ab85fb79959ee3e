// Describes the possible moves in words, from the moves that the server sent. It knows no rules.
import { labelOf } from "../games/generic/label";
import type { Guide } from "../games/registry";
import { t } from "../lib/words.svelte";
import type { AnyMove, MatchView, TableView } from "../wire";

export interface Way {
  name: string;
  /** What the move does; "" if unknown. */
  how: string;
  /** The number of such moves; "" if that does not help. */
  count: string;
}

/** The most moves of a game from outside that are listed. */
const LISTED = 8;

/** One for each kind of move, in the order in which the game explains them. */
export function waysOf(match: MatchView, guide: Guide | null, names: readonly string[]): Way[] {
  const moves: readonly AnyMove[] = match.moves;
  const ways = guide === null ? listed(match.view.game, moves, names) : explained(moves, guide);
  if (match.can_take_back) ways.push({ name: t("web-choose-again"), how: t("web-help-again"), count: "" });
  return ways;
}

function explained(moves: readonly AnyMove[], { moves: kinds, counted }: Guide): Way[] {
  return Object.entries(kinds).flatMap(([kind, [name, how]]) => {
    const count = moves.filter(({ move }) => move === kind).length;
    if (count === 0) return [];
    return [
      { name: t(name), how: t(how), count: counted.includes(kind) ? t("web-help-ways", { count }) : "" },
    ];
  });
}

function listed(game: string, moves: readonly AnyMove[], names: readonly string[]): Way[] {
  const labels = [...new Set(moves.map((move) => labelOf(game, move, names)))];
  const shown = labels.slice(0, LISTED);
  const more = labels.length - shown.length;
  if (more > 0) shown.push(t("web-help-more", { count: more }));
  return shown.map((name) => ({ name, how: "", count: "" }));
}

/** The sentence about whose turn it is. */
export function turnIn({ view }: MatchView, me: TableView["you"]["seat"], names: readonly string[]): string {
  if (view.over) return t("web-help-over");
  if (me !== null && view.turn.includes(me)) return t("web-your-turn");
  const waiting = view.turn.map((seat) => names[seat] ?? "");
  if (waiting.length === 1) return t("web-turn-of", { name: waiting.join() });
  return waiting.length === 0 ? "" : t("web-help-waiting", { names: waiting.join(", ") });
}
