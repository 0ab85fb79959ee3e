// What happened, move by move, as far back as my last turn.
import type { LineView, MatchView, PastMoment } from "../wire";

/** A move and all that came of it. */
export interface Moment {
  lines: readonly LineView[];
  /** How the match stood before and after it, as it was shown to me; null where this page was not there. */
  before: MatchView | null;
  after: MatchView | null;
}

/** So many are kept: more than anybody goes through. */
const MOST = 60;
/** So many an onlooker is shown, who has no turn. */
const RECENT = 12;

const isOfGame = ({ code }: LineView): boolean => !code.startsWith("table/");

/** Whose move the lines tell: the first of them says it, the others what came of it. */
export function moverOf(lines: readonly LineView[]): number | null {
  const move = lines.find((line) => isOfGame(line) || line.code === "table/took-back");
  return move === undefined ? null : seatOf(move);
}

/** Whom a line is about. */
export function seatOf({ values }: LineView): number | null {
  if ("seat" in values && typeof values.seat === "number") return values.seat;
  return "winner" in values && typeof values.winner === "number" ? values.winner : null;
}

/** The moments before, and those of an update. Lines of one event have one number; a new match begins anew. */
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

/** The moments with how the match stood at them, as the server tells it where this page was not there. */
export function recalled(moments: readonly Moment[], told: readonly PastMoment[]): Moment[] {
  const stood = new Map(told.map(({ number, match }) => [number, match]));
  const at = (moment: Moment | undefined): MatchView | null =>
    moment?.after ?? stood.get(moment?.lines[0]?.number ?? -1) ?? null;
  return moments.map((moment, n) => ({
    ...moment,
    before: moment.before ?? at(moments[n - 1]),
    after: at(moment),
  }));
}

/** Without what I have done in the turn that is still mine. */
function untilMyTurn(moments: readonly Moment[], seat: number | null, myTurn: boolean): readonly Moment[] {
  if (seat === null || !myTurn) return moments;
  const end = moments.findLastIndex(({ lines }) => moverOf(lines) !== seat || lines.length > 1);
  return moments.slice(0, end + 1);
}

/** What others did since my last turn, and what came of my own move. */
export function sinceMyTurn(moments: readonly Moment[], seat: number | null, myTurn: boolean): Moment[] {
  if (seat === null) return moments.slice(-RECENT);
  const told = untilMyTurn(moments, seat, myTurn);
  const at = told.findLastIndex(({ lines }) => moverOf(lines) === seat);
  const mine = told[at];
  const came = mine === undefined ? [] : mine.lines.slice(1);
  const since = told.slice(at + 1);
  return mine === undefined || came.length === 0 ? since : [{ ...mine, lines: came }, ...since];
}

/** All that the last one on turn did; null before the first move. */
export function lastTurn(moments: readonly Moment[], seat: number | null, myTurn: boolean): Moment | null {
  const told = untilMyTurn(moments, seat, myTurn);
  const last = told.at(-1);
  if (last === undefined) return null;
  const mover = moverOf(last.lines);
  const turn = told.slice(told.findLastIndex(({ lines }) => moverOf(lines) !== mover) + 1);
  return {
    lines: turn.flatMap(({ lines }) => lines),
    before: turn[0]?.before ?? null,
    after: last.after,
  };
}

/** Only what a game shows at a glance, from the line on that it shows. */
export function worthSeeing(
  moments: readonly Moment[],
  glimpse: (line: LineView) => readonly string[],
): Moment[] {
  return moments.flatMap((moment) => {
    const from = moment.lines.findIndex((line) => glimpse(line).length > 0);
    return from < 0 ? [] : [{ ...moment, lines: moment.lines.slice(from) }];
  });
}
