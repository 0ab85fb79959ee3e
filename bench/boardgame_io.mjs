// A game of a few lines for boardgame.io, as a server in memory and as its own clients in lock step; bench/boardgame_io.py
// runs both. `node boardgame_io.mjs server` tells its port; `node boardgame_io.mjs clients PORT TABLES SECONDS` its figures.
import { createRequire } from "node:module";
import { join } from "node:path";

// The library is in the folder that the program was started in, not beside this file.
const require = createRequire(join(process.cwd(), "here.js"));
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { PlayerView } = require("boardgame.io/core");

const HAND = 12;
const WARM_MS = 1000;
const deal = (seat) => Array.from({ length: HAND }, (_, n) => `${seat}/${n}`);

/** Two hands, of which each seat sees its own; a move plays a card. */
const game = {
  name: "cards",
  setup: () => ({ secret: { aside: deal(2) }, players: { 0: deal(0), 1: deal(1) }, played: [] }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // A client does not know what the server answers: it waits for it, as ours do.
      move: ({ G, playerID }, place) => {
        const hand = G.players[playerID];
        G.played.push(...hand.splice(place % hand.length, 1));
        if (hand.length === 0) {
          G.players[playerID] = deal(playerID);
          G.played = [];
        }
      },
    },
  },
};

async function serve() {
  const { Server } = require("boardgame.io/server");
  console.log = () => undefined;
  const server = Server({ games: [game], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0 });
  process.stdout.write(`${appServer.address().port}\n`);
}

class LockStep {
  constructor(port, number) {
    this.moves = 0;
    this.latencies = [];
    this.seen = [-1, -1];
    this.clients = ["0", "1"].map((playerID) =>
      Client({ game, playerID, matchID: `table-${number}`, multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }) }),
    );
    this.clients.forEach((client, seat) => client.subscribe((state) => state && this.hear(seat, state)));
    this.clients[0].start();
  }

  /** The player whose turn it is plays as soon as both players have seen the previous move. */
  hear(seat, state) {
    if (state._stateID <= this.seen[seat]) return;
    // The first one makes the match; two at the same moment would make it twice.
    if (seat === 0 && this.seen[0] < 0) this.clients[1].start();
    this.seen[seat] = state._stateID;
    const actor = Number(state.ctx.currentPlayer);
    if (this.sent !== undefined && seat === actor) {
      this.latencies.push(performance.now() - this.sent);
      this.moves += 1;
      this.sent = undefined;
    }
    if (this.seen[0] !== this.seen[1]) return;
    this.sent = performance.now();
    this.clients[actor].moves.play(this.moves * 7);
  }
}

async function play(port, tables, seconds) {
  const made = Array.from({ length: tables }, (_, number) => new LockStep(port, number));
  const later = (ms) => new Promise((done) => setTimeout(done, ms));
  while (made.some((table) => table.moves === 0)) await later(20);
  await later(WARM_MS);
  const before = made.map((table) => table.moves);
  const began = performance.now();
  await later(seconds * 1000);
  const spent = (performance.now() - began) / 1000;
  const latencies = made.flatMap((table, n) => table.latencies.slice(before[n])).sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  process.stdout.write(
    `${JSON.stringify({ moves_per_second: latencies.length / spent, p50_ms: at(0.5), p99_ms: at(0.99) })}\n`,
  );
  process.exit(0);
}

const [, , part, ...given] = process.argv;
await (part === "server" ? serve() : play(...given.map(Number)));
