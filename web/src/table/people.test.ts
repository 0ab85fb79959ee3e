// Notices about people who come, go and react.
import { expect, test, vi } from "vitest";
import { FACE_SHAPES, REACTION_SHAPES, botShapes } from "../faces/shapes";
import { drawingOf, faceOf } from "../faces/faces";
import { line } from "../testing";
import { FACES, REACTIONS, type SeatView, type TableView } from "../wire";
import { LEVELS, offeredLevels } from "./names";
import { absences, comings } from "./people";
import { freshReaction } from "./reactions";

vi.mock("../lib/words.svelte", () => ({
  t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(" "),
}));

const person = (name: string, more: Partial<SeatView> = {}): SeatView =>
  ({ kind: "person", name, held: false, face: null, level: null, ...more }) as SeatView;
const table = (status: TableView["status"], ...seats: SeatView[]): TableView =>
  ({ status, seats, you: { sent_away: false } }) as unknown as TableView;
const three = table("playing", person("Ann"), person("Ben"), person("Cy"));

test("the others read who left, whose seat a bot holds, and who is back", () => {
  const lines = [
    line("table/left", { seat: 1, name: "Ben" }),
    line("table/held", { seat: 2 }),
    line("table/returned", { seat: 2 }),
    line("table/late", { seat: 2 }),
    line("table/sent-away", { seat: 1, name: "Bob" }),
  ];
  expect(comings(lines, three, 0)).toEqual([
    ...["web-now-left Ben", "web-now-held Cy", "web-now-back Cy", "web-now-sent-away Bob"],
  ]);
  expect(comings(lines, three, 2)).toEqual(["web-now-left Ben", "web-now-sent-away Bob"]);
  const sent = { ...three, you: { ...three.you, sent_away: true } };
  expect(comings(lines.slice(-1), sent, null)).toEqual([]);
  expect(comings(lines.slice(0, 1), { ...three, status: "lobby" }, 0)).toEqual(["web-now-left-lobby Ben"]);
});

test("who loses the connection is away until it is back; of a held seat its line tells", () => {
  expect(absences([], [1, 0], three, 0)).toEqual(["web-now-away Ben"]);
  expect(absences([1, 2], [2], three, 0)).toEqual(["web-now-back Ben"]);
  const held = table("playing", person("Ann"), person("Ben", { held: true }));
  expect(absences([], [1], held, 0)).toEqual([]);
});

test("a reaction is shown at its own seat, and only while it is fresh", () => {
  const news = [
    { ...line("table/reacted", { seat: 1, name: "Ben", reaction: "wow" }, 7), at: 1000 },
    { ...line("table/reacted", { seat: 1, name: "Ben", reaction: "clap" }, 8), at: 2000 },
  ];
  expect(freshReaction(news, 1, 3000)).toEqual({ number: 8, reaction: "clap" });
  expect(freshReaction(news, 0, 3000)).toBe(null);
  expect(freshReaction(news, 1, 60_000)).toBe(null);
});

test("no two faces, reactions or bots are drawn alike", () => {
  const bots = LEVELS.flatMap((level) => [0, 1, 2, 3, 4].map((seat) => botShapes(seat, level)));
  const drawn = [
    ...FACES.map((face) => FACE_SHAPES[face]),
    ...REACTIONS.map((each) => REACTION_SHAPES[each]),
  ];
  const outlines = [...drawn, ...bots].map(({ shapes }) => JSON.stringify(shapes));
  expect(new Set(outlines).size).toBe(outlines.length);
  for (const outline of outlines) expect(outline).not.toMatch(/NaN|undefined/);
});

test("a level that the pages do not offer can be kept", () => {
  expect(offeredLevels("level3")).toEqual(LEVELS);
  expect(offeredLevels(null)).toEqual(LEVELS);
  expect(offeredLevels("casual")).toEqual(["casual", ...LEVELS]);
});

test("people without a chosen face differ by their seats; nobody is at an open seat", () => {
  expect(new Set([0, 1, 2, 3, 4].map((seat) => faceOf({ face: null }, seat))).size).toBe(5);
  expect(faceOf({ face: "owl" }, 3)).toBe("owl");
  expect(drawingOf(person("", { kind: "open" }), 0)).toBe(null);
  expect(drawingOf(person("", { kind: "bot", level: "expert:time=0.2" }), 1)).toEqual(botShapes(1, "expert"));
});
