// What is said to people: the same Fluent catalogues that the server and the terminal speak from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { prefs } from "./prefs.svelte";

/** The catalogues by path: what all pages say, and by area what only a part of them says. Each is loaded when it is needed. */
const SOURCES = import.meta.glob<string>(
  ["../../../src/updown/words/*.ftl", "../../../src/updown/words/pages/*/*.ftl"],
  { query: "?raw", import: "default" },
);

async function sourceOf(lang: Lang, area?: string): Promise<string> {
  const file = area === undefined ? `${lang}.ftl` : `pages/${area}/${lang}.ftl`;
  return (await SOURCES[`../../../src/updown/words/${file}`]?.()) ?? "";
}

export type Values = Record<string, FluentVariable>;

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #lang: Lang | null = null;
  /** How often words were added to the bundle: what has been said is said anew. */
  #additions = $state(0);
  /** What is said beside the words of all pages. */
  #areas: string[] = [];
  /** What games from outside bring, by language. */
  #added: Record<string, string>[] = [];

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speaks that language from now on. */
  async speak(lang: Lang): Promise<void> {
    if (lang === this.#lang) return;
    this.#lang = lang;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    try {
      const areas = [undefined, ...this.#areas];
      for (const source of await Promise.all(areas.map((area) => sourceOf(lang, area))))
        bundle.addResource(new FluentResource(source));
      for (const source of this.#added) addWords(bundle, source, lang);
    } catch {
      // As when any other part of the page cannot be loaded: main.ts loads it anew.
      this.#lang = null;
      dispatchEvent(new Event("vite:preloadError"));
      return;
    }
    // Somebody may have chosen yet another language meanwhile.
    if (this.#lang === lang) this.#bundle = bundle;
  }

  /** Loads the words of areas (folders in words/pages), in this language and in those spoken later. An area without
   * words is none. */
  async need(...areas: string[]): Promise<void> {
    const lacking = areas.filter((area) => !this.#areas.includes(area));
    this.#areas.push(...lacking);
    const lang = this.#lang;
    if (lang === null) return;
    const sources = await Promise.all(lacking.map((area) => sourceOf(lang, area)));
    // Where another language is spoken by now, it was loaded with these areas.
    if (this.#lang !== lang || this.#bundle === null || lacking.length === 0) return;
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    this.#additions += 1;
  }

  /** The messages of a game from outside are said too. */
  add(sources: Record<string, string>): void {
    this.#added.push(sources);
    const lang = this.#lang;
    if (lang === null || this.#bundle === null) return;
    addWords(this.#bundle, sources, lang);
    this.#additions += 1;
  }

  has(id: string): boolean {
    void this.#additions;
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, values?: Values): string {
    void this.#additions;
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (pattern === undefined || pattern === null || this.#bundle === null) return id;
    return this.#bundle.formatPattern(pattern, values ?? null);
  }
}

/** What a game does not say in this language, it says in English. */
function addWords(bundle: FluentBundle, sources: Record<string, string>, lang: Lang): void {
  for (const source of [sources.en, sources[lang]])
    if (source !== undefined) bundle.addResource(new FluentResource(source), { allowOverrides: true });
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

/** A day: "Monday 16 November", with its year where it is another one; in figures where the browser would name it in the
 * neighbour's language. */
export function dayOf(at: number): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(prefs.lang).length > 0;
  const year = new Intl.DateTimeFormat("en", { year: "numeric" });
  const past = year.format(at) !== year.format(Date.now());
  const named = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: past ? "numeric" : undefined,
  } as const;
  const figures = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const locale = known && prefs.lang !== "en" ? prefs.lang : LOCALES[prefs.lang];
  return new Intl.DateTimeFormat(locale, known ? named : figures).format(at);
}
