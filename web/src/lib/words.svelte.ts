// What is said to people: the same Fluent catalogues that the server and the terminal speak from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { prefs } from "./prefs.svelte";

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  lb: () => import("../../../src/updown/words/lb.ftl?raw"),
  de: () => import("../../../src/updown/words/de.ftl?raw"),
  fr: () => import("../../../src/updown/words/fr.ftl?raw"),
  da: () => import("../../../src/updown/words/da.ftl?raw"),
  en: () => import("../../../src/updown/words/en.ftl?raw"),
};

export type Values = Record<string, FluentVariable>;

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #lang: Lang | null = null;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speaks that language from now on. */
  async speak(lang: Lang): Promise<void> {
    if (lang === this.#lang) return;
    this.#lang = lang;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    try {
      bundle.addResource(new FluentResource((await SOURCES[lang]()).default));
    } catch {
      // As when any other part of the page cannot be loaded: main.ts loads it anew.
      this.#lang = null;
      dispatchEvent(new Event("vite:preloadError"));
      return;
    }
    // Somebody may have chosen yet another language meanwhile.
    if (this.#lang === lang) this.#bundle = bundle;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, values?: Values): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (pattern === undefined || pattern === null || this.#bundle === null) return id;
    return this.#bundle.formatPattern(pattern, values ?? null);
  }
}

export const words = new Words();

/** The message in the language that is spoken; a component that calls it follows the language. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}

/** "30 seconds", "2 minutes" */
export function secondsWords(seconds: number): string {
  if (seconds < 60) return t("web-count-seconds", { count: seconds });
  return t("web-count-minutes", { count: Math.round(seconds / 60) });
}

/** Where a browser does not know a language, or knows it with another clock, it writes times as its neighbour does. */
const LOCALES: Record<Lang, string> = { lb: "de-LU", de: "de", fr: "fr", da: "da", en: "en-GB" };

/** A time as people of that language write it. */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[prefs.lang], { hour: "2-digit", minute: "2-digit" }).format(at);
}

/** A day: "Monday 16 November"; in figures where the browser would name it in the neighbour's language. */
export function dayOf(at: number): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(prefs.lang).length > 0;
  const named = { weekday: "long", day: "numeric", month: "long" } as const;
  const figures = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const locale = known && prefs.lang !== "en" ? prefs.lang : LOCALES[prefs.lang];
  return new Intl.DateTimeFormat(locale, known ? named : figures).format(at);
}
