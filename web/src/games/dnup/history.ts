// What the log says of the last move, and of a round that has just ended.
import type { LiveTable } from "../../lib/live.svelte";
import type { LineView } from "../../wire";

const MOVES = ["dnup/played", "dnup/added", "dnup/took", "dnup/rotated"];
const ROUND_OVER = "dnup/round-over";
/** So many moves into the next round an onlooker is still told of the last. */
const LINGERS = 6;

const isMove = ({ code }: LineView): boolean => MOVES.includes(code);

function lastIndex(lines: readonly LineView[], fits: (line: LineView) => boolean): number {
  for (let n = lines.length - 1; n >= 0; n--) if (fits(lines[n] as LineView)) return n;
  return -1;
}

/** The last move and all that came of it. */
export function lastMove(lines: readonly LineView[]): LineView[] {
  const first = lastIndex(lines, isMove);
  return first < 0 ? [] : lines.slice(first).filter(({ code }) => code.startsWith("dnup/"));
}

/** How the last round ended, as long as I have not moved in the next one. */
export function endedRound(lines: readonly LineView[], me: number | null): LineView[] | null {
  const end = lastIndex(lines, ({ code }) => code === ROUND_OVER);
  if (end < 0) return null;
  const since = lines.slice(end + 1);
  const moves = since.filter(isMove);
  if (since.some(({ code }) => code === "table/ended" || code === "table/started")) return null;
  if (me === null ? moves.length > LINGERS : moves.some(({ values }) => values.seat === me)) return null;
  return lastMove(lines.slice(0, end + 1));
}

const closed = new WeakMap<LiveTable, number>();

/** Whether I have looked at that end of a round already; it is remembered as long as the page is. */
export function isClosed(live: LiveTable, ended: readonly LineView[]): boolean {
  return closed.get(live) === ended[0]?.number;
}

export function close(live: LiveTable, ended: readonly LineView[]): void {
  closed.set(live, ended[0]?.number ?? -1);
}
