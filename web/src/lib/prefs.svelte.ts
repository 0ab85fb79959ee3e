// The settings that this browser stores: language, theme, sound, nickname, face, the last set-up of each game, and
// invitations to tables that were opened here.
import type { Face, Lang } from "../wire";

export const LANGS: readonly Lang[] = ["lb", "de", "fr", "da", "en"];
export const LANG_NAMES: Record<Lang, string> = {
  lb: "Lëtzebuergesch",
  de: "Deutsch",
  fr: "Français",
  da: "Dansk",
  en: "English",
};
export type Theme = "light" | "dark";
/** How fast the table shows what happens; "tap": one thing after the other, each after a tap. */
export const PACES = ["slow", "normal", "fast", "tap"] as const;
export type Pace = (typeof PACES)[number];

/** The progress in a tutorial: the chapter, and the number of its completed steps. */
export interface Learning {
  chapter: number;
  step: number;
}

const KEY = "updown";

interface Kept {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  name?: string;
  face?: Face;
  level?: string;
  log?: boolean;
  letters?: boolean;
  pace?: Pace;
  setups?: Record<string, unknown>;
  /** Tables with push messages. The name is that of the stored value: under another one it would be lost. */
  told?: string[];
  invites?: Record<string, string>;
  learning?: Record<string, Learning>;
  offered?: string[];
  guides?: boolean;
  guided?: Record<string, string[]>;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Whether the browser can store anything: storage may be switched off, or full. */
function remembers(): boolean {
  try {
    localStorage.setItem(KEY, localStorage.getItem(KEY) ?? "{}");
    return true;
  } catch {
    return false;
  }
}

/** The first of the browser's languages that we have. */
export function preferredLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGS.find((each) => tag.toLowerCase().split("-")[0] === each);
    if (lang !== undefined) return lang;
  }
  return "en";
}

class Prefs {
  #kept = $state<Kept>(read());
  /** Whether settings are lost with the page, because the browser stores nothing. */
  forgets = $state(!remembers());

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
  /** The face that I chose; null: the default of the seat. */
  get face(): Face | null {
    return this.#kept.face ?? null;
  }
  set face(face: Face) {
    this.#keep({ face });
  }
  /** The level of bots for somebody who has not chosen one. */
  get level(): string {
    return this.#kept.level ?? "level1";
  }
  set level(level: string) {
    this.#keep({ level });
  }
  /** Whether the log stays open beside the table, if there is room. */
  get log(): boolean {
    return this.#kept.log ?? false;
  }
  set log(log: boolean) {
    this.#keep({ log });
  }
  get pace(): Pace {
    return PACES.find((each) => each === this.#kept.pace) ?? "normal";
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }
  /** The stored settings of the last table of that game. */
  setup(game: string): unknown {
    return this.#kept.setups?.[game];
  }
  keepSetup(game: string, setup: unknown): void {
    this.#keep({ setups: { ...this.#kept.setups, [game]: setup } });
  }
  /** Whether this browser has switched on push messages for that table. */
  wantsPush(table: string): boolean {
    return this.#kept.told?.includes(table) ?? false;
  }
  keepPush(table: string, on: boolean): void {
    const others = (this.#kept.told ?? []).filter((each) => each !== table);
    this.#keep({ told: [...others, ...(on ? [table] : [])].slice(-50) });
  }
  /** Whether the cards of Auf und Ab show the letters of their symbols. */
  get letters(): boolean {
    return this.#kept.letters ?? true;
  }
  set letters(letters: boolean) {
    this.#keep({ letters });
  }
  invite(table: string): string {
    return this.#kept.invites?.[table] ?? "";
  }
  keepInvite(table: string, invite: string): void {
    const entries = Object.entries({ ...this.#kept.invites, [table]: invite });
    this.#keep({ invites: Object.fromEntries(entries.slice(-50)) });
  }
  learning(game: string): Learning {
    return this.#kept.learning?.[game] ?? { chapter: 1, step: 0 };
  }
  keepLearning(game: string, now: Learning): void {
    this.#keep({ learning: { ...this.#kept.learning, [game]: now } });
  }
  /** Whether that game is known here: it was set up, or its tutorial was offered or begun. */
  knows(game: string): boolean {
    const { offered, learning, setups } = this.#kept;
    return (
      (offered?.includes(game) ?? false) || learning?.[game] !== undefined || setups?.[game] !== undefined
    );
  }
  keepOffered(game: string): void {
    if (!this.knows(game)) this.#keep({ offered: [...(this.#kept.offered ?? []), game] });
  }
  /** Whether the table shows hints for newcomers. */
  get guides(): boolean {
    return this.#kept.guides ?? true;
  }
  set guides(guides: boolean) {
    this.#keep({ guides });
  }
  /** The first matches of that game here, by name, in the order in which they began. */
  guided(game: string): readonly string[] {
    return this.#kept.guided?.[game] ?? [];
  }
  keepGuided(game: string, matches: readonly string[]): void {
    this.#keep({ guided: { ...this.#kept.guided, [game]: [...matches] } });
  }
  #keep(part: Kept): void {
    this.#kept = { ...this.#kept, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
      this.forgets = false;
    } catch {
      // One can play without storage.
      this.forgets = true;
    }
  }
}

export const prefs = new Prefs();
