// Finds the lines of the last move, and of a round that has just ended.
import type { Sitting } from "../../lib/sitting";
import type { LineOf, LineView } from "../../wire";
import { isLineOf } from "../narrow";

const MOVES = ["dnup/played", "dnup/added", "dnup/took", "dnup/rotated"] as const;
type MoveLine = Extract<LineOf<"dnup">, { code: (typeof MOVES)[number] }>;
const ROUND_OVER = "dnup/round-over";
/** An onlooker sees the end of a round for this many moves of the next one. */
const LINGERS = 6;

const isMove = (line: LineView): line is MoveLine => MOVES.some((code) => code === line.code);

/** The lines of the last move and its effects. */
export function lastMove(lines: readonly LineView[]): LineOf<"dnup">[] {
  const first = lines.findLastIndex(isMove);
  return first < 0 ? [] : lines.slice(first).filter((line) => isLineOf(line, "dnup"));
}

/** The lines of the end of the last round, until I have moved in the next one. */
export function endedRound(lines: readonly LineView[], me: number | null): LineOf<"dnup">[] | null {
  const end = lines.findLastIndex(({ code }) => code === ROUND_OVER);
  if (end < 0) return null;
  const since = lines.slice(end + 1);
  const moves = since.filter(isMove);
  if (since.some(({ code }) => code === "table/ended" || code === "table/started")) return null;
  if (me === null ? moves.length > LINGERS : moves.some(({ values }) => values.seat === me)) return null;
  return lastMove(lines.slice(0, end + 1));
}

const closed = new WeakMap<Sitting, number>();

/** Whether I have closed that end of a round; remembered until the page is closed. */
export function isClosed(live: Sitting, ended: readonly LineView[]): boolean {
  return closed.get(live) === ended[0]?.number;
}

export function close(live: Sitting, ended: readonly LineView[]): void {
  closed.set(live, ended[0]?.number ?? -1);
}
