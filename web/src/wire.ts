// Made from the server's types; do not edit. `make format` writes it anew.
// What the messages mean is in docs/reference/wire.md.

export type Lang = "da" | "de" | "en" | "fr" | "lb";

export type Watch = "nobody" | "open" | "public";

export type Status = "closed" | "lobby" | "over" | "playing";

export type Preset = "bye" | "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";

export type Pace = Live | Relaxed | Unhurried;

export type SeatPlan = OpenSeat | MySeat | BotSeat;

export type Command =
  | Sit
  | Leave
  | Rename
  | SeatBot
  | FreeSeat
  | Start
  | Play
  | TakeBack
  | Hold
  | ComeBack
  | Say
  | Rematch
  | Close
  | CommitPart
  | RevealPart;

export type ClientMessage = Hello | Do | AskHint | Ping;

export type ServerMessage = Update | Done | Refused | Hint | Presence | Pong;

/**
 * First of all: the number of the last event that the client has (0: nothing), and for an onlooker of a table that
 * is not listed the invitation.
 */
export interface Hello {
  type: "hello";
  /** integer from 0; if left out: 0 */
  have?: number;
  /** text of up to 64 characters; if left out: "" */
  invite?: string;
}

/** A command. The same id twice is done once. */
export interface Do {
  type: "do";
  /** the client's own, never reused; text like `^[A-Za-z0-9_-]{1,40}$` */
  id: string;
  command: Command;
}

/** Take a seat, that one or the first that is open. */
export interface Sit {
  do: "sit";
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
  /** integer 0 to 4; if left out: null */
  seat?: number | null;
}

/** Go for good. In the middle of a match a bot takes the seat. */
export interface Leave {
  do: "leave";
}

/** Another nickname or language. */
export interface Rename {
  do: "rename";
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
}

/** The host puts a bot on an open seat, or one of another level in a bot's place, before the match. */
export interface SeatBot {
  do: "seat-bot";
  /** integer 0 to 4 */
  seat: number;
  /** a bot: `casual`, `expert:time=0.2`; text of 1 to 80 characters; if left out: "casual" */
  level?: string;
}

/** The host sends a bot away, before the match. */
export interface FreeSeat {
  do: "free-seat";
  /** integer 0 to 4 */
  seat: number;
}

/** The match begins: no seat may be open. */
export interface Start {
  do: "start";
}

/** A move, in the form of the records, for the decision that the table asked for. */
export interface Play {
  do: "play";
  move: Record<string, unknown>;
  decision: number;
}

/** Take back the own choice while it lies face down. */
export interface TakeBack {
  do: "take-back";
  decision: number;
}

/** Let a bot hold the seat of somebody who is away. */
export interface Hold {
  do: "hold";
  /** integer 0 to 4 */
  seat: number;
}

/** Take the own seat back from the bot that holds it. */
export interface ComeBack {
  do: "come-back";
}

/** A few words to the table: one of the presets, or a short text. */
export interface Say {
  do: "say";
  /** if left out: null */
  preset?: Preset | null;
  /** text of 1 to 140 characters; if left out: null */
  text?: string | null;
}

/** Once more: when everybody wants it, the next match begins. */
export interface Rematch {
  do: "rematch";
}

/** The host ends the table. */
export interface Close {
  do: "close";
}

/**
 * Take part in the randomness of the deal to come: the SHA-256 of `updown part/1 TABLE DEAL SEAT PART`. The last
 * one counts, until the parts are asked for.
 */
export interface CommitPart {
  do: "commit-part";
  /** the number of the deal to come, as `next_deal` says it; integer from 0 */
  deal: number;
  /** 32 bytes, in hexadecimal digits; text like `^[0-9a-f]{64}$` */
  commitment: string;
}

/** The part that this seat has committed to, as soon as the parts are asked for. */
export interface RevealPart {
  do: "reveal-part";
  /** the number of the deal to come, as `next_deal` says it; integer from 0 */
  deal: number;
  /** 32 bytes, in hexadecimal digits; text like `^[0-9a-f]{64}$` */
  part: string;
}

