// What this browser noted of the deals of a table while they were made: the commitments that it was shown, the part that
// it gave, the hand that it saw. It stays here; only a receipt from before the deal shows that a deal was fair.
const FORMAT = "updown-receipt/1";
const KEY = "updown-receipt";
const MOST_TABLES = 40;

export interface SeenDeal {
  deal: number;
  /** The server's commitment, as it was first shown. */
  commitment: string;
  /** The seats' commitments when their parts were asked for; "" for a seat without one. */
  commitments: string[];
  /** The own seat; null for an onlooker. */
  seat: number | null;
  /** The own part; "" without one. */
  part: string;
  /** The own hand at the start of the round; null where it was not seen. */
  hand: string[] | null;
}

export interface Receipt {
  format: typeof FORMAT;
  table: string;
  deals: SeenDeal[];
}

/** Kept in this browser; where it keeps nothing, in this page. */
const inThisPage = new Map<string, SeenDeal[]>();

export class Notes {
  #deals: Map<number, SeenDeal>;

  constructor(readonly table: string) {
    this.#deals = new Map(load(table).map((seen) => [seen.deal, seen]));
  }

  get(deal: number): SeenDeal | undefined {
    return this.#deals.get(deal);
  }

  /** Notes something more of a deal, and keeps it. */
  put(seen: SeenDeal): void {
    this.#deals.set(seen.deal, seen);
    save(this.table, [...this.#deals.values()]);
  }

  /** Of these deals, or of all, those whose commitments were seen when they were fixed. */
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
    // A browser that keeps nothing still checks what this page has seen.
  }
}

function forgetOldest(table: string): void {
  const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  const tables = [...known.filter((each) => each !== table), table];
  for (const old of tables.splice(0, Math.max(0, tables.length - MOST_TABLES)))
    localStorage.removeItem(`${KEY}/${old}`);
  localStorage.setItem(KEY, JSON.stringify(tables));
}
