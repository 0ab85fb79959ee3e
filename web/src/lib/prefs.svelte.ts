// What this browser remembers: language, theme, sound, nickname, and invitations to tables that were opened here.
import type { Lang } from "../wire";

export const LANGS: readonly Lang[] = ["lb", "de", "fr", "da", "en"];
export const LANG_NAMES: Record<Lang, string> = {
  lb: "Lëtzebuergesch",
  de: "Deutsch",
  fr: "Français",
  da: "Dansk",
  en: "English",
};
export type Theme = "light" | "dark";

const KEY = "updown";

interface Kept {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  name?: string;
  level?: string;
  log?: boolean;
  invites?: Record<string, string>;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The first of the browser's languages that we speak. */
export function preferredLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((each) => tag.toLowerCase().split("-")[0] === each);
    if (lang !== undefined) return lang;
  }
  return "en";
}

class Prefs {
  #kept = $state<Kept>(read());

  get lang(): Lang {
    return this.#kept.lang ?? preferredLang(navigator.languages);
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }
  get theme(): Theme {
    return this.#kept.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get sound(): boolean {
    return this.#kept.sound ?? true;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get name(): string {
    return this.#kept.name ?? "";
  }
  set name(name: string) {
    this.#keep({ name });
  }
  get level(): string {
    return this.#kept.level ?? "casual";
  }
  set level(level: string) {
    this.#keep({ level });
  }
  /** Whether the log stays open beside the table, where there is room. */
  get log(): boolean {
    return this.#kept.log ?? false;
  }
  set log(log: boolean) {
    this.#keep({ log });
  }
  invite(table: string): string {
    return this.#kept.invites?.[table] ?? "";
  }
  keepInvite(table: string, invite: string): void {
    const entries = Object.entries({ ...this.#kept.invites, [table]: invite });
    this.#keep({ invites: Object.fromEntries(entries.slice(-50)) });
  }
  #keep(part: Kept): void {
    this.#kept = { ...this.#kept, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const prefs = new Prefs();
