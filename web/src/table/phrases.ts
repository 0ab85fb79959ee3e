// Renders the phrases of a game's facts (src/updown/rules/sentences.py), with people's names. sentences.test.ts
// compares this interpreter with the one in Python on the same facts.
import type { Phrase } from "../wire";

export interface Speaker {
  say: (message: string, values: Record<string, string | number>) => string;
  name: (seat: number) => string;
  /** The reader's seat. */
  me?: number | null;
}

/** The values of a fact, by name. */
export type Fact = Readonly<Record<string, unknown>>;

type Rendered = string | number;

/** The sentence of a fact. A fact that the table does not have is shown by its name and values. */
export function render(
  sentences: Readonly<Record<string, Phrase>>,
  name: string,
  fact: Fact,
  speaker: Speaker,
): string {
  const phrase = sentences[name];
  if (phrase !== undefined) return `${new Renderer(fact, speaker, null, 0).text(phrase)}`;
  const { seat, ...rest } = fact;
  const who = typeof seat === "number" ? [`${speaker.name(seat)}:`] : [];
  const values = Object.values(rest).flat(3).map(String);
  return [...who, name.replaceAll("-", " "), ...values].join(" ");
}

/** "1, 2 and 3" */
export function listed(parts: readonly string[], say: Speaker["say"]): string {
  const last = parts[parts.length - 1] ?? "";
  return parts.length < 2 ? last : say("list-and", { first: parts.slice(0, -1).join(", "), last });
}

/** Renders phrases for one fact; within `each`, also for the current item and its number. */
class Renderer {
  constructor(
    readonly fact: Fact,
    readonly speaker: Speaker,
    readonly item: unknown,
    readonly place: number,
  ) {}

  text(phrase: Phrase): Rendered {
    const { speaker } = this;
    switch (phrase.kind) {
      case "say":
        return this.#say(phrase.message, Object.entries(phrase.values ?? {}));
      case "name":
        return speaker.name(this.#number(phrase.path ?? "seat"));
      case "value": {
        const found = this.#find(phrase.path);
        return typeof found === "number" ? found + (phrase.plus ?? 0) : `${found}`;
      }
      case "count":
        return this.#list(phrase.path).length;
      case "text":
        return phrase.text;
      case "join": {
        const texts = phrase.parts.map((part) => `${this.text(part)}`);
        return texts.filter((text) => text !== "").join(phrase.by ?? " ");
      }
      case "each":
        return this.#each(phrase.paths, phrase.item, phrase.by ?? " ");
      case "seats":
        return listed(
          this.#list(phrase.path).map((seat) => this.#named(Number(seat), phrase.you)),
          speaker.say,
        );
      case "when":
        return this.#text(this.#holds(phrase) ? phrase.then : phrase.otherwise);
      case "switch":
        return this.#text(phrase.cases[`${this.#find(phrase.path)}`] ?? phrase.otherwise);
      case "either":
        return this.text(phrase.shown);
    }
  }

  /** Renders a message. If it has names, it also receives which of them is the reader's own. */
  #say(message: string, phrases: readonly (readonly [key: string, phrase: Phrase])[]): string {
    const { me } = this.speaker;
    const values: Record<string, Rendered> = {};
    for (const [key, phrase] of phrases) values[key] = this.text(phrase);
    const named = phrases.flatMap(([key, each]) => (each.kind === "name" ? [{ key, path: each.path }] : []));
    const mine = named.find(({ path }) => this.#find(path ?? "seat") === me);
    if (named.length > 0) values.you = mine?.key ?? "nobody";
    return this.speaker.say(message, values);
  }

  /** The name of a seat in a list. */
  #named(seat: number, you = "seat-you"): string {
    const { say, name, me } = this.speaker;
    return seat === me ? say(you, {}) : name(seat);
  }

  #text(phrase: Phrase | undefined): Rendered {
    return phrase === undefined ? "" : this.text(phrase);
  }

  #find(path: string): unknown {
    if (path === "#") return this.place;
    let found: unknown = path.startsWith(".") ? this.item : this.fact;
    for (const step of path.split(".").filter((each) => each !== "")) {
      if (typeof found === "string")
        found = step.endsWith(":") ? Number(found.slice(Number.parseInt(step))) : found[Number(step)];
      else if (typeof found === "object" && found !== null) found = new Map(Object.entries(found)).get(step);
      else return undefined;
    }
    return found;
  }

  #number(path: string): number {
    return Number(this.#find(path));
  }

  #list(path: string): unknown[] {
    const found = this.#find(path);
    return Array.isArray(found) ? found : [];
  }

  #holds({ path, test, value }: Extract<Phrase, { kind: "when" }>): boolean {
    const found = this.#find(path);
    if (test === "there") return found !== undefined && found !== null;
    if (test === "above") return Number(found) > Number(value);
    return found === (test === "same" ? this.#find(`${value}`) : value);
  }

  #each(paths: readonly string[], item: Phrase, by: string): string {
    const lists = paths.map((path) => this.#list(path));
    const [first = []] = lists;
    const things = lists.length === 1 ? first : first.map((_, place) => lists.map((list) => list[place]));
    const { fact, speaker } = this;
    const texts = things.map((thing, place) => `${new Renderer(fact, speaker, thing, place).text(item)}`);
    if (by === "and") return listed(texts, speaker.say);
    if (by !== "seat") return texts.join(by);
    return texts.map((what, seat) => speaker.say("seat-with", { who: this.#named(seat), what })).join(", ");
  }
}
