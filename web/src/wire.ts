// Made from the server's types; do not edit. `make format` writes it anew.
// docs/reference/wire.md explains the messages.

export type Lang = "da" | "de" | "en" | "fr" | "lb";

export type Watch = "nobody" | "open" | "public";

export type Status = "closed" | "lobby" | "over" | "playing";

export type Preset = "bye" | "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";

export type Reaction = "clap" | "heart" | "laugh" | "sad" | "smile" | "wow";

export type Face =
  | "badger"
  | "bear"
  | "cat"
  | "fish"
  | "fox"
  | "frog"
  | "hedgehog"
  | "hen"
  | "mouse"
  | "owl"
  | "penguin"
  | "pig"
  | "rabbit"
  | "sheep";

export type Pace = Live | Relaxed | Unhurried;

export type SeatPlan = OpenSeat | MySeat | BotSeat;

export type Command =
  | Sit
  | Leave
  | Rename
  | ChooseFace
  | SeatBot
  | FreeSeat
  | SendAway
  | Start
  | Play
  | TakeBack
  | Hold
  | ComeBack
  | Say
  | React
  | Rematch
  | Close
  | CommitPart
  | RevealPart;

export type ClientMessage = Hello | Do | AskHint | Ping;

export type ServerMessage = Update | Done | Refused | Hint | Presence | BotWait | Pong;

/**
 * The first message: the number of the last event that the client has (0: none), and for an onlooker of a table
 * that is not listed the invitation. `guidance`: whether the client wants the hints for newcomers.
 */
export interface Hello {
  type: "hello";
  /** integer from 0; if left out: 0 */
  have?: number;
  /** text of up to 64 characters; if left out: "" */
  invite?: string;
  /** if left out: false */
  guidance?: boolean;
}

/** A command. A command with an id that was used before is not executed again. */
export interface Do {
  type: "do";
  /** the client's own, never reused; text like `^[A-Za-z0-9_-]{1,40}$` */
  id: string;
  command: Command;
}

/** Take the given seat, or the first open one. */
export interface Sit {
  do: "sit";
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
  /** integer 0 to 4; if left out: null */
  seat?: number | null;
}

/** Leave the table for good. During a match a bot takes over the seat. */
export interface Leave {
  do: "leave";
}

/** Change one's nickname or language. */
export interface Rename {
  do: "rename";
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
}

/** Change one's face, which everybody at the table sees. */
export interface ChooseFace {
  do: "choose-face";
  face: Face;
}

/** The host puts a bot on an open seat, or changes the level of a bot, before the match. */
export interface SeatBot {
  do: "seat-bot";
  /** integer 0 to 4 */
  seat: number;
  /** a bot: `casual`, `expert:time=0.2`; text of 1 to 80 characters; if left out: "casual" */
  level?: string;
}

/** The host removes a bot, before the match. */
export interface FreeSeat {
  do: "free-seat";
  /** integer 0 to 4 */
  seat: number;
}

/** The host sends a person away for good: before the match the seat is open again, later a bot takes it. */
export interface SendAway {
  do: "send-away";
  /** integer 0 to 4 */
  seat: number;
}

/** Begin the match. No seat may be open. */
export interface Start {
  do: "start";
}

/** Make a move, in the form of the records, for the decision with that number. */
export interface Play {
  do: "play";
  move: Record<string, unknown>;
  decision: number;
}

/** Take back one's own choice while it lies face down. */
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

/** Take one's own seat back from the bot that holds it. */
export interface ComeBack {
  do: "come-back";
}

/** Say something to the table: one of the presets, or a short text. */
export interface Say {
  do: "say";
  /** if left out: null */
  preset?: Preset | null;
  /** text of 1 to 140 characters; if left out: null */
  text?: string | null;
}

/** Send a drawn reaction, which is shown for a moment at one's own seat. */
export interface React {
  do: "react";
  reaction: Reaction;
}

/** Ask for a rematch. The next match begins when everybody has asked for it. */
export interface Rematch {
  do: "rematch";
}

/** The host closes the table. */
export interface Close {
  do: "close";
}

/**
 * Commit to a part of the randomness of the next deal: the SHA-256 of `updown part/1 TABLE DEAL SEAT PART`. A later
 * commitment replaces it, until the parts are asked for.
 */
