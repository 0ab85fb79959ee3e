// What a table page follows beside the match: whose turn it is, when the result may be shown, and what is said.
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
import { isAlone, namesOf } from "./names";
import { absences, comings } from "./people";
import { sentence } from "./sentences";

/** When it is my turn, it is heard, and seen on the tab and on the icon of the app. */
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

/** The face that I once chose goes with me to each table where I have none yet. */
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

/** Whether there is nothing to agree on before the match. */
export function beginsItself(table: TableView): boolean {
  return table.status === "lobby" && table.pace.kind === "unhurried" && isAlone(table);
}

/** A table with one person and bots begins by itself, as soon as it is `ready` and the server lets it. */
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

/** The end is to be read and seen before the result covers it; whoever has seen it presses Escape or touches the table. */
const PAUSE = 1500;

export class Result {
  /** The match is over, and what led to it has been seen. */
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
      const timer = live.told || !saw ? setTimeout(show, saw ? PAUSE : 0) : undefined;
      const hurry = (event: Event): void => {
        const seen = event instanceof KeyboardEvent ? event.key === "Escape" : isTable(event.target);
        if (seen) show();
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

  /** Once: after that there are updates still, and who closed it does not want it again. */
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

/** Whoever only reloads the page was not away. */
const GONE_FOR = 3000;

/** When somebody leaves, comes back, or a bot takes over, the others are told. */
export function followPeople(live: LiveTable): void {
  let heard: number | null = null;
  $effect(() => {
    const { lines, table, seat } = live;
    if (table === null) return;
    const fresh = heard === null ? [] : lines.slice(heard);
    heard = lines.length;
    untrack(() => tellCalmly(comings(fresh, table, seat)));
  });

  let before: readonly number[] | null = null;
  $effect(() => {
    const { away } = live;
    const timer = setTimeout(() => {
      const { table, seat } = live;
      const watches = table?.status === "playing" && table.pace.kind === "live";
      if (watches && before !== null) tellCalmly(absences(before, away, table, seat));
      before = away;
    }, GONE_FOR);
    return () => clearTimeout(timer);
  });
}

function tellCalmly(sentences: readonly string[]): void {
  if (sentences.length > 0) notices.said(sentences.join(" "));
}

/** What is said at the table is shown for a moment to those who do not have the log open. */
export class Spoken {
  unread = $state(false);

  constructor(live: LiveTable, isOpen: () => boolean) {
    let heard: number | null = null;
    $effect(() => {
      const { lines } = live;
      const open = isOpen();
      if (open) this.unread = false;
      if (live.table === null) return;
      const fresh = heard === null ? [] : lines.slice(heard);
      heard = lines.length;
      if (!open) untrack(() => this.#tell(live, fresh));
    });
  }

  #tell(live: LiveTable, fresh: LineView[]): void {
    const table = live.table;
    if (table === null) return;
    const names = namesOf(table);
    for (const line of fresh) {
      if (line.code !== "table/said" || line.values.seat === live.seat) continue;
      notices.said(sentence(line, table, names));
      this.unread = true;
    }
  }
}
