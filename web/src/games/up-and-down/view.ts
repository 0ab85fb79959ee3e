// What the table of Up & Down is told, and where everybody sits.
import type { LineView, MatchView } from "../../wire";

export interface Trick {
  cards: string[];
  winner: number | null;
}

export interface View {
  round: number;
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  side: "up" | "down";
  suits: string[];
  trump: number;
  chef: number;
  phase: "change" | "choose" | "over";
  pot: number;
  tricks: number[];
  seat: number | null;
  hands: (string[] | number)[];
  chosen: (string | true | null)[];
  played: Trick[];
}

export type Verdict = "cancelled" | "does-not-count" | "beaten" | "wins";

export interface TrickFacts extends Trick {
  suits: string[];
  verdicts: Verdict[];
  taken: number;
  pot: number;
}

export type Move =
  { move: "flip" } | { move: "rotate"; turns: number } | { move: "roll" } | { move: "choose"; card: string };

export const viewOf = (match: MatchView): View => match.view as unknown as View;
export const movesOf = (match: MatchView): Move[] => match.moves as unknown as Move[];
export const trickOf = (line: LineView): TrickFacts => line.values as unknown as TrickFacts;

/** A side of the table as it is seen: I sit at the bottom, and on it goes clockwise. */
export const PLACES = ["bottom", "left", "top", "right"] as const;
export type Place = (typeof PLACES)[number];

/** UD-9: how many sides clockwise from the bottom a seat sits. */
export function sideOf(players: number, seat: number, bottom: number): number {
  const apart = players === 2 ? 2 : 1;
  return (4 * apart + (seat - bottom) * apart) % 4;
}

export function placeOf(players: number, seat: number, bottom: number): Place {
  return PLACES[sideOf(players, seat, bottom)] ?? "bottom";
}