export interface CommitPart {
  do: "commit-part";
  /** the number of the deal to come, as `next_deal` says it; integer from 0 */
  deal: number;
  /** 32 bytes, in hexadecimal digits; text like `^[0-9a-f]{64}$` */
  commitment: string;
}

/** Reveal the part that this seat has committed to, after the parts are asked for. */
export interface RevealPart {
  do: "reveal-part";
  /** the number of the deal to come, as `next_deal` says it; integer from 0 */
  deal: number;
  /** 32 bytes, in hexadecimal digits; text like `^[0-9a-f]{64}$` */
  part: string;
}

/** Asks what a strong player would do. */
export interface AskHint {
  type: "ask-hint";
  /** the client's own, never reused; text like `^[A-Za-z0-9_-]{1,40}$` */
  id: string;
  decision: number;
}

/** Asks whether the server is there. */
export interface Ping {
  type: "ping";
}

/**
 * The table after event `number`, and the log lines that the client does not have yet. `table` is left out (null)
 * if it has not changed. `after`: the lines of all later events are included. If it is greater than the client's
 * last event, lines are missing: POST /api/tables/{table}/lines returns them.
 */
export interface Update {
  type: "update";
  number: number;
  lines: LineView[];
  table: TableView | null;
  match: MatchView | null;
  after: number;
}

/** A line of the log: a code and its values, for any language. All of it is public. */
export interface LineViewWith<Code, Values> {
  number: number;
  at: number;
  code: Code;
  values: Values;
}

/** The table without the match. It changes seldom. `practice`: the match began from a record. */
export interface TableViewWith<Game, Options> {
  table: string;
  game: Game;
  options: Options;
  status: Status;
  pace: Pace;
  watch: Watch;
  hints: boolean;
  memory: boolean;
  listed: boolean;
  practice: boolean;
  matches: number;
  seats: SeatView[];
  you: You;
  next_deal: NextDeal;
}

/** A number of seconds for each decision. */
export interface Live {
  kind: "live";
  /** integer 5 to 3600; if left out: 60 */
  seconds?: number;
}

/** A number of days for each decision. */
export interface Relaxed {
  kind: "relaxed";
  /** integer 1 to 30; if left out: 3 */
  days?: number;
}

/** No clock: for a table with one person and bots. */
export interface Unhurried {
  kind: "unhurried";
}

/**
 * A seat and who sits there. `person`: the person's number at this table, which never changes; `face`: as the
 * person chose it; `held`: a bot plays until the person comes back; `late`: time was up, and a bot makes this
 * decision.
 */
export interface SeatView {
  kind: "bot" | "open" | "person";
  person: number | null;
  name: string | null;
  face: Face | null;
  level: string | null;
  host: boolean;
  held: boolean;
  late: boolean;
  wants_rematch: boolean;
}

/**
 * The receiver of this view. No person: an onlooker; no seat: a host who does not play, or a person who has left;
 * `sent_away`: by the host, for good.
 */
export interface You {
  person: number | null;
  seat: number | null;
  host: boolean;
  name: string | null;
  lang: Lang | null;
  sent_away: boolean;
}

/**
 * The next deal: the server's commitment, and by seat the commitments to their parts ("": none). `asked`: no
 * commitment can change any more, and the seats are to reveal their parts; `revealed`: those that have.
 */
export interface NextDeal {
  deal: number;
  commitment: string;
  commitments: string[];
  asked: boolean;
  revealed: number[];
}

/**
 * The match as one seat may see it. `moves` are the seat's legal moves, `can_take_back`: its choice lies face down;
 * `guidance`: the hint for a newcomer at their turn, if the client wants it; `deadlines`: by seat, in milliseconds;
 * `open`: the full state, once nothing is secret any more.
 */
export interface MatchViewWith<View, Move, Guidance, State> {
  decision: number;
  /** the view of docs/reference/records.md */
  view: View;
  moves: Move[];
  can_take_back: boolean;
  /** its sentence is in the game's `guidance` of GET /api/games */
  guidance: Guidance | null;
  deadlines: (number | null)[];
  open: State | null;
}

/** The command is done and durable; its first event has that number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The command changed nothing. `rule` is the number of the game's rule that forbids it, if there is one. */
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

/** The seats whose person is not connected now. */
export interface Presence {
  type: "presence";
  away: number[];
}