/** What would a strong player do? */
export interface AskHint {
  type: "ask-hint";
  /** the client's own, never reused; text like `^[A-Za-z0-9_-]{1,40}$` */
  id: string;
  decision: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/**
 * How the table stands after event `number`, and the lines since what the client has. `table` is left out (null)
 * where it has not changed.
 */
export interface Update {
  type: "update";
  number: number;
  lines: LineView[];
  table: TableView | null;
  match: MatchView | null;
}

/** A line of the log: a code and its values, for any language. What is in it everybody may know. */
export interface LineView {
  number: number;
  at: number;
  code: string;
  values: Record<string, unknown>;
}

/** The table without the match: what changes seldom. */
export interface TableView {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: Status;
  pace: Pace;
  watch: Watch;
  hints: boolean;
  memory: boolean;
  listed: boolean;
  matches: number;
  seats: SeatView[];
  you: You;
  next_deal: NextDeal;
}

/** So many seconds for each decision. */
export interface Live {
  kind: "live";
  /** integer 5 to 3600; if left out: 60 */
  seconds?: number;
}

/** So many days for each decision. */
export interface Relaxed {
  kind: "relaxed";
  /** integer 1 to 30; if left out: 3 */
  days?: number;
}

/** No clock: for a table with one person and bots. */
export interface Unhurried {
  kind: "unhurried";
}

/** Who sits there. `held`: a bot plays until the person comes back; `late`: time was up, a bot decides now. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string | null;
  level: string | null;
  host: boolean;
  held: boolean;
  late: boolean;
  wants_rematch: boolean;
}

/** Who the one is that is told this. No person: an onlooker; no seat: a host who does not play. */
export interface You {
  person: number | null;
  seat: number | null;
  host: boolean;
  name: string | null;
  lang: Lang | null;
}

/**
 * The deal to come: what the server has committed to, and by seat the commitments to their parts ("": none).
 * `asked`: no commitment can change any more, and the seats are to reveal their parts; `revealed`: those that have.
 */
export interface NextDeal {
  deal: number;
  commitment: string;
  commitments: string[];
  asked: boolean;
  revealed: number[];
}

/**
 * The match as one seat may see it. `moves` are the seat's legal moves, `can_take_back` tells that its choice lies
 * face down; `deadlines` by seat, in milliseconds; `open` is everything, once nothing is secret any more.
 */
export interface MatchView {
  decision: number;
  /** the view of docs/reference/records.md */
  view: Record<string, unknown>;
  moves: Record<string, unknown>[];
  can_take_back: boolean;
  deadlines: (number | null)[];
  open: Record<string, unknown> | null;
}

/** The command is done and durable; its first event has that number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The command changed nothing. `rule` is the number of the game's rule, if one is in the way. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
  values: Record<string, unknown>;
}

/** Moves that a strong player would make, the likeliest first. */
export interface Hint {
  type: "hint";
  id: string;
  moves: HintMove[];
}

export interface HintMove {
  move: Record<string, unknown>;
  share: number;
}

/** Whose person is not connected just now. */
export interface Presence {
  type: "presence";
  away: number[];
}

/** Somebody is here; the server's time in milliseconds. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Opens a table. `bearer`: the answer carries the seat's token instead of a cookie, for programs. */
export interface OpenTable {
  plan: Plan;
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
  /** if left out: false */
  bearer?: boolean;
}

/** A table, as it is asked for. */
export interface Plan {
  /** text of up to 40 characters */
  game: string;
  options: Record<string, unknown>;
  /** 2 to 5 of them */
  seats: SeatPlan[];
  /** if left out: {"kind": "live"} */
  pace?: Pace;
  /** if left out: "public" */
  watch?: Watch;
  /** if left out: true */
  hints?: boolean;
  /** Whether the table shows what everybody has seen; if left out: true */
  memory?: boolean;
  /** Whether anybody may find the table and sit down without its link; if left out: false */
  listed?: boolean;
}

/** For a person who is still to come. */
export interface OpenSeat {
  kind: "open";
}

/** For the one who opens the table. */
export interface MySeat {
  kind: "me";
}

/** For a bot. */
export interface BotSeat {
  kind: "bot";
  /** a bot: `casual`, `expert:time=0.2`; text of 1 to 80 characters; if left out: "casual" */
  level?: string;
}

/** Sits down at a table. */
export interface JoinTable {
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
  /** integer 0 to 4; if left out: null */
  seat?: number | null;
  /** text of up to 64 characters; if left out: "" */
  invite?: string;
  /** if left out: false */
  bearer?: boolean;
}

/** A code to move the own seat to another device. */
export interface MakeClaim {
  /** text like `^[a-z2-7]{16}$` */
  table: string;
}

export interface UseClaim {
  /** text of up to 20 characters */
  code: string;
  /** if left out: false */
  bearer?: boolean;
}

export interface CheckRecord {
  record: Record<string, unknown>;
}

/** You have a part in the table. `invite` lets others in; `token` only where it was asked for. */
export interface Seated {
  table: string;
  person: number;
  seat: number | null;
  invite: string | null;
  token: string | null;
}

export interface PublicTables {
  tables: ListedTable[];
}

/** A table that anybody may find. `names` are those of people. */
export interface ListedTable {
  table: string;
  game: string;
  status: Status;
  seats: number;
  open: number;
  bots: number;
  names: string[];
  updated: number;
}

export interface MyTables {
  tables: MyTable[];
}

/**
 * A table that you have a part in. `names` are those of people. `damaged`: it cannot be read any more, and all that
 * can be done is to delete it, if you are its host.
 */
export interface MyTable {
  table: string;
  game: string;
  status: Status;
  seat: number | null;
  bots: number;
  names: string[];
  your_turn: boolean;
  host: boolean;
  damaged: boolean;
  updated: number;
}

export interface Claim {
  code: string;
  expires: number;
}

/**
 * Whether the record keeps to the rules, and whether its cards and dice follow from the secrets in it; else what is
 * wrong, and where. That the deals were fair, a server cannot say of itself: docs/reference/fair-deals.md.
 */
export interface CheckedRecord {
  valid: boolean;
  consistent: boolean;
  problem: string | null;
  round: number | null;
  event: number | null;
  rule: string | null;
  scores: number[] | null;
  winners: number[] | null;
}

/** What can be played here, and against whom. */
export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
  languages: string[];
  presets: string[];
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  options: OptionInfo[];
  decks: string[];
}

