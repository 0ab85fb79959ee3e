// Earlier lines of the log: a table tells the last ones by itself, the others when they are asked for.
import { call, Refusal } from "./api";
import type { LineView } from "../wire";

interface Owner {
  readonly id: string;
  readonly invite: string;
  readonly lines: readonly LineView[];
}

export class Older {
  lines = $state.raw<readonly LineView[]>([]);
  /** Whether there are still earlier ones. */
  more = $state(false);
  loading = $state(false);

  constructor(private readonly owner: Owner) {}

  /** The owner's lines begin anew, where there are earlier ones. */
  begin(): void {
    this.lines = [];
    this.more = true;
  }

  /** Fetches the part before those that are known; false where that fails. */
  async load(): Promise<boolean> {
    const { id, invite, lines } = this.owner;
    const first = (this.lines[0] ?? lines[0])?.number;
    if (!this.more || this.loading || first === undefined) return false;
    this.loading = true;
    const before = this.lines;
    try {
      const found = await call("POST /api/tables/{table}/lines", { table: id }, { before: first, invite });
      // They may have begun anew meanwhile.
      if (before !== this.lines || lines[0] !== this.owner.lines[0]) return false;
      this.lines = [...found.lines, ...this.lines];
      this.more = found.more;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    } finally {
      this.loading = false;
    }
  }

  /** Fetches what is missing of the match that is on, or was on last. */
  async loadMatch(): Promise<void> {
    const begun = (): boolean =>
      [...this.lines, ...this.owner.lines].some(({ code }) => code === "table/started");
    while (this.more && !begun()) if (!(await this.load())) return;
  }
}

/** All lines that are known. */
export function linesOf(live: { lines: readonly LineView[]; older?: Older }): readonly LineView[] {
  const older = live.older?.lines ?? [];
  return older.length === 0 ? live.lines : [...older, ...live.lines];
}
