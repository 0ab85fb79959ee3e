// What a seat may know of Up & Down, and where everybody sits.
import type { MatchView, UpAndDownFacts, UpAndDownMove, UpAndDownTrick, UpAndDownView } from "../../wire";
import { matchOf } from "../narrow";

export type View = UpAndDownView;
export type Trick = UpAndDownTrick;
export type TrickFacts = UpAndDownFacts["trick"];
export type Verdict = TrickFacts["verdicts"][number];
export type Move = UpAndDownMove;

export const viewOf = (match: MatchView): View => matchOf(match, "up-and-down").view;
export const movesOf = (match: MatchView): Move[] => matchOf(match, "up-and-down").moves;

/** A side of the table as it is seen: I sit at the bottom, and on it goes clockwise. */
export const PLACES = ["bottom", "left", "top", "right"] as const;
export type Place = (typeof PLACES)[number];

/** UD-9: how many sides clockwise from the bottom a seat sits. */
export function sideOf(players: number, seat: number, bottom: number): number {
  const apart = players === 2 ? 2 : 1;
  return (4 * apart + (seat - bottom) * apart) % 4;
}

/** From the middle of the card to the suit that so many quarter turns bring to the bottom; `odd` if the card lies across.
 * What calls it sets how far that is: `--along` the card, and `--across` it. */
export function markShift(turns: number, odd: boolean): string {
  const x = [0, 1, 0, -1][turns] ?? 0;
  const y = turns === 2 ? -1 : 0;
  const [side, end] = odd ? ["--along", "--across"] : ["--across", "--along"];
  return `translate(calc(${x} * var(${side})), calc(${y} * var(${end})))`;
}

export function placeOf(players: number, seat: number, bottom: number): Place {
  return PLACES[sideOf(players, seat, bottom)] ?? "bottom";
}