export interface OptionInfo {
  name: string;
  values: (string | number)[];
  default: string | number | null;
}

export interface LevelInfo {
  level: string;
  about: string;
}

/** Any answer but a good one. */
export interface Problem {
  code: string;
  message: string;
  values: Record<string, unknown>;
}

/** What each address takes and gives; null is no body. */
export interface Api {
  "POST /api/tables": { takes: OpenTable; gives: Seated };
  "GET /api/tables": { takes: null; gives: PublicTables };
  "GET /api/mine": { takes: null; gives: MyTables };
  "POST /api/tables/{table}/join": { takes: JoinTable; gives: Seated };
  "GET /api/tables/{table}/record": { takes: null; gives: Record<string, unknown> };
  "DELETE /api/tables/{table}": { takes: null; gives: null };
  "POST /api/claims": { takes: MakeClaim; gives: Claim };
  "POST /api/claims/use": { takes: UseClaim; gives: Seated };
  "POST /api/records/check": { takes: CheckRecord; gives: CheckedRecord };
  "GET /api/games": { takes: null; gives: Games };
  "GET /healthz": { takes: null; gives: Record<string, unknown> };
  "GET /readyz": { takes: null; gives: Record<string, unknown> };
}

export const PRESETS = [
  "hello",
  "well-played",
  "thanks",
  "oops",
  "thinking",
  "hurry",
  "good-game",
  "bye",
] as const satisfies readonly Preset[];

export const LANGUAGES = ["en", "de", "fr", "lb", "da"] as const satisfies readonly Lang[];

export const TABLE_CODES = [
  "table/closed",
  "table/not-seated",
  "table/seated",
  "table/taken",
  "table/no-such-seat",
  "table/started",
  "table/seat-open",
  "table/not-host",
  "table/not-playing",
  "table/stale",
  "table/not-your-turn",
  "table/nothing-sealed",
  "table/not-away",
  "table/not-held",
  "table/not-over",
  "table/wrong-deal",
  "table/parts-asked",
  "table/parts-not-asked",
  "table/wrong-part",
  "table/too-fast",
  "table/nothing-said",
  "table/bad-name",
  "table/bad-plan",
  "table/bad-level",
] as const;

export const SERVER_CODES = [
  "server/bad-message",
  "server/hello-first",
  "server/hello-twice",
  "server/no-such-table",
  "server/damaged-table",
  "server/not-found",
  "server/wrong-method",
  "server/no-hints",
  "server/no-such-code",
  "server/no-invite",
  "server/not-yours",
  "server/bad-origin",
  "server/too-large",
  "server/too-slow",
  "server/too-many",
  "server/full",
  "server/store-down",
  "server/stopping",
  "server/failed",
] as const;

export const LINE_CODES = [
  "table/opened",
  "table/sat",
  "table/committed",
  "table/bot-sat",
  "table/freed",
  "table/renamed",
  "table/said",
  "table/started",
  "table/left-out",
  "table/dealt",
  "table/took-back",
  "table/late",
  "table/held",
  "table/returned",
  "table/secret",
  "table/ended",
  "table/rematch",
  "table/left",
  "table/closed",
  "up-and-down/rolled",
  "up-and-down/chosen",
  "up-and-down/trick",
  "up-and-down/rotated",
  "up-and-down/round-over",
  "up-and-down/flipped",
  "auf-und-ab/laid",
  "auf-und-ab/revealed",
  "auf-und-ab/drew",
  "auf-und-ab/played",
  "auf-und-ab/swapped",
  "auf-und-ab/kept",
  "auf-und-ab/last-turns",
  "auf-und-ab/round-over",
  "auf-und-ab/buried",
  "dnup/played",
  "dnup/rotated",
  "dnup/added",
  "dnup/discarded",
  "dnup/beaten",
  "dnup/took",
  "dnup/out",
  "dnup/round-over",
] as const;

/** Why the server closes a socket. */
export const CLOSED = { notForYou: 4403, again: 1012, tooMany: 4429 } as const;
