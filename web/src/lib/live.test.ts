// After a lost connection the table connects again, and every command gets an answer.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLOSED, type ServerMessage, type TableView } from "../wire";
import { line } from "../testing";
import { DAMAGED, SENT_AWAY, backOff, LiveTable } from "./live.svelte";
import { linesOf } from "./older.svelte";

vi.mock("./words.svelte", () => ({ t: (id: string) => id }));

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  commands(): unknown[] {
    return this.sent.filter(({ type }) => type === "do");
  }
}

function update(number: number, person: number | null = 0): ServerMessage {
  const table = { you: { person, seat: person } } as unknown as TableView;
  return { type: "update", number, lines: [], table, match: null, after: number - 1 };
}

function latest(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error("there is no socket");
  return socket;
}

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  live = new LiveTable("abcdefghijklmnop", "secret");
  latest().open();
  latest().tell(update(3));
});
afterEach(() => {
  live.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command without an answer is sent again under its id after the connection was lost", async () => {
  const done = live.do({ do: "start" });
  const [asked] = latest().commands();
  latest().break(1006);
  expect(live.link).toBe("lost");

  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().sent[0]).toEqual({ type: "hello", have: 3, invite: "secret", guidance: true });
  expect(latest().commands()).toEqual([]);
  latest().tell(update(4));
  expect(live.link).toBe("open");
  expect(latest().commands()).toEqual([asked]);

  latest().tell({ type: "done", id: (asked as { id: string }).id, number: 5 });
  expect(await done).toBeNull();
});

test("a refusal comes in words of our own", async () => {
  const answer = live.do({ do: "start" });
  const { id } = latest().commands()[0] as { id: string };
  const refused = { code: "table/seat-open", message: "a seat is open", rule: null, values: {} };
  latest().tell({ type: "refused", id, ...refused });
  expect(await answer).toMatchObject({ code: "table/seat-open", message: "web-refused-seat-open" });
});

test("a table that cannot be read any more is not taken for a seat that has moved", () => {
  latest().tell({ type: "refused", id: null, code: DAMAGED, message: "damaged", rule: null, values: {} });
  latest().break(4403);
  expect([live.link, live.refusal, live.moved]).toEqual(["refused", DAMAGED, false]);
});

test("a person who was sent away is informed of it", () => {
  latest().tell({ type: "refused", id: null, code: SENT_AWAY, message: "", rule: null, values: {} });
  latest().break(4403);
  expect([live.link, live.refusal, live.moved]).toEqual(["refused", SENT_AWAY, false]);
});

function says(number: number, after: number): ServerMessage {
  return { ...update(number), lines: [line("table/said", {}, number)], after } as ServerMessage;
}

test("lines that are missing are fetched when they are asked for", async () => {
  latest().tell(says(4, 3));
  expect([live.lines.length, live.older.more]).toEqual([1, true]);
  latest().tell(says(900, 700));
  expect([live.lines.map(({ number }) => number), live.older.more]).toEqual([[900], true]);
  const fetched = vi.fn((_: string, { body }: RequestInit) => {
    const { before } = JSON.parse(body as string) as { before: number };
    const found = { lines: [line("table/started", {}, before - 1)], more: before > 899 };
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  vi.stubGlobal("fetch", fetched);
  await live.older.load();
  await live.older.load();
  await live.older.load();
  expect(linesOf(live).map(({ number }) => number)).toEqual([898, 899, 900]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("that bots have much to do is said until they have moved, or it is not said any more", () => {
  latest().tell({ type: "bot-wait", seconds: 20 });
  expect(live.botWait).toBe(20);
  latest().tell({ ...update(4), match: { decision: 7 } } as ServerMessage);
  expect(live.botWait).toBe(0);
  latest().tell({ type: "bot-wait", seconds: 20 });
  vi.advanceTimersByTime(11_000);
  expect(live.botWait).toBe(0);
});

test("what the server could not do just now is asked again, and for some time only", async () => {
  const answer = live.do({ do: "start" });
  const [asked] = latest().commands() as { id: string }[];
  const refused = { code: "server/store-down", message: "try again", rule: null, values: {} };
  const refuse = (): void => latest().tell({ type: "refused", id: asked?.id ?? "", ...refused });
  for (let tries = 1; tries <= 10; tries++) {
    refuse();
    expect(latest().commands()).toHaveLength(tries);
    vi.advanceTimersByTime(1000);
    expect(latest().commands()[tries]).toEqual(asked);
  }
  refuse();
  expect(await answer).toMatchObject({ code: "server/store-down" });
});

test("nobody waits for a hint that cannot come", async () => {
  const asked = live.hint();
  latest().break(1006);
  expect(await asked).toEqual([]);
  expect(await live.hint()).toEqual([]);
});

test("when there may be a network again it is tried at once", () => {
  latest().break(1006);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a seat that went to another device is missed", () => {
  latest().break(CLOSED.again);
  vi.advanceTimersByTime(10_000);
  latest().open();
  latest().tell(update(4, null));
  expect(live.moved).toBe(true);
});

test("a table that is not for us is not asked again", () => {
  latest().break(CLOSED.notForYou);
  vi.advanceTimersByTime(60_000);
  expect(live.link).toBe("refused");
  expect(FakeSocket.all).toHaveLength(1);
});

test("the pauses grow, and end", () => {
  expect(backOff(0, 1)).toBe(400);
  expect(backOff(2, 1)).toBe(1600);
  expect(backOff(30, 1)).toBe(8000);
  expect(backOff(0, 0)).toBe(200);
});
