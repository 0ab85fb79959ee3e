// Takes part in the deals of a table: commits to a part of our own, reveals it when everybody has committed, stores the
// commitments of the others, and checks after each round that they were kept.
import type { LiveTable } from "../lib/live.svelte";
import { notices } from "../lib/notices.svelte";
import { t } from "../lib/words.svelte";
import type { LineView, MatchView, NextDeal, TableView } from "../wire";
import { checkDeals, checkHand, checkPromises, recipeOf, type Finding, type Revealed } from "./check";
import { newPart, partCommitment } from "./hash";
import { Notes, type Receipt, type SeenDeal } from "./receipt";

interface Dealt extends Omit<Revealed, "secret"> {
  secret?: string;
}

export class Dealing {
  readonly notes: Notes;
  /** Whether a deal broke its commitments. */
  #broken = false;
  #asked = new Set<string>();
  #dealt = new Map<number, Dealt>();
  #lastSeen = 0;

  constructor(readonly live: LiveTable) {
    this.notes = new Notes(live.id);
  }

  /** Resolves when our part of the first deal is committed to; the start of a match waits for it. */
  async ready(): Promise<void> {
    const { table, seat } = this.live;
    if (table === null || seat === null || table.next_deal.asked) return;
    await this.#commit(table, this.#note(table.next_deal, seat), seat);
  }

  /** Commits, reveals or checks, as the update requires. Called at each update. */
  follow(table: TableView, lines: readonly LineView[]): void {
    const fresh = lines.filter(({ number }) => number > this.#lastSeen);
    this.#lastSeen = lines.at(-1)?.number ?? 0;
    for (const [place, line] of fresh.entries()) this.#followLine(table, line, fresh.slice(place + 1));
    const { next_deal: deal } = table;
    const { seat } = this.live;
    const seen = this.#note(deal, seat);
    if (seat === null) return;
    if (!deal.asked) void this.#commit(table, seen, seat);
    else if (!deal.revealed.includes(seat) && isOurs(table, seen, seat)) this.#reveal(deal, seen);
  }

  /** Checks the deals of a record. */
  check(record: Record<string, unknown>): Finding {
    return this.#broken ? "wrong" : checkDeals(record, this.notes);
  }

  receipt({ proof }: Record<string, unknown>): Receipt {
    const { deals } = proof as { deals: { deal: number }[] };
    return this.notes.receipt(new Set(deals.map(({ deal }) => deal)));
  }

  /** Stores what the server shows of the next deal. Stored values are never overwritten by later ones. */
  #note(deal: NextDeal, seat: number | null): SeenDeal {
    const seen = this.notes.get(deal.deal);
    if (seen !== undefined && (seen.commitment !== deal.commitment || hasChanged(seen, deal))) {
      this.#warn();
      return seen;
    }
    const noted: SeenDeal = {
      ...(seen ?? { deal: deal.deal, commitment: deal.commitment, part: "", hand: null }),
      commitments: deal.asked ? deal.commitments : [],
      seat,
    };
    if (JSON.stringify(seen) !== JSON.stringify(noted)) this.notes.put(noted);
    return noted;
  }

  async #commit(table: TableView, seen: SeenDeal, seat: number): Promise<void> {
    const { deal } = seen;
    const part = seen.part || newPart();
    if (part !== seen.part) this.notes.put({ ...seen, part });
    const commitment = partCommitment(table.table, deal, seat, part);
    if (table.next_deal.commitments[seat] === commitment) return;
    if (this.#once(`commit ${commitment}`)) await this.live.do({ do: "commit-part", deal, commitment });
  }

  #reveal({ deal }: NextDeal, { part }: SeenDeal): void {
    if (this.#once(`reveal ${deal}`)) void this.live.do({ do: "reveal-part", deal, part });
  }

  /** Whether this is the first call for `what`. A command that is not answered is sent again by itself. */
  #once(what: string): boolean {
    if (this.#asked.has(what)) return false;
    this.#asked.add(what);
    return true;
  }

  #followLine(table: TableView, line: LineView, later: readonly LineView[]): void {
    if (line.code === "table/dealt") {
      const { deal, commitments = [], parts = [] } = line.values;
      this.#dealt.set(deal, { deal, commitments, parts });
      if (!later.some((line) => !line.code.startsWith("table/"))) this.#noteHand(deal);
    } else if (line.code === "table/secret") {
      const { deal, secret } = line.values;
      const dealt = this.#dealt.get(deal);
      // An old deal has no parts.
      if (dealt === undefined || dealt.parts.length === 0) return;
      this.#check(table, { ...dealt, secret });
    }
  }

  #noteHand(deal: number): void {
    const seen = this.notes.get(deal);
    const { match, seat } = this.live;
    if (seen === undefined || seen.hand !== null || seat === null || match === null) return;
    const hand = handOf(match, seat);
    if (hand !== null) this.notes.put({ ...seen, hand });
  }

  #check(table: TableView, deal: Revealed): void {
    const seen = this.notes.get(deal.deal);
    const recipe = recipeOf(table);
    const kept =
      checkPromises(table.table, seen, deal) !== "wrong" &&
      (seen === undefined || recipe === undefined || checkHand(table.table, seen, deal, recipe));
    if (!kept) this.#warn();
  }

  #warn(): void {
    if (this.#broken) return;
    this.#broken = true;
    notices.problem(t("web-deal-forged"));
  }
}

/** Whether commitments of seats have changed since our part was asked for. */
function hasChanged(seen: SeenDeal, deal: NextDeal): boolean {
  return (
    seen.commitments.length > 0 && seen.commitments.some((each, seat) => each !== deal.commitments[seat])
  );
}

function isOurs(table: TableView, seen: SeenDeal, seat: number): boolean {
  const ours = partCommitment(table.table, seen.deal, seat, seen.part);
  return seen.part !== "" && table.next_deal.commitments[seat] === ours;
}

/** The cards of a hand as the view shows them; the views of all games have `hands` by seat. */
function handOf({ view }: MatchView, seat: number): string[] | null {
  const hand: unknown = Array.isArray(view.hands) ? view.hands[seat] : null;
  return Array.isArray(hand) && hand.every((card) => typeof card === "string") ? hand : null;
}