/**
 * Many bots have to decide: so many seconds, about, until a bot of this table does. It is said again every few
 * seconds while that is so.
 */
export interface BotWait {
  type: "bot-wait";
  seconds: number;
}

/** The answer to a ping, with the server's time in milliseconds. */
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

/** The plan of a table. */
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
  /** Whether the table shows which cards everybody has seen; if left out: true */
  memory?: boolean;
  /** Whether anybody may find the table and sit down without its link; if left out: false */
  listed?: boolean;
}

/** A seat for a person who has not come yet. */
export interface OpenSeat {
  kind: "open";
}

/** The seat of the person who opens the table. */
export interface MySeat {
  kind: "me";
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  /** a bot: `casual`, `expert:time=0.2`; text of 1 to 80 characters; if left out: "casual" */
  level?: string;
}

/**
 * Opens a table whose match begins after a step of a record: you on that seat, bots of that level on the others.
 */
export interface OpenPractice {
  record: Record<string, unknown>;
  /** integer from 0 */
  step: number;
  /** integer 0 to 4 */
  seat: number;
  /** a bot: `casual`, `expert:time=0.2`; text of 1 to 80 characters */
  level: string;
  /** a nickname; text of 1 to 24 characters */
  name: string;
  /** if left out: "en" */
  lang?: Lang;
  /** if left out: false */
  bearer?: boolean;
}

/** Takes a seat at a table. */
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

/** Asks for the picture of a match. An onlooker of a table that is not listed needs the invitation. */
export interface ShowTable {
  /** if left out: "en" */
  lang?: Lang;
  /** text of up to 64 characters; if left out: "" */
  invite?: string;
}

/**
 * Asks for the last moves of a match up to that event. An onlooker of a table that is not listed needs the
 * invitation.
 */
export interface AskPast {
  /** integer from 0 */
  until: number;
  /** text of up to 64 characters; if left out: "" */
  invite?: string;
}

/**
 * Asks for the lines of the log before that event. An onlooker of a table that is not listed needs the invitation.
 */
export interface AskLines {
  /** integer from 0 */
  before: number;
  /** text of up to 64 characters; if left out: "" */
  invite?: string;
}

/**
 * Reports to the operator of the server that something is wrong at a table: what people say, what they call
 * themselves, how they play, or something else. The last report of a person at a table counts.
 */
export interface ReportTable {
  reason: "name" | "other" | "playing" | "words";
  /** text of up to 500 characters; if left out: "" */
  text?: string;
}

/** Asks for a code that moves one's own seat to another device. */
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

/** The subscription of a browser, as its PushManager gives it; both keys in base64url. */
export interface StartPush {
  /** text of up to 1000 characters */
  endpoint: string;
  /** text of up to 100 characters */
  p256dh: string;
  /** text of up to 40 characters */
  auth: string;
}

/** Ends a subscription. */
export interface StopPush {
  /** text of up to 1000 characters */
  endpoint: string;
}

/** Asks for a record step by step: as that seat saw it, or as an onlooker (null). `open`: with all hands. */
export interface AskReplay {
  record: Record<string, unknown>;
  /** integer 0 to 4; if left out: null */
  seat?: number | null;
  /** if left out: false */
  open?: boolean;
}

/**
 * Asks for a lesson after a number of steps. `done`: the learner completes the next step, with the `move` if it
 * needs one.
 */
export interface AskLesson {
  /** integer 0 to 1000; if left out: 0 */
  step?: number;
  /** if left out: false */
  done?: boolean;
  /** if left out: null */
  move?: Record<string, unknown> | null;
}

/** You have joined the table. `invite` lets others in; `token` is there only if it was asked for. */
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
 * A table that you have joined. `names` are those of people. `damaged`: it cannot be read any more; its host can
 * only delete it.
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

/** Matches of some of your tables. `next`: where to continue with your other tables; null: there are no more. */
export interface MyMatches {
  matches: MyMatch[];
  next: number | null;
}

/**
 * A finished match that you played to its end on `seat`. By seat: `players` (the name, or the level of the bot) and
 * `scores`; `bots` and `winners` are seats. `moves` are those of all `rounds`; `low`: the fewest points win;
 * `practice`: it began within a match of a record.
 */
