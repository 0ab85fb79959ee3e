// The texts for people, from the same Fluent catalogues that the server and the terminal use.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { prefs } from "./prefs.svelte";

/** The catalogues by path: one for all pages, and one for each area. Each is loaded when it is needed. */
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
  /** How often messages were added to the bundle. A change renders all texts again. */
  #additions = $state(0);
  /** The areas that are loaded besides the common catalogue, each with the promise of its messages. */
  #areas = new Map<string, Promise<void>>();
  /** The messages of games from outside, by language. */
  #added: Record<string, string>[] = [];

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Changes whenever texts have to be rendered again; for code that caches sentences. */
  get additions(): number {
    void this.#bundle;
    return this.#additions;
  }

  /** Changes the language. */
  async speak(lang: Lang): Promise<void> {
    if (lang === this.#lang) return;
    this.#lang = lang;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    try {
      const areas = [undefined, ...this.#areas.keys()];
      for (const source of await Promise.all(areas.map((area) => sourceOf(lang, area))))
        bundle.addResource(new FluentResource(source));
      for (const source of this.#added) addWords(bundle, source, lang);
    } catch {
      // Handled like any other part of the page that cannot be loaded: main.ts reloads the page.
      this.#lang = null;
      dispatchEvent(new Event("vite:preloadError"));
      return;
    }
    // The language may have been changed again meanwhile.
    if (this.#lang === lang) this.#bundle = bundle;
  }

  /** Loads the messages of areas (folders in words/pages), in this language and in those chosen later. An area without
   * messages is ignored; one that failed to load is requested again the next time. */
  async need(...areas: string[]): Promise<void> {
    await Promise.all(areas.map((area) => this.#areas.get(area) ?? this.#load(area)));
  }

  #load(area: string): Promise<void> {
    const coming = this.#fetch(area);
    this.#areas.set(area, coming);
    coming.catch(() => this.#areas.delete(area));
    return coming;
  }

  async #fetch(area: string): Promise<void> {
    const lang = this.#lang;
    if (lang === null) return;
    const source = await sourceOf(lang, area);
    // If the language has changed meanwhile, it was loaded with this area.
    if (this.#lang !== lang || this.#bundle === null) return;
    this.#bundle.addResource(new FluentResource(source));
    this.#additions += 1;
  }

  /** Adds the messages of a game from outside. */
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

/** Adds messages; English replaces a language that the game does not have. */
function addWords(bundle: FluentBundle, sources: Record<string, string>, lang: Lang): void {
  for (const source of [sources.en, sources[lang]])
    if (source !== undefined) bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

export const words = new Words();

/** The message in the current language. A component that calls it is rendered again when the language changes. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}

/** "30 seconds", "2 minutes" */
export function secondsWords(seconds: number): string {
  if (seconds < 60) return t("web-count-seconds", { count: seconds });
  return t("web-count-minutes", { count: Math.round(seconds / 60) });
}

/** The locale for times, for languages that browsers do not know or write with another clock. */
const LOCALES: Record<Lang, string> = { lb: "de-LU", de: "de", fr: "fr", da: "da", en: "en-GB" };

const FORMATS: Partial<Record<string, Intl.DateTimeFormat>> = {};

/** Cached, because creating a format takes much longer than using it. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  return (FORMATS[key] ??= new Intl.DateTimeFormat(locale, options));
}

/** A time in the format of the language. */
export function timeOf(at: number): string {
  return formatOf(LOCALES[prefs.lang], { hour: "2-digit", minute: "2-digit" }).format(at);
}

/** A day: "Monday 16 November", with its year if it is another one; as numbers if the browser would use another
 * language. */
export function dayOf(at: number): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(prefs.lang).length > 0;
  const year = formatOf("en", { year: "numeric" });
  const past = year.format(at) !== year.format(Date.now());
  const named = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: past ? "numeric" : undefined,
  } as const;
  const figures = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  const locale = known && prefs.lang !== "en" ? prefs.lang : LOCALES[prefs.lang];
  return formatOf(locale, known ? named : figures).format(at);
}
