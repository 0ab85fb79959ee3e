// A table at a past move, to look at. It accepts no commands.
import type { Sitting } from "../lib/sitting";
import type { LineView, MatchView, TableView } from "../wire";

export function sittingAt(table: TableView, match: MatchView, lines: readonly LineView[]): Sitting {
  return {
    seat: table.you.seat,
    invite: "",
    table,
    match: asPast(match),
    // The dialog for the end of a round would cover the table.
    lines: lines.filter(({ code }) => !code.endsWith("/round-over")),
    news: [],
    away: [],
    ahead: 0,
    do: () => Promise.resolve(null),
    play: () => Promise.resolve(null),
    hint: () => Promise.resolve([]),
  };
}

/** The match without anybody on turn. */
function asPast(match: MatchView): MatchView {
  const view = { ...match.view, turn: [] };
  return { ...match, view, moves: [], can_take_back: false, guidance: null, deadlines: [] } as MatchView;
}
