// Every change of the table: cards travel, picks that are still good stay, the focus is not lost.
import { untrack } from "svelte";
import { play as sound } from "../../lib/sound";
import type { GameProps } from "../registry";
import type { Choice } from "./choice.svelte";
import { handCards } from "./keys";
import { isOurs } from "./told";
import { blank, measure, travel, waysOf, type Snapshot } from "./travel";

/** To be called while a component starts. */
export function followChanges(
  props: () => GameProps,
  choice: Choice,
  root: () => HTMLElement | undefined,
): void {
  let before: Snapshot | null = null;
  let focused: HTMLElement | null = null;
  let place = 0;
  let heard = props().live.news;

  const watch = () => {
    void props().match;
    void choice.picked;
    void choice.swapping;
    void choice.peek;
  };

  $effect.pre(() => {
    watch();
    untrack(() => {
      const table = root();
      // Picks may follow the news before anything is drawn: what counts is how it looked at first.
      if (table === undefined || before !== null) return;
      before = measure(table);
      const active = document.activeElement;
      focused = active instanceof HTMLElement && table.contains(active) ? active : null;
      place = focused === null ? 0 : Math.max(0, handCards(table).indexOf(focused));
    });
  });
  $effect.pre(() => {
    void props().match;
    untrack(() => choice.follow());
  });
  $effect(() => {
    watch();
    untrack(() => {
      const table = root();
      if (table === undefined) return;
      const { live } = props();
      const news = live.news === heard ? [] : live.news.filter(isOurs);
      heard = live.news;
      if (news.length > 0) sound(news.some(({ code }) => code === "auf-und-ab/revealed") ? "turn" : "card");
      travel(table, before ?? blank(measure(table).spots), waysOf(news, live.seat));
      before = null;
      // What had the focus has gone: its neighbour in the hand has it now.
      if (focused !== null && !focused.isConnected) {
        const hand = handCards(table);
        hand[Math.min(place, hand.length - 1)]?.focus();
      }
    });
  });
}
