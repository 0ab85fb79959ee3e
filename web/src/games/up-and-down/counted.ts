// Finds the side and the trump of the last trick, which may have changed since.
import type { LineOf, LineView } from "../../wire";
import type { Announced } from "./stage.svelte";
import type { View } from "./view";

export type TrickLine = Extract<LineOf<"up-and-down">, { code: "up-and-down/trick" }>;

export interface Counted {
  line: TrickLine;
  /** Undefined if it is not known. */
  side: View["side"] | undefined;
  trump: number | undefined;
}

const isTrick = (line: LineView): line is TrickLine => line.code === "up-and-down/trick";

/** The last trick of this round: as it was shown, or from the log and the current match. */
export function lastTrick(
  lines: readonly LineView[],
  view: Pick<View, "side" | "trump">,
  seen: Announced | null,
): Counted | null {
  const round = lines.slice(lines.findLastIndex(({ code }) => code === "table/dealt") + 1);
  const at = round.findLastIndex(isTrick);
  const line = round[at];
  if (line === undefined || !isTrick(line)) return null;
  if (seen?.line === line) return { line, side: seen.side, trump: seen.trump };
  const after = round.slice(at + 1);
  const flipped = after.find(({ code }) => code === "up-and-down/flipped");
  const before = round.slice(0, at).findLast((each) => each.code === "up-and-down/rolled");
  return {
    line,
    // UD-10: there is at most one change between two tricks.
    side: flipped === undefined ? view.side : view.side === "up" ? "down" : "up",
    trump: after.some(({ code }) => code === "up-and-down/rolled") ? before?.values.trump : view.trump,
  };
}
