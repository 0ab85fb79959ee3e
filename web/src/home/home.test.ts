// The lists and forms of the home page.
import { expect, test } from "vitest";
import type { GameInfo, MyTable } from "../wire";
import { games } from "../games/list.svelte";
import { byUrgency } from "./games";
import { planOf, wishesFor } from "./wishes";

function info(game: string): GameInfo {
  const found = games.find(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  return found;
}

function table(id: string, status: MyTable["status"], your_turn: boolean, updated: number): MyTable {
  return {
    table: id,
    game: "dnup",
    status,
    seat: 0,
    bots: 0,
    names: [],
    your_turn,
    host: true,
    damaged: false,
    updated,
  };
}

test("the first time one click is a table against bots, without a clock", () => {
  expect(planOf(info("dnup"), wishesFor(info("dnup"), undefined))).toMatchObject({
    game: "dnup",
    options: { players: 3 },
    seats: [{ kind: "me" }, { kind: "bot", level: "level1" }, { kind: "bot", level: "level1" }],
    pace: { kind: "unhurried" },
  });
});

test("where it is my turn comes first, what is over last", () => {
  const tables = [
    table("over", "over", false, 9),
    table("old", "playing", false, 1),
    table("new", "lobby", false, 5),
    table("mine", "playing", true, 0),
  ];
  expect(byUrgency(tables).map((each) => each.table)).toEqual(["mine", "new", "old", "over"]);
});

test("every seat has a bot of its own level, or waits for a friend", () => {
  const game = info("up-and-down");
  const usual = wishesFor(game, undefined);
  const wishes = {
    ...usual,
    players: 4,
    others: ["level4", "friend", "level1"],
    options: { ...usual.options, rounds: 3 },
  };
  const plan = planOf(game, wishes);
  expect(plan.seats).toEqual([
    { kind: "me" },
    { kind: "bot", level: "level4" },
    { kind: "open" },
    { kind: "bot", level: "level1" },
  ]);
  expect(plan.options).toEqual({ players: 4, edition: "classic", rounds: 3, tiebreak: "extra-round" });
  expect(plan.pace).toEqual({ kind: "live", seconds: 60 });
  expect(planOf(game, { ...wishes, pace: "relaxed" }).pace).toEqual({ kind: "relaxed", days: 3 });
  expect(wishesFor(game, JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
  expect(wishesFor(game, { ...wishes, others: ["strong", "friend", "beginner"] }), "former names").toEqual(
    wishes,
  );
});

test("what cannot be chosen any more gives way to the usual", () => {
  const game = info("auf-und-ab");
  const usual = wishesFor(game, undefined);
  expect(usual.options).toEqual({ goal: "high" });
  const broken = {
    players: 9,
    others: ["grandmaster", 3],
    options: { goal: "sideways", rounds: 2 },
    seconds: "1",
  };
  for (const kept of [broken, null, 7, [], { others: null, options: null }])
    expect(wishesFor(game, kept)).toEqual(usual);
});

test("with bots alone nobody is hurried, and nobody can find the table", () => {
  const plan = planOf(info("dnup"), { ...wishesFor(info("dnup"), undefined), listed: true });
  expect(plan.pace).toEqual({ kind: "unhurried" });
  expect(plan.listed).toBe(false);
});
