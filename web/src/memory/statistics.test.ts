import { expect, test } from "vitest";
import type { MyMatch } from "../wire";
import { statistics } from "./statistics";

function match(part: Partial<MyMatch>): MyMatch {
  return {
    table: "a", game: "dnup", match: 0, seat: 0, players: ["Mia", "casual"], bots: [1], scores: [3, 1],
    winners: [0], low: false, practice: false, rounds: 1, moves: 20, began: 0, ended: 0, ...part,
  }; // prettier-ignore
}

test("wins in a row end with a loss, whatever the order of the list", () => {
  const won = [1, 2, 4].map((ended) => match({ ended }));
  const lost = match({ ended: 3, winners: [1] });
  const [line] = statistics([lost, ...won]);
  expect(line).toMatchObject({ played: 4, won: 3, streak: 1, longest: 2 });
});

test("levels and people count apart, practice not at all", () => {
  const lines = statistics([
    match({}),
    match({ players: ["Mia", "expert"] }),
    match({ players: ["Mia", "casual", "expert"], bots: [1, 2] }),
    match({ players: ["Mia", "Ben"], bots: [] }),
    match({ practice: true }),
  ]);
  expect(lines.map(({ against, played }) => [against, played])).toEqual([
    ["casual", 1],
    ["expert", 1],
    ["mixed", 1],
    ["people", 1],
  ]);
});

test("the best result has the most points, or the fewest where they win", () => {
  const scores = [
    [3, 1],
    [9, 2],
    [5, 6],
  ].map((each, ended) => match({ scores: each, ended }));
  expect(statistics(scores)[0]?.best.scores).toEqual([9, 2]);
  const low = scores.map((each) => ({ ...each, low: true }));
  expect(statistics(low)[0]?.best.scores).toEqual([3, 1]);
});
