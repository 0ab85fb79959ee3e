// One live table: its socket, the state that the server has sent, and the commands that are not answered yet. After a
// lost connection it connects again and sends unanswered commands again with the same id; the server executes each
// once.
import type {
  ClientMessage,
  Command,
  HintMove,
  LineView,
  MatchView,
  Refused,
  ServerMessage,
  TableView,
  Update,
} from "../wire";
import { CLOSED } from "../wire";
import { Older } from "./older.svelte";
import { prefs } from "./prefs.svelte";
import { refusalWords } from "./refusals";
import type { Sitting } from "./sitting";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 15_000;
const SILENCE = 35_000;
/** Temporary refusals: the command is sent again after a moment, and executed once. */
const LATER = new Set(["server/store-down", "server/stopping", "server/too-many"]);
const LATER_PAUSE = 1000;
const LATER_TRIES = 10;
/** The server says every few seconds that bots have much to do; if it does not any more, it is over. */
const BOTS_SAID_FOR = 10_000;

/** The code for a table that exists but cannot be read any more. */
export const DAMAGED = "server/damaged-table";
/** The host has sent me away, and nobody else may watch. */
export const SENT_AWAY = "table/sent-away";

export type Link = "connecting" | "open" | "lost" | "refused";

interface Waiting {
  text: string;
  tries: number;
  done: (refused: Refused | null) => void;
}

export function backOff(tries: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + chance / 2);
}

export class LiveTable implements Sitting {
  link = $state<Link>("connecting");
  table = $state.raw<TableView | null>(null);
  match = $state.raw<MatchView | null>(null);
  lines = $state.raw<LineView[]>([]);
  /** The lines of the last update. */
  news = $state.raw<LineView[]>([]);
  readonly older = new Older(this);
  away = $state.raw<number[]>([]);
  /** How many seconds bots need, about, while many bots have to decide; otherwise 0. */
  botWait = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** The code with which the server refuses the connection. */
  refusal = $state("");
  /** Whether our seat has moved to another device. */
  moved = $state(false);
  /** Called with every update. The state alone may change twice before an effect runs. */
  onUpdate: ((update: Update) => void) | null = null;

  #have = 0;
  #tries = 0;
  #count = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  // Nothing on the page depends on these two.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #hints = new Map<string, (moves: HintMove[]) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #botTimer: ReturnType<typeof setTimeout> | undefined;
  #lastMessageAt = 0;
  #left = false;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  get seat(): number | null {
    return this.table?.you.seat ?? null;
  }

  /** Sends a command; null when it is done, or the refusal, with its `message` in the current language. */
  do(command: Command): Promise<Refused | null> {
    this.#count += 1;
    const id = `${this.#prefix}${this.#count}`;
    const text = JSON.stringify({ type: "do", id, command });
    return new Promise((done) => {
      this.#waiting.set(id, { text, tries: 0, done });
      this.#send(text);
    });
  }

  play(move: Record<string, unknown>): Promise<Refused | null> {
    return this.do({ do: "play", move, decision: this.match?.decision ?? 0 });
  }

  /** The moves of a strong player; [] if the answer does not come. */
  hint(): Promise<HintMove[]> {
    this.#count += 1;
    const id = `${this.#prefix}${this.#count}`;
    if (!this.#send(JSON.stringify({ type: "ask-hint", id, decision: this.match?.decision ?? 0 }))) {
      return Promise.resolve([]);
    }
    return new Promise((done) => this.#hints.set(id, done));
  }

  /** Connects again, with the current token of the browser. */
  again(): void {
    this.#drop();
    this.link = "connecting";
    this.#connect();
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#botTimer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  /** Tries to connect at once, because there may be a connection again. */
  #hurry = (): void => {
    if (this.link !== "lost" || document.hidden) return;
    this.#drop();
    this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    if (this.#socket === null) return;
    this.#socket.onclose = null;
    this.#socket.onmessage = null;
    this.#socket.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#onMessage(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
    this.#lastMessageAt = Date.now();
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #hello(): ClientMessage {
    return { type: "hello", have: this.#have, invite: this.invite, guidance: prefs.guides };
  }

  #ping(): void {
    if (Date.now() - this.#lastMessageAt > SILENCE) this.#socket?.close();
    else this.#send('{"type":"ping"}');
  }

  #lost(code: number): void {
    if (this.#left) return;
    clearInterval(this.#pinger);
    for (const answer of this.#hints.values()) answer([]);
    this.#hints.clear();
    if (code === CLOSED.notForYou) {
      const explained = this.refusal === DAMAGED || this.refusal === SENT_AWAY;
      this.moved = !explained && this.table?.you.person != null;
      this.link = "refused";
      return;
    }
    this.link = "lost";
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#tries - 1, Math.random()));
  }

  #send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.link !== "open") return false;
    this.#socket.send(text);
    return true;
  }

  #onMessage(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    if (message.type === "update") {
      const fresh = this.link !== "open";
      const gap = message.after > this.#have;
      this.#have = message.number;
      if (message.table !== null) {
        if (this.table?.you.person != null) this.moved = message.table.you.person === null;
        this.table = message.table;
      }
      if (message.match?.decision !== this.match?.decision) this.#waitForBots(0);
      this.match = message.match;
      this.news = message.lines;
      this.lines = gap ? message.lines : [...this.lines, ...message.lines];
      if (gap) this.older.begin();
      this.onUpdate?.(message);
      if (fresh) this.#resume();
    } else if (message.type === "done") {
      this.#answer(message.id, null);
    } else if (message.type === "refused") {
      if (message.id === null) this.refusal = message.code;
      else if (!this.#tryLater(message.id, message.code)) {
        this.#hints.get(message.id)?.([]);
        this.#hints.delete(message.id);
        this.#answer(message.id, { ...message, message: refusalWords(message) });
      }
    } else if (message.type === "hint") {
      this.#hints.get(message.id)?.(message.moves);
      this.#hints.delete(message.id);
    } else if (message.type === "presence") {
      this.away = message.away;
    } else if (message.type === "bot-wait") {
      this.#waitForBots(message.seconds);
    } else {
      this.ahead = message.now - Date.now();
    }
  }

  #resume(): void {
    this.link = "open";
    this.#tries = 0;
    for (const { text } of this.#waiting.values()) this.#send(text);
    this.#send('{"type":"ping"}');
  }

  #waitForBots(seconds: number): void {
    clearTimeout(this.#botTimer);
    this.botWait = seconds;
    if (seconds > 0) this.#botTimer = setTimeout(() => (this.botWait = 0), BOTS_SAID_FOR);
  }

  /** Whether the command is sent again instead of being answered. */
  #tryLater(id: string, code: string): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined || !LATER.has(code) || waiting.tries === LATER_TRIES) return false;
    waiting.tries += 1;
    setTimeout(() => {
      if (this.#waiting.has(id)) this.#send(waiting.text);
    }, LATER_PAUSE);
    return true;
  }

  #answer(id: string, refused: Refused | null): void {
    this.#waiting.get(id)?.done(refused);
    this.#waiting.delete(id);
  }
}