export interface MyMatch {
  table: string;
  game: string;
  match: number;
  seat: number;
  players: string[];
  bots: number[];
  scores: number[];
  winners: number[];
  low: boolean;
  practice: boolean;
  rounds: number;
  moves: number;
  began: number;
  ended: number;
}

/**
 * How many of your tables were deleted, because nobody else took part, and how many were kept for the others
 * without your data.
 */
export interface Forgotten {
  deleted: number;
  kept: number;
}

/**
 * The match as you may see it, as a picture and as text, for clients without a table of their own for the game.
 * Both are empty before the first deal.
 */
export interface ShownTable {
  number: number;
  svg: string;
  text: string;
}

/** The last moves of the match, and the match after each of them, as you may see it. */
export interface Past {
  moments: PastMoment[];
}

/** The match after the event of that number, as the person saw it. */
export interface PastMoment {
  number: number;
  match: MatchView;
}

/** Earlier lines of the log; `more`: there are still earlier ones. */
export interface Lines {
  lines: LineView[];
  more: boolean;
}

export interface Claim {
  code: string;
  expires: number;
}

/**
 * Whether the record follows the rules, and whether its cards and dice follow from the secrets in it; otherwise
 * what is wrong, and where. A server cannot prove that its own deals were fair: docs/reference/fair-deals.md.
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

/** The key with which a browser subscribes to push messages of this server; null: push messages are off. */
export interface PushKey {
  key: string | null;
}

/** A record, step by step. `table` has the form of a live table, but accepts no commands. */
export interface Replay {
  table: TableView;
  steps: ReplayStep[];
}

/** The match after a deal (`seat` is null) or after a seat's move, and the lines of the log about it. */
export interface ReplayStep {
  round: number;
  seat: number | null;
  match: MatchView;
  lines: LineView[];
}

/** The games of this server, and the levels of its bots. */
export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
  languages: string[];
  presets: string[];
}

/**
 * A game. `lang` is the language of its title ("": none), `rules` the prefix of the numbers of its rules, `units`
 * the messages that name the unit of the score, by number of players from `least` to `most`; `rounds`: one, until
 * somebody has won, or as many as the option `rounds` says.
 */
export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  options: OptionInfo[];
  decks: string[];
  lang: string;
  about: string;
  least: number;
  most: number;
  usual: number;
  minutes: number;
  age: number | null;
  rules: string;
  units: string[];
  rounds: "one" | "open" | "option";
  fewest_win: boolean | WhereOption;
  /** The sentence of each fact, as phrases (updown.rules.sentences) */
  sentences: Record<string, Phrase>;
  /** The name of each move, as phrases */
  moves: Record<string, Phrase>;
  /** The sentences of the hints for newcomers, as phrases */
  guidance: Record<string, Phrase>;
  /** The messages that name the chapters of its lessons */
  lessons: string[];
  /** The messages that only this game has, by language, each as the text of a Fluent file */
  words: Record<string, string>;
}

/**
 * An option of a game. `offered` are the values that a form shows. `message` names it in a form; with `-VALUE`
 * added it names a value, and with `-note` it explains the option. `help` replaces a message that does not exist.
 */
export interface OptionInfo {
  name: string;
  values: (string | number)[];
  default: string | number | null;
  offered: (string | number)[];
  message: string;
  help: string;
}

/** A condition: the option has this value. */
export interface WhereOption {
  option: string;
  value: string;
}

export interface LevelInfo {
  level: string;
  about: string;
}

/** The rules of a game as Markdown: a title, chapters, and a list item for each numbered rule. */
export interface RulesText {
  text: string;
}

/**
 * A lesson after `step` of its `steps`; `now` is null at the end. `updates` is the table with its whole log; after
 * a completed step, the table after each move of that step. `refused`: why the step is not completed.
 */
export interface LessonView {
  step: number;
  steps: number;
  now: LessonStep | null;
  updates: Update[];
  refused: Refused | null;
}

/**
 * The step that the learner reads or does now. `text` and `wrong` (for a legal move that the step does not ask for;
 * "": none) are messages, which receive the names of the seats as `one`, `two` and so on. `at` is the part of the
 * table that the text explains, `taps` are the parts that make the move, `rules` the numbers of the rules that the
 * step teaches.
 */
export interface LessonStep {
  text: string;
  at: string;
  taps: string[];
  wrong: string;
  rules: string[];
}

