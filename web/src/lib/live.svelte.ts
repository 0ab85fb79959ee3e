// One table, live: its socket, what the server has told, and what still has to be told to the server. A lost connection
// is healed: unanswered commands are sent again under the same id, which the server does once.
import type {
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
import { refusalWords } from "./refusals";
import type { Sitting } from "./sitting";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 15_000;
const SILENCE = 35_000;
/** Refusals that are no answer yet: the same is sent again after a moment, and done once. */
const LATER = new Set(["server/store-down", "server/stopping", "server/too-many"]);
const LATER_PAUSE = 1000;
const LATER_TRIES = 10;

/** The table is there, and cannot be read any more. */
export const DAMAGED = "server/damaged-table";

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
  /** The lines of the last update: what has just happened. */
  news = $state.raw<LineView[]>([]);
  away = $state.raw<number[]>([]);
  /** How much the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Why the server does not let us in, as a code. */
  refusal = $state("");
  /** The seat that was ours is on another device now. */
  moved = $state(false);
  /** Is told of every update, one after the other; the state alone may have changed twice before somebody looks. */
  told: ((update: Update) => void) | null = null;

  #have = 0;
  #tries = 0;
  #count = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  // Nothing on the page hangs on these two.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #waiting = new Map<string, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #hints = new Map<string, (moves: HintMove[]) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
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

  /** Asks the table; null when it is done, or why it was refused, its `message` in the language that is spoken. */
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

  /** What a strong player would do; nothing where the answer does not come. */
  hint(): Promise<HintMove[]> {
    this.#count += 1;
    const id = `${this.#prefix}${this.#count}`;
    if (!this.#send(JSON.stringify({ type: "ask-hint", id, decision: this.match?.decision ?? 0 }))) {
      return Promise.resolve([]);
    }
    return new Promise((done) => this.#hints.set(id, done));
  }

  /** Connects anew, as whom the browser says we are now. */
  again(): void {
    this.#drop();
    this.link = "connecting";
    this.#connect();
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  /** There may be a connection again: do not wait any longer. */
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
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", have: this.#have, invite: this.invite }));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
    this.#heard = Date.now();
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send('{"type":"ping"}');
  }

  #lost(code: number): void {
    if (this.#left) return;
    clearInterval(this.#pinger);
    for (const answer of this.#hints.values()) answer([]);
    this.#hints.clear();
    if (code === CLOSED.notForYou) {
      this.moved = this.refusal !== DAMAGED && this.table?.you.person != null;
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

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "update") {
      const fresh = this.link !== "open";
      this.#have = message.number;
      if (message.table !== null) {
        if (this.table?.you.person != null) this.moved = message.table.you.person === null;
        this.table = message.table;
      }
      this.match = message.match;
      this.news = message.lines;
      this.lines = [...this.lines, ...message.lines];
      this.told?.(message);
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

  /** Whether the command is asked again instead of being answered. */
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
