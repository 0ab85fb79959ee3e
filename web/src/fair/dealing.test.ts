// A browser takes part in the deals by itself, stores the commitments, and reports when one is broken.
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../lib/live.svelte";
import { notices } from "../lib/notices.svelte";
import { line } from "../testing";
import type { Command, LineView, MatchView, NextDeal, TableView } from "../wire";
import { dealAgain } from "./deal";
import { Dealing } from "./dealing";
import { commitment, newPart, partCommitment, roundSeed } from "./hash";
import { RECIPES } from "./recipes";

vi.mock("../lib/words.svelte", () => ({ t: (id: string) => id }));

const TABLE = "updownupdownupdo";

/** A server's side of a table of dnup for two, with our seat 0. */
class Server {
  secret = newPart();
  theirs = newPart();
  done: Command[] = [];
  lines: LineView[] = [];
  deal: NextDeal;
  live: LiveTable;
  dealing: Dealing;

  constructor(seat: number | null = 0) {
    const theirs = partCommitment(TABLE, 0, 1, this.theirs);
    this.deal = {
      deal: 0,
      commitment: commitment(TABLE, 0, this.secret),
      commitments: ["", theirs],
      asked: false,
      revealed: [],
    };
    this.live = { id: TABLE, seat, match: null, do: this.#do } as unknown as LiveTable;
    this.dealing = this.reload();
  }

  get table(): TableView {
    const table = { table: TABLE, game: "dnup", options: { players: 2 }, next_deal: this.deal };
    return table as unknown as TableView;
  }

  /** Another page in the same browser. */
  reload(): Dealing {
    this.dealing = new Dealing(this.live);
    return this.dealing;
  }

  show(change: Partial<NextDeal> = {}): void {
    this.deal = { ...this.deal, ...change };
    this.live.table = this.table;
    this.dealing.follow(this.table, this.lines);
  }

  tell(code: string, values: Record<string, unknown>): void {
    this.lines = [...this.lines, line(code, values, this.lines.length + 1)];
  }

  get part(): string {
    return this.dealing.notes.get(0)?.part ?? "";
  }

  /** Deals, and shows our hand. */
  dealRound(parts: string[]): void {
    const seed = roundSeed(TABLE, 0, this.secret, parts);
    const recipe = RECIPES["dnup 2 dnup-40"];
    if (recipe === undefined) throw new Error("there is no recipe");
    const { hands } = dealAgain(recipe, 2, seed) as { hands: string[][] };
    this.live.match = { view: { hands: [hands[0], 12] } } as unknown as MatchView;
    this.tell("table/dealt", { deal: 0, commitments: this.deal.commitments, parts });
    const next = { ...this.deal, deal: 1, commitment: newPart(), commitments: ["", ""], asked: false };
    this.show({ ...next, revealed: [] });
  }

  endRound(secret = this.secret): void {
    this.tell("table/secret", { deal: 0, secret });
    this.show();
  }

  #do = (command: Command): Promise<null> => {
    this.done.push(command);
    return Promise.resolve(null);
  };
}

const warned = vi.spyOn(notices, "problem").mockImplementation(() => undefined);

beforeEach(() => {
  localStorage.clear();
  warned.mockClear();
});

function commitOf(server: Server, deal = 0): Command {
  return {
    do: "commit-part",
    deal,
    commitment: partCommitment(TABLE, deal, 0, server.dealing.notes.get(deal)?.part ?? ""),
  };
}

/** A round up to its deal, everybody as promised. */
function dealt(server = new Server()): Server {
  server.show();
  const ours = partCommitment(TABLE, 0, 0, server.part);
  server.show({ commitments: [ours, server.deal.commitments[1] ?? ""] });
  server.show({ asked: true });
  server.dealRound([server.part, server.theirs]);
  return server;
}

test("it commits once, and reveals when everybody has committed", () => {
  const server = new Server();
  server.show();
  server.show();
  expect(server.done).toEqual([commitOf(server)]);
  server.show({ commitments: [partCommitment(TABLE, 0, 0, server.part), server.deal.commitments[1] ?? ""] });
  expect(server.done).toHaveLength(1);
  server.show({ asked: true });
  server.show();
  expect(server.done.slice(1)).toEqual([{ do: "reveal-part", deal: 0, part: server.part }]);
});

test("a player commits before starting the match", async () => {
  const server = new Server();
  server.live.table = server.table;
  await server.dealing.ready();
  expect(server.done).toEqual([commitOf(server)]);
});

test("after a reload the same part is revealed", () => {
  const server = new Server();
  server.show();
  const { part } = server;
  server.show({
    commitments: [partCommitment(TABLE, 0, 0, part), server.deal.commitments[1] ?? ""],
    asked: true,
  });
  server.done = [];
  server.reload();
  server.show();
  expect(server.done).toEqual([{ do: "reveal-part", deal: 0, part }]);
});

test("nothing is revealed where our commitment is not among those that are shown", () => {
  const server = new Server();
  server.show();
  server.done = [];
  server.show({ asked: true });
  server.show({ commitments: [newPart(), server.deal.commitments[1] ?? ""], asked: true });
  expect(server.done).toEqual([]);
});

test("an onlooker notes the promises and takes no part", () => {
  const server = new Server(null);
  server.show({ asked: true });
  expect(server.done).toEqual([]);
  expect(server.dealing.notes.get(0)).toMatchObject({
    commitments: server.deal.commitments,
    seat: null,
    part: "",
  });
});

test("a round as promised is noted with the hand, and nobody is warned", () => {
  const server = dealt();
  server.endRound();
  const seen = server.dealing.notes.get(0);
  expect(seen?.hand).toHaveLength(9);
  expect(seen?.commitments[1]).toBe(partCommitment(TABLE, 0, 1, server.theirs));
  expect(warned).not.toHaveBeenCalled();
  expect(server.done.at(-1)).toEqual(commitOf(server, 1));
});

test("a secret that differs from the promised one causes a warning at once", () => {
  dealt().endRound(newPart());
  expect(warned).toHaveBeenCalledExactlyOnceWith("web-deal-forged");
});

test("a hand that does not follow from the deal causes a warning at once", () => {
  const server = dealt();
  const seen = server.dealing.notes.get(0);
  if (seen === undefined) throw new Error("nothing was noted");
  server.dealing.notes.put({ ...seen, hand: ["1/2"] });
  server.endRound();
  expect(warned).toHaveBeenCalledOnce();
  expect(server.dealing.check({})).toBe("wrong");
});

test.each([
  ["the server's", { commitment: newPart() }],
  ["another seat's", { commitments: ["", newPart()] }],
])("%s commitment that changes after our part was asked for causes a warning at once", (_, change) => {
  const server = new Server();
  server.show({ asked: true });
  server.show(change);
  expect(warned).toHaveBeenCalledOnce();
});

test("who comes back into a round notes no hand, for it may have been played from", () => {
  const server = new Server();
  server.show();
  server.tell("table/dealt", { deal: 0, commitments: ["", ""], parts: ["", ""] });
  server.tell("dnup/rotated", { seat: 1 });
  server.live.match = { view: { hands: [["1/2"], 12] } } as unknown as MatchView;
  server.show();
  expect(server.dealing.notes.get(0)?.hand).toBeNull();
});

test("a receipt has the deals of its record", () => {
  const server = dealt();
  const receipt = server.dealing.receipt({ proof: { deals: [{ deal: 0 }] } });
  expect(receipt.deals.map(({ deal }) => deal)).toEqual([0]);
});