/** The body of every error response. */
export interface Problem {
  code: string;
  message: string;
  values: Record<string, unknown>;
}

/** A piece of text that is made of a fact; what each does is in src/updown/rules/sentences.py. */
export type Phrase =
  | { kind: "say"; message: string; values?: Record<string, Phrase> }
  | { kind: "name"; path?: string; form?: "colon" | "first" | "plain" | "within" }
  | { kind: "value"; path: string; plus?: number }
  | { kind: "count"; path: string }
  | { kind: "text"; text: string }
  | { kind: "join"; parts: Phrase[]; by?: string }
  | { kind: "each"; paths: string[]; item: Phrase; by?: string }
  | { kind: "seats"; path: string; you?: string }
  | { kind: "when"; path: string; test: "above" | "is" | "same" | "there"; value: string | number | boolean | null; then: Phrase; otherwise?: Phrase }
  | { kind: "switch"; path: string; cases: Record<string, Phrase>; otherwise?: Phrase }
  | { kind: "either"; typed: Phrase; shown: Phrase };

/** What the lines of the table itself say, by the name behind `table/`. */
export interface TableFacts {
  "opened": { game: string };
  "sat": { seat: number | null; name: string };
  "committed": { deal: number; commitment: string };
  "bot-sat": { seat: number; level: string };
  "freed": { seat: number };
  "renamed": { seat: number | null; name: string; before: string };
  /** One of the presets, or a short text. `person` is the number of the person, whatever their name is. */
  "said": { seat: number | null; name: string; person: number; preset?: Preset; text?: string };
  "reacted": { seat: number | null; name: string; person: number; reaction: Reaction };
  "started": { match: number };
  "left-out": { seat: number; deal: number };
  /** The commitments and the parts by seat ("": none). A deal of former versions has `entropy` instead. */
  "dealt": { deal: number; commitments?: string[]; parts?: string[]; entropy?: string[] };
  "took-back": { seat: number };
  "late": { seat: number };
  "held": { seat: number };
  "returned": { seat: number };
  "secret": { deal: number; secret: string };
  "ended": { scores: number[]; winners: number[] };
  "rematch": { seat: number };
  "left": { seat: number | null; name: string };
  "sent-away": { seat: number | null; name: string };
  "closed": Record<never, never>;
}

/** What a seat may know of Up & Down. */
export type UpAndDownView = {
  game: "up-and-down";
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  side: "down" | "up";
  /** By seat: the suit that points at it */
  suits: string[];
  trump: number;
  /** The trick boss */
  chef: number;
  phase: "change" | "choose" | "over";
  pot: number;
  tricks: number[];
  seat: number | null;
  /** The cards of one's own hand; of the others how many */
  hands: (string[] | number)[];
  aside: number;
  /** By seat: the card that lies there; true where it is hidden */
  chosen: (string | true | null)[];
  played: UpAndDownTrick[];
  dice: [number, number];
};

/** A trick that was revealed: the cards by seat, and who won it. */
export type UpAndDownTrick = {
  cards: string[];
  winner: number | null;
};

/** Everything. */
export type UpAndDownState = {
  game: "up-and-down";
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  side: "down" | "up";
  /** By seat: the suit that points at it */
  suits: string[];
  trump: number;
  /** The trick boss */
  chef: number;
  phase: "change" | "choose" | "over";
  pot: number;
  tricks: number[];
  hands: string[][];
  aside: string[];
  chosen: (string | null)[];
};

export type UpAndDownMove =
  | { move: "flip" }
  | { move: "rotate"; turns: number }
  | { move: "roll" }
  | { move: "choose"; card: string };

export type UpAndDownGuidance =
  | { guidance: "change"; suit: string; trump: number; edition: "classic" | "ludolux" | null; wins: number }
  | { guidance: "choose"; suit: string; trump: number; edition: "classic" | "ludolux" | null; wins: number };

