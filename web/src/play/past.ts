// The moves of the match, back to my last turn.
import type { LineView, MatchView, PastMoment } from "../wire";

/** A move and its effects. */
export interface Moment {
  lines: readonly LineView[];
  /** The match before and after it, as I saw it; null if this page was not connected. */
  before: MatchView | null;
  after: MatchView | null;
}

/** The most moments that are stored. */
const MOST = 60;
/** The number of moments that an onlooker sees, who has no turn. */
const RECENT = 12;

const isOfGame = ({ code }: LineView): boolean => !code.startsWith("table/");

/** The seat that made the move. The first line is the move, the others are its effects. */
export function moverOf(lines: readonly LineView[]): number | null {
  const move = lines.find((line) => isOfGame(line) || line.code === "table/took-back");
  return move === undefined ? null : seatOf(move);
}

/** The seat that a line is about. */
export function seatOf({ values }: LineView): number | null {
  if ("seat" in values && typeof values.seat === "number") return values.seat;
  return "winner" in values && typeof values.winner === "number" ? values.winner : null;
}

/** The old moments and those of an update. Lines of one event have the same number. A new match starts an empty list.
 * */
export function followed(
  moments: readonly Moment[],
  { lines, before, after }: { lines: readonly LineView[]; before: MatchView | null; after: MatchView | null },
): Moment[] {
  const started = lines.findLastIndex(({ code }) => code === "table/started");
  const fresh: Moment[] = [];
  for (const line of lines.slice(started + 1).filter(isOfGame)) {
    const last = fresh.at(-1);
    if (last?.lines[0]?.number === line.number) last.lines = [...last.lines, line];
    else fresh.push({ lines: [line], before: null, after: null });
  }
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (first !== undefined) first.before = before;
  if (last !== undefined) last.after = after;
  return [...(started < 0 ? moments : []), ...fresh].slice(-MOST);
}

/** The moments with the matches from the server, for those that this page did not see. */
export function recalled(moments: readonly Moment[], found: readonly PastMoment[]): Moment[] {
  const matches = new Map(found.map(({ number, match }) => [number, match]));
  const at = (moment: Moment | undefined): MatchView | null =>
    moment?.after ?? matches.get(moment?.lines[0]?.number ?? -1) ?? null;
  return moments.map((moment, n) => ({
    ...moment,
    before: moment.before ?? at(moments[n - 1]),
    after: at(moment),
  }));
}

/** The moments without those of my current turn. */
function untilMyTurn(moments: readonly Moment[], seat: number | null, myTurn: boolean): readonly Moment[] {
  if (seat === null || !myTurn) return moments;
  const end = moments.findLastIndex(({ lines }) => moverOf(lines) !== seat || lines.length > 1);
  return moments.slice(0, end + 1);
}

/** The moves of others since my last turn, and the effects of my own move. */
export function sinceMyTurn(moments: readonly Moment[], seat: number | null, myTurn: boolean): Moment[] {
  if (seat === null) return moments.slice(-RECENT);
  const past = untilMyTurn(moments, seat, myTurn);
  const at = past.findLastIndex(({ lines }) => moverOf(lines) === seat);
  const mine = past[at];
  const came = mine === undefined ? [] : mine.lines.slice(1);
  const since = past.slice(at + 1);
  return mine === undefined || came.length === 0 ? since : [{ ...mine, lines: came }, ...since];
}

/** All moves of the last player on turn; null before the first move. */
export function lastTurn(moments: readonly Moment[], seat: number | null, myTurn: boolean): Moment | null {
  const past = untilMyTurn(moments, seat, myTurn);
  const last = past.at(-1);
  if (last === undefined) return null;
  const mover = moverOf(last.lines);
  const turn = past.slice(past.findLastIndex(({ lines }) => moverOf(lines) !== mover) + 1);
  return {
    lines: turn.flatMap(({ lines }) => lines),
    before: turn[0]?.before ?? null,
    after: last.after,
  };
}

/** Only moments that the game shows at a glance, starting with the line that it shows. */
export function worthSeeing(
  moments: readonly Moment[],
  glimpse: (line: LineView) => readonly string[],
): Moment[] {
  return moments.flatMap((moment) => {
    const from = moment.lines.findIndex((line) => glimpse(line).length > 0);
    return from < 0 ? [] : [{ ...moment, lines: moment.lines.slice(from) }];
  });
}
