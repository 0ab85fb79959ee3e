// The tables that the home page lists: mine, and those that anybody may join. Polled regularly.
import { call, Refusal } from "../lib/api";
import { countTurns } from "../lib/badge";
import type { ListedTable, MyTable } from "../wire";

const LOOK_EVERY = 20_000;

export class Lists {
  mine = $state.raw<MyTable[]>([]);
  /** Open tables, without those at which I sit. */
  open = $state.raw<ListedTable[]>([]);
  /** Whether the server does not answer. */
  offline = $state(false);

  constructor() {
    $effect(() => {
      const look = (): void => {
        if (!document.hidden) void this.look();
      };
      look();
      const timer = setInterval(look, LOOK_EVERY);
      document.addEventListener("visibilitychange", look);
      addEventListener("online", look);
      addEventListener("offline", look);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", look);
        removeEventListener("online", look);
        removeEventListener("offline", look);
      };
    });
  }

  async look(): Promise<void> {
    try {
      const { tables } = await call("GET /api/mine");
      const listed = (await call("GET /api/tables")).tables;
      this.mine = tables;
      countTurns(tables);
      this.open = listed.filter(({ table }) => !tables.some((each) => each.table === table));
      this.offline = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.offline = true;
    }
  }
}