/** What the lines of Up & Down say, by their fact. */
export interface UpAndDownFacts {
  "flipped": { seat: number; side: "down" | "up" };
  /** `edition`: The edition whose suits they are; null in a deck with other letters. */
  "rotated": { seat: number; turns: number; suits: string[]; edition: "classic" | "ludolux" | null };
  "rolled": { seat: number; dice: [number, number]; trump: number };
  "chosen": { seat: number };
  /** UD-12, UD-13: the cards, the result of each, and who takes how many tricks. */
  "trick": { cards: string[]; winner: number | null; suits: string[]; verdicts: ("beaten" | "cancelled" | "does-not-count" | "wins")[]; taken: number; pot: number; edition: "classic" | "ludolux" | null };
  "round-over": { round: number; scores: number[]; pot: number };
  /**
   * The best trick of a match that is over, by seat. `ringed`: the card that matters. `beaten`: The number of
   * counting cards that it beat.
   */
  "best": { seat: number; cards: string[]; ringed: number | null; taken: number; beaten: number; edition: "classic" | "ludolux" | null };
}

export type UpAndDownFact = UpAndDownFacts[keyof UpAndDownFacts];

export type UpAndDownOptions = {
  /** how many play */
  players: number;
  /** whose suits and pictures (UD-2) */
  edition: "classic" | "ludolux";
  /** how many rounds (UD-16) */
  rounds: number;
  /** what a tie for first place brings (UD-17) */
  tiebreak: "extra-round" | "shared";
  deck?: string | Record<string, unknown>;
};

/** What a seat may know of Auf und Ab. */
export type AufUndAbView = {
  game: "auf-und-ab";
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  phase: "act" | "drawn" | "lay" | "over";
  open: string[];
  buried: number;
  /** The seats that still have a last turn, in order; null before the last turns begin */
  last_turns: number[] | null;
  seat: number | null;
  /** The cards of one's own hand; of the others how many */
  hands: (string[] | number)[];
  /** By seat, each pile from bottom to top; of others who are still laying, how many cards they have laid */
  piles: (string[][] | number)[];
  stock: number;
  /** The card just drawn or taken; true where it is hidden */
  pending: string | true | null;
  known: string[][];
  my_buried: string[];
};

/** Everything. */
export type AufUndAbState = {
  game: "auf-und-ab";
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  phase: "act" | "drawn" | "lay" | "over";
  open: string[];
  buried: number;
  /** The seats that still have a last turn, in order; null before the last turns begin */
  last_turns: number[] | null;
  hands: string[][];
  piles: string[][][];
  /** The card that is drawn next first */
  stock: string[];
  pending: string | null;
};

export type AufUndAbMove =
  | { move: "lay"; cards: string[] }
  | { move: "play"; card: string; pile: [number, number] }
  | { move: "draw"; discard: string }
  | { move: "swap"; discard: string[]; take: string }
  | { move: "keep" }
  | { move: "bury"; card: string };

export type AufUndAbGuidance =
  | { guidance: "turn"; values: number[]; fit: number; held: number; draw: boolean };

/** What the lines of Auf und Ab say, by their fact. */
export interface AufUndAbFacts {
  "laid": { seat: number; count: number };
  /**
   * AA-4, AA-5: by seat the first cards of the piles, their values and their sum; and who begins. `tie`: Whether
   * several have the lowest sum.
   */
  "revealed": { cards: string[][]; values: number[][]; sums: number[]; begins: number; tie: boolean };
  "drew": { seat: number; discard: string; value: number; stock: number };
  /** `change`: By how much the pile goes up. */
  "played": { seat: number; card: string; value: number; pile: [number, number]; onto: string; onto_value: number; change: number };
  "swapped": { seat: number; discard: string[]; values: number[]; take: string; take_value: number };
  "kept": { seat: number };
  "buried": { seat: number };
  "last-turns": { seat: number; seats: number[] };
  "round-over": { round: number; scores: number[] };
  /**
   * The best turn of a match that is over: what lay on the pile, and the card that was played on it. `ringed`: the
   * card that matters. `owner`: The owner of the pile.
   */
  "best": { seat: number; cards: string[]; ringed: number | null; values: number[]; owner: number };
}

export type AufUndAbFact = AufUndAbFacts[keyof AufUndAbFacts];

export type AufUndAbOptions = {
  /** how many play */
  players: number;
  /** whether most or fewest points win (AA-13) */
  goal: "high" | "low";
  deck?: string | Record<string, unknown>;
};

/** What a seat may know of dnup. */
export type DnupView = {
  game: "dnup";
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  /** By seat and area */
  sets: string[][][];
  /** The area that the seat on turn plays to: 1, or with two players 1 or 2 */
  area: number;
  out: number[];
  discarded: number;
  /** How many turns have gone without a discard (DN-16) */
  quiet: number;
  seat: number | null;
  /** The cards of one's own hand; of the others how many */
  hands: (string[] | number)[];
  known: string[][];
  starter: number;
};

