// Effects of a table page: whose turn it is, when to show the result, notices about people and chat.
import { untrack } from "svelte";
import { titleOf } from "../games/list.svelte";
import { countTurn } from "../lib/badge";
import type { LiveTable } from "../lib/live.svelte";
import { notices } from "../lib/notices.svelte";
import { prefs } from "../lib/prefs.svelte";
import { play as sound } from "../lib/sound";
import type { PacedTable } from "../play/paced.svelte";
import type { LineView, TableView } from "../wire";
import { ask } from "./ask";
import { muted } from "./muted.svelte";
import { isAlone, namesOf } from "./names";
import { absences, comings } from "./people";
import { sentence } from "./sentences";

/** When it is my turn, plays a sound, and shows it in the tab and on the icon of the app. */
export function followTurn(live: PacedTable): void {
  let was = false;
  $effect(() => {
    const { table, match } = live;
    const mine =
      table?.status === "playing" && match !== null && match.moves.length > 0 && !match.can_take_back;
    if (mine && !was) sound("your-turn");
    was = mine;
    document.title = `${mine ? "● " : ""}${table ? titleOf(table.game) : "Updown"}`;
    if (table !== null && live.seat !== null) void countTurn(table.table, mine);
  });
}

/** Sends my chosen face to each table where I have none yet. */
export function bringFace(live: LiveTable): void {
  let asked = false;
  $effect(() => {
    const { table, seat, link } = live;
    const { face } = prefs;
    if (asked || face === null || table === null || seat === null || link !== "open") return;
    if (table.status === "closed" || table.seats[seat]?.face !== null) return;
    asked = true;
    void live.do({ do: "choose-face", face });
  });
}

const AGAIN = 3000;

/** Whether the match can begin without a lobby. */
export function beginsItself(table: TableView): boolean {
  return table.status === "lobby" && table.pace.kind === "unhurried" && isAlone(table);
}

/** Starts the match of a table with one person and bots, as soon as it is `ready` and the server allows it. */
export function beginAlone(live: LiveTable, ready: () => Promise<void>): void {
  const alone = $derived(
    live.link === "open" && live.table !== null && beginsItself(live.table) && live.table.you.host,
  );
  let refusals = $state(0);
  let asking = false;
  $effect(() => {
    if (!alone || asking) return;
    const timer = setTimeout(() => void begin(), refusals === 0 ? 0 : AGAIN);
    return () => clearTimeout(timer);
  });
  async function begin(): Promise<void> {
    asking = true;
    await ready();
    const begun = await ask(live, { do: "start" });
    asking = false;
    if (!begun) refusals += 1;
  }
}

/** The pause in milliseconds before the result covers the table. Escape or a tap on the table ends it. */
const PAUSE = 1500;

export class Result {
  /** Whether the match is over and its last moves have been shown. */
  ready = $state(false);
  open = $state(false);

  constructor(live: PacedTable) {
    let saw = false;
    $effect(() => {
      const { status } = live.table ?? {};
      const over = live.match !== null && (status === "over" || status === "closed");
      if (!over) {
        saw ||= status === "playing";
        this.ready = false;
        this.open = false;
        return;
      }
      const show = (): void => this.#show(live, saw);
      const timer = live.allShown || !saw ? setTimeout(show, saw ? PAUSE : 0) : undefined;
      const hurry = (event: Event): void => {
        const closes = event instanceof KeyboardEvent ? event.key === "Escape" : isTable(event.target);
        if (closes) show();
      };
      addEventListener("keydown", hurry);
      addEventListener("click", hurry);
      return () => {
        clearTimeout(timer);
        removeEventListener("keydown", hurry);
        removeEventListener("click", hurry);
      };
    });
  }

  /** Opens the result once: later updates do not open it again. */
  #show(live: PacedTable, saw: boolean): void {
    if (this.ready) return;
    this.ready = true;
    this.open = true;
    const winners = live.match?.view.winners ?? [];
    if (saw && live.seat !== null && winners.includes(live.seat)) sound("win");
  }
}

function isTable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("#main") !== null;
}

/** An absence shorter than this, in milliseconds, is not reported: somebody may only reload the page. */
const GONE_FOR = 3000;

/** Shows notices when somebody leaves, comes back, or a bot takes over. */
export function followPeople(live: LiveTable): void {
  let seen: number | null = null;
  $effect(() => {
    const { lines, table, seat } = live;
    if (table === null) return;
    const fresh = seen === null ? [] : linesAfter(lines, seen);
    seen = lines.at(-1)?.number ?? 0;
    untrack(() => showNotice(comings(fresh, table, seat)));
  });

  let before: readonly number[] | null = null;
  $effect(() => {
    const { away } = live;
    const timer = setTimeout(() => {
      const { table, seat } = live;
      const watches = table?.status === "playing" && table.pace.kind === "live";
      if (watches && before !== null) showNotice(absences(before, away, table, seat));
      before = away;
    }, GONE_FOR);
    return () => clearTimeout(timer);
  });
}

function linesAfter(lines: readonly LineView[], number: number): LineView[] {
  return lines.filter((line) => line.number > number);
}

function showNotice(sentences: readonly string[]): void {
  if (sentences.length > 0) notices.info(sentences.join(" "));
}

/** Shows chat messages as notices while the log is closed. */
export class ChatNotices {
  unread = $state(false);

  constructor(live: LiveTable, isOpen: () => boolean) {
    let seen: number | null = null;
    $effect(() => {
      const { lines } = live;
      const open = isOpen();
      if (open) this.unread = false;
      if (live.table === null) return;
      const fresh = seen === null ? [] : linesAfter(lines, seen);
      seen = lines.at(-1)?.number ?? 0;
      if (!open) untrack(() => this.#notify(live, fresh));
    });
  }

  #notify(live: LiveTable, fresh: LineView[]): void {
    const table = live.table;
    if (table === null) return;
    const names = namesOf(table);
    for (const line of muted.heard(fresh, table.table)) {
      if (line.code !== "table/said" || line.values.seat === live.seat) continue;
      notices.info(sentence(line, table, names));
      this.unread = true;
    }
  }
}
