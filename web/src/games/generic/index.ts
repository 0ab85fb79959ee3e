// Games that have no folder of their own here.
import type { GameModule } from "../registry";

export const game: GameModule = { table: () => import("./Table.svelte") };