/** Everything. */
export type DnupState = {
  game: "dnup";
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  /** By seat and area */
  sets: string[][][];
  /** The area that the seat on turn plays to: 1, or with two players 1 or 2 */
  area: number;
  out: number[];
  discarded: number;
  /** How many turns have gone without a discard (DN-16) */
  quiet: number;
  hands: string[][];
};

export type DnupMove =
  | { move: "play"; cards: string[] }
  | { move: "add"; card: string; to: number; area?: number }
  | { move: "take"; from: number; area?: number }
  | { move: "rotate" };

export type DnupGuidance =
  | { guidance: "beat"; sizes: number[]; values: number[] }
  | { guidance: "free" }
  | { guidance: "too-low"; adds: number };

/** What the lines of dnup say, by their fact. */
export interface DnupFacts {
  "played": { seat: number; cards: string[]; value: number; area?: number };
  "added": { seat: number; card: string; value: number; to: number; area?: number };
  /** `turned`: The cards as they come to the hand (DN-12). */
  "took": { seat: number; from: number; cards: string[]; turned: string[]; area?: number };
  "rotated": { seat: number };
  /** A set of this seat comes back to its hand. */
  "beaten": { seat: number; cards: string[]; turned: string[] };
  "out": { seat: number; points: number };
  "discarded": { seat: number; cards: string[] };
  /**
   * `limit`: After so many turns without a discard a round is void (DN-16). `counts`: The unit of the scores: two
   * players play for rounds (DN-20).
   */
  "round-over": { round: number; scores: number[]; void: boolean; limit: number; counts: "points" | "rounds" };
  /** The best turn of a match that is over: a set. `ringed`: the card that matters. */
  "best": { seat: number; cards: string[]; ringed: number | null; value: number };
}

export type DnupFact = DnupFacts[keyof DnupFacts];

export type DnupOptions = {
  /** how many play */
  players: number;
  deck?: string | Record<string, unknown>;
};

/** The types of each built-in game. */
export interface GameTypes {
  "up-and-down": { view: UpAndDownView; state: UpAndDownState; move: UpAndDownMove; guidance: UpAndDownGuidance; facts: UpAndDownFacts; options: UpAndDownOptions };
  "auf-und-ab": { view: AufUndAbView; state: AufUndAbState; move: AufUndAbMove; guidance: AufUndAbGuidance; facts: AufUndAbFacts; options: AufUndAbOptions };
  "dnup": { view: DnupView; state: DnupState; move: DnupMove; guidance: DnupGuidance; facts: DnupFacts; options: DnupOptions };
}

export type GameId = keyof GameTypes;

/** A type for texts that are known only at run time. No literal text belongs to it, so the unions below stay exact. */
declare enum Unknown {
  game = "another game",
  code = "another game/a fact",
}
/** A game that these pages were built without: they learn of it when they meet it. */
export type OtherGame = Unknown.game;
/** A line of such a game. */
export type OtherCode = Unknown.code;

type LinesOf<Place extends string, Facts> = {
  [Name in keyof Facts & string]: LineViewWith<`${Place}/${Name}`, Facts[Name]>;
}[keyof Facts & string];

export type OptionsOf<G extends GameId> = GameTypes[G]["options"];
export type TableOf<G extends GameId> = TableViewWith<G, OptionsOf<G>>;
export type MatchOf<G extends GameId> = MatchViewWith<
  GameTypes[G]["view"],
  GameTypes[G]["move"],
  GameTypes[G]["guidance"],
  GameTypes[G]["state"]
>;
export type LineOf<G extends GameId> = LinesOf<G, GameTypes[G]["facts"]>;
export type TableLine = LinesOf<"table", TableFacts>;

/** The fields that the views of all games have. */
export interface AnyView {
  game: OtherGame;
  round: number;
  /** The seats that must act now */
  turn: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  seat: number | null;
  [key: string]: unknown;
}

export type AnyMove = { move: string; [part: string]: unknown };
export type AnyGuidance = { guidance: string; [part: string]: unknown };

export type TableView =
  | { [G in GameId]: TableOf<G> }[GameId]
  | TableViewWith<OtherGame, { players: number; [option: string]: unknown }>;
