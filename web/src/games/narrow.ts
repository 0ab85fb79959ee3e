// Narrows messages to one game: the table of a game only receives messages of that game, and uses their specific types.
import type { GameId, LineView, MatchView, TableView } from "../wire";

type MatchIn<G extends GameId> = Extract<MatchView, { view: { game: G } }>;
type TableIn<G extends GameId> = Extract<TableView, { game: G }>;
type LineIn<G extends GameId> = Extract<LineView, { code: `${G}/${string}` }>;

const isMatch = <G extends GameId>(match: MatchView, game: G): match is MatchIn<G> =>
  match.view.game === game;
const isTable = <G extends GameId>(table: TableView, game: G): table is TableIn<G> => table.game === game;

export function matchOf<G extends GameId>(match: MatchView, game: G): MatchIn<G> {
  if (!isMatch(match, game)) throw new Error(`this is a match of ${match.view.game}, not of ${game}`);
  return match;
}

export function tableOf<G extends GameId>(table: TableView, game: G): TableIn<G> {
  if (!isTable(table, game)) throw new Error(`this is a table of ${table.game}, not of ${game}`);
  return table;
}

/** Whether the line is a fact of this game. */
export const isLineOf = <G extends GameId>(line: LineView, game: G): line is LineIn<G> =>
  line.code.startsWith(`${game}/`);
