// The texts of the rules, one Fluent file for each language, separate from the catalogue. They are loaded when the
// rules are opened.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "../wire";

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  lb: () => import("../../../src/updown/words/rules/lb.ftl?raw"),
  de: () => import("../../../src/updown/words/rules/de.ftl?raw"),
  fr: () => import("../../../src/updown/words/rules/fr.ftl?raw"),
  da: () => import("../../../src/updown/words/rules/da.ftl?raw"),
  en: () => import("../../../src/updown/words/rules/en.ftl?raw"),
};

export class Texts {
  #bundle: FluentBundle;

  constructor(lang: Lang, source: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  say(id: string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern === undefined || pattern === null ? id : this.#bundle.formatPattern(pattern);
  }

  /** A part of a message: the `name` or the `example` of a rule, the `intro` of a chapter; "" where it has none. */
  part(id: string, part: "name" | "example" | "intro"): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[part];
    return pattern === undefined ? "" : this.#bundle.formatPattern(pattern);
  }
}

export async function loadTexts(lang: Lang): Promise<Texts> {
  return new Texts(lang, (await SOURCES[lang]()).default);
}