export type MatchView =
  | { [G in GameId]: MatchOf<G> }[GameId]
  | MatchViewWith<AnyView, AnyMove, AnyGuidance, Record<string, unknown>>;
export type LineView =
  | TableLine
  | { [G in GameId]: LineOf<G> }[GameId]
  | LineViewWith<OtherCode, Record<string, unknown>>;

/** The request and response body of each endpoint; null: no body. */
export interface Api {
  "POST /api/tables": { takes: OpenTable; gives: Seated };
  "POST /api/practice": { takes: OpenPractice; gives: Seated };
  "GET /api/tables": { takes: null; gives: PublicTables };
  "GET /api/mine": { takes: null; gives: MyTables };
  "GET /api/mine/matches": { takes: null; gives: MyMatches };
  "DELETE /api/mine": { takes: null; gives: Forgotten };
  "POST /api/tables/{table}/join": { takes: JoinTable; gives: Seated };
  "GET /api/tables/{table}/record": { takes: null; gives: Record<string, unknown> };
  "POST /api/tables/{table}/shown": { takes: ShowTable; gives: ShownTable };
  "POST /api/tables/{table}/past": { takes: AskPast; gives: Past };
  "POST /api/tables/{table}/lines": { takes: AskLines; gives: Lines };
  "POST /api/tables/{table}/report": { takes: ReportTable; gives: null };
  "DELETE /api/tables/{table}": { takes: null; gives: null };
  "POST /api/claims": { takes: MakeClaim; gives: Claim };
  "POST /api/claims/use": { takes: UseClaim; gives: Seated };
  "POST /api/records/check": { takes: CheckRecord; gives: CheckedRecord };
  "GET /api/push": { takes: null; gives: PushKey };
  "POST /api/tables/{table}/push": { takes: StartPush; gives: null };
  "POST /api/tables/{table}/push/stop": { takes: StopPush; gives: null };
  "POST /api/replays": { takes: AskReplay; gives: Replay };
  "GET /api/games": { takes: null; gives: Games };
  "GET /api/games/{game}/rules": { takes: null; gives: RulesText };
  "POST /api/games/{game}/lessons/{chapter}": { takes: AskLesson; gives: LessonView };
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

export const REACTIONS = ["smile", "laugh", "wow", "sad", "clap", "heart"] as const satisfies readonly Reaction[];

export const FACES = [
  "fox",
  "owl",
  "cat",
  "bear",
  "rabbit",
  "hen",
  "mouse",
  "frog",
  "sheep",
  "badger",
  "pig",
  "penguin",
  "hedgehog",
  "fish",
] as const satisfies readonly Face[];

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
  "table/just-left",
  "table/not-held",
  "table/not-over",
  "table/wrong-deal",
  "table/parts-asked",
  "table/parts-not-asked",
  "table/wrong-part",
  "table/too-much",
  "table/sent-away",
  "table/yourself",
  "table/nobody-there",
  "table/too-fast",
  "table/nothing-said",
  "table/bad-name",
  "table/bad-plan",
  "table/lesson-waits",
  "table/bad-level",
] as const;

export const SERVER_CODES = [
  "server/bad-message",
  "server/bad-record",
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
  "server/bad-host",
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
  "table/reacted",
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
  "table/sent-away",
  "table/left",
  "table/closed",
  "up-and-down/rolled",
  "up-and-down/chosen",
  "up-and-down/trick",
  "up-and-down/rotated",
  "up-and-down/round-over",
  "up-and-down/best",
  "up-and-down/flipped",
  "auf-und-ab/laid",
  "auf-und-ab/revealed",
  "auf-und-ab/drew",
  "auf-und-ab/played",
  "auf-und-ab/swapped",
  "auf-und-ab/kept",
  "auf-und-ab/last-turns",
  "auf-und-ab/round-over",
  "auf-und-ab/best",
  "auf-und-ab/buried",
  "dnup/played",
  "dnup/rotated",
  "dnup/added",
  "dnup/discarded",
  "dnup/beaten",
  "dnup/took",
  "dnup/out",
  "dnup/round-over",
  "dnup/best",
] as const;

/** Why the server closes a socket. */
export const CLOSED = { notForYou: 4403, again: 1012, tooMany: 4429 } as const;
