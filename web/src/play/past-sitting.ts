// A table as it was: one looks at it, and nothing can be done there.
import type { Sitting } from "../lib/sitting";
import type { LineView, MatchView, TableView } from "../wire";

export function sittingAt(table: TableView, match: MatchView, lines: readonly LineView[]): Sitting {
  return {
    seat: table.you.seat,
    invite: "",
    table,
    match: asPast(match),
    // How a round ended lies over the table, and would hide it.
    lines: lines.filter(({ code }) => !code.endsWith("/round-over")),
    news: [],
    away: [],
    ahead: 0,
    do: () => Promise.resolve(null),
    play: () => Promise.resolve(null),
    hint: () => Promise.resolve([]),
  };
}

/** Nobody is waited for. */
function asPast(match: MatchView): MatchView {
  const view = { ...match.view, turn: [] };
  return { ...match, view, moves: [], can_take_back: false, guidance: null, deadlines: [] } as MatchView;
}
