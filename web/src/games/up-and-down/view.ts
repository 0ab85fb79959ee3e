// The types of Up & Down's views, and the places of seats.
import type { MatchView, UpAndDownFacts, UpAndDownMove, UpAndDownTrick, UpAndDownView } from "../../wire";
import { matchOf } from "../narrow";

export type View = UpAndDownView;
export type Trick = UpAndDownTrick;
export type TrickFacts = UpAndDownFacts["trick"];
export type Verdict = TrickFacts["verdicts"][number];
export type Move = UpAndDownMove;

export const viewOf = (match: MatchView): View => matchOf(match, "up-and-down").view;
export const movesOf = (match: MatchView): Move[] => matchOf(match, "up-and-down").moves;

/** The sides of the table, clockwise from my seat at the bottom. */
export const PLACES = ["bottom", "left", "top", "right"] as const;
export type Place = (typeof PLACES)[number];

/** UD-9: the number of sides clockwise from the bottom to a seat. */
export function sideOf(players: number, seat: number, bottom: number): number {
  const apart = players === 2 ? 2 : 1;
  return (4 * apart + (seat - bottom) * apart) % 4;
}

/** From the middle of the card to the suit that so many quarter turns bring to the bottom; `odd` if the card lies across.
 * The caller sets the distances `--along` and `--across` the card. */
export function markShift(turns: number, odd: boolean): string {
  const x = [0, 1, 0, -1][turns] ?? 0;
  const y = turns === 2 ? -1 : 0;
  const [side, end] = odd ? ["--along", "--across"] : ["--across", "--along"];
  return `translate(calc(${x} * var(${side})), calc(${y} * var(${end})))`;
}

export function placeOf(players: number, seat: number, bottom: number): Place {
  return PLACES[sideOf(players, seat, bottom)] ?? "bottom";
}
