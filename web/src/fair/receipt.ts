// The notes of this browser about the deals of a table: the commitments that it saw, the part that it gave, its hand.
// They are stored only in this browser; only a receipt from before the deal can prove that the deal was fair.
const FORMAT = "updown-receipt/1";
const KEY = "updown-receipt";
const MOST_TABLES = 40;

export interface SeenDeal {
  deal: number;
  /** The server's commitment, as it was first shown. */
  commitment: string;
  /** The seats' commitments when their parts were asked for; "" for a seat without one. */
  commitments: string[];
  /** Our seat; null for an onlooker. */
  seat: number | null;
  /** Our part; "" if we gave none. */
  part: string;
  /** Our hand at the start of the round; null if we did not see it. */
  hand: string[] | null;
}

export interface Receipt {
  format: typeof FORMAT;
  table: string;
  deals: SeenDeal[];
}

/** The notes of this page, for a browser that stores nothing. */
const inThisPage = new Map<string, SeenDeal[]>();

export class Notes {
  #deals: Map<number, SeenDeal>;

  constructor(readonly table: string) {
    this.#deals = new Map(load(table).map((seen) => [seen.deal, seen]));
  }

  get(deal: number): SeenDeal | undefined {
    return this.#deals.get(deal);
  }

  /** Adds a note about a deal, and stores it. */
  put(seen: SeenDeal): void {
    this.#deals.set(seen.deal, seen);
    save(this.table, [...this.#deals.values()]);
  }

  /** The receipt of these deals, or of all. It has only deals whose commitments we saw when they were fixed. */
  receipt(deals?: ReadonlySet<number>): Receipt {
    const chosen = [...this.#deals.values()].filter(
      ({ deal, commitments }) => commitments.length > 0 && (deals === undefined || deals.has(deal)),
    );
    return { format: FORMAT, table: this.table, deals: chosen };
  }
}

function load(table: string): SeenDeal[] {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}/${table}`) ?? "[]") as SeenDeal[];
  } catch {
    return inThisPage.get(table) ?? [];
  }
}

function save(table: string, deals: SeenDeal[]): void {
  inThisPage.set(table, deals);
  try {
    forgetOldest(table);
    localStorage.setItem(`${KEY}/${table}`, JSON.stringify(deals));
  } catch {
    // Without storage, the notes of this page can still be checked.
  }
}

function forgetOldest(table: string): void {
  const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  const tables = [...known.filter((each) => each !== table), table];
  for (const old of tables.splice(0, Math.max(0, tables.length - MOST_TABLES)))
    localStorage.removeItem(`${KEY}/${old}`);
  localStorage.setItem(KEY, JSON.stringify(tables));
}
