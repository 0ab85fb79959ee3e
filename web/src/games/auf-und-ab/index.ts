// Auf und Ab for the pages that show every game.
import "./colours.css";
import type { GameModule } from "../registry";
import HomePicture from "./HomePicture.svelte";

export const game: GameModule = {
  picture: HomePicture,
  table: () => import("./Table.svelte"),
  guide: () => import("./guide"),
  face: () => import("./OpenCard.svelte"),
  gains: (line) => {
    if (line.code === "auf-und-ab/revealed") return line.values.sums.map((sum, seat) => [seat, sum] as const);
    return line.code === "auf-und-ab/played" ? [[line.values.pile[0], line.values.change]] : [];
  },
  glimpse: (line) => {
    switch (line.code) {
      case "auf-und-ab/revealed":
        return ["…"];
      case "auf-und-ab/drew":
        return ["?"];
      case "auf-und-ab/played": {
        const { change } = line.values;
        return [change < 0 ? `−${-change}` : `+${change}`];
      }
      case "auf-und-ab/swapped":
        return ["⇄"];
      case "auf-und-ab/kept":
        return ["✓"];
      case "auf-und-ab/buried":
        return ["×"];
      default:
        return [];
    }
  },
  settings: () => import("./Settings.svelte"),
};
