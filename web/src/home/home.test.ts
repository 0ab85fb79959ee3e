// What the home page makes of lists and wishes.
import { expect, test } from "vitest";
import type { MyTable } from "../wire";
import { byUrgency, playNow } from "./games";
import { planOf, usualWishes } from "./wishes";

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

test("one click is a table against bots, without a clock", () => {
  expect(playNow("dnup", "casual")).toEqual({
    game: "dnup",
    options: { players: 3 },
    seats: [{ kind: "me" }, { kind: "bot", level: "casual" }, { kind: "bot", level: "casual" }],
    pace: { kind: "unhurried" },
    watch: "nobody",
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

test("wishes become a plan with the options of that game only", () => {
  const wishes = { ...usualWishes(4, "strong"), bots: 1, rounds: 3 };
  const plan = planOf("up-and-down", wishes);
  expect(plan.seats).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "open" },
    { kind: "bot", level: "strong" },
  ]);
  expect(plan.options).toEqual({ players: 4, edition: "classic", rounds: 3, tiebreak: "extra-round" });
  expect(plan.pace).toEqual({ kind: "live", seconds: 60 });
  expect(planOf("auf-und-ab", usualWishes(2, "casual")).options).toEqual({ players: 2, goal: "high" });
  expect(planOf("dnup", { ...wishes, pace: "relaxed" }).pace).toEqual({ kind: "relaxed", days: 3 });
});

test("with bots alone nobody is hurried, and nobody can find the table", () => {
  const plan = planOf("dnup", { ...usualWishes(3, "casual"), bots: 2, listed: true });
  expect(plan.pace).toEqual({ kind: "unhurried" });
  expect(plan.listed).toBe(false);
});
