// @vitest-environment node
// All texts for people come from the catalogues, none from the code. Names that are the same in every language are not
// texts.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const NAMES = new Set(["Updown", "dnup", "UP", "DOWN", "QR"]);
const SAID = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "placeholder",
  "alt",
  "label",
]);

/** Made from what the server declares: titles are the same everywhere, other texts are only shown where no word is known. */
const GENERATED = new Set(["wire.ts", join("games", "built-in.ts")]);

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$/.test(path) && !GENERATED.has(path),
);

/** The words of a text that would have to be translated; a single letter names a suit or a symbol. */
function wordsIn(text: string): string[] {
  return (text.match(/\p{Letter}{2,}/gu) ?? []).filter((word) => !NAMES.has(word));
}

interface Node {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Texts in the markup, and in attributes that are shown or read out. */
function textsIn(node: Node, attribute = ""): string[] {
  // A text that is compared or passed to a function is not shown itself.
  if (["CallExpression", "BinaryExpression"].includes(node.type) && attribute !== "") return [];
  if (node.type === "Text") return attribute === "" || SAID.has(attribute) ? [node["data"] as string] : [];
  const inside = /Attribute$|Directive$/.test(node.type) ? String(node["name"]) : attribute;
  const found =
    inside !== "" && SAID.has(inside) && node.type === "Literal" && typeof node["value"] === "string"
      ? [node["value"]]
      : [];
  const below = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
  return [...found, ...below.flatMap((each) => textsIn(each, inside))];
}

/** Strings of a program that read like a sentence: a capital, and several words. */
function sentencesIn(program: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^\p{Lu}\p{Ll}+ \p{Letter}+/u.test(node.text)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("program.ts", program, ts.ScriptTarget.Latest));
  return found;
}

function found(path: string, source: string): string[] {
  if (path.endsWith(".ts")) return sentencesIn(source);
  const { fragment } = parse(source, { modern: true });
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(source)?.[1] ?? "";
  const texts = textsIn(fragment as unknown as Node).filter((text) => wordsIn(text).length > 0);
  return [...texts.map((text) => text.trim()), ...sentencesIn(script)];
}

test.each(files)("%s contains no text", (path) => {
  expect(found(path, readFileSync(join(SOURCE, path), "utf-8"))).toEqual([]);
});

test("a text would be found", () => {
  expect(found("A.svelte", "<p>{t('web-x')} Hello <b>2</b></p>")).toEqual(["Hello"]);
  expect(found("A.svelte", `<input placeholder="Your name" class="big one">`)).toEqual(["Your name"]);
  expect(found("A.svelte", `<b aria-label={on ? "Sound" : t("web-y")}>A</b>`)).toEqual(["Sound"]);
  expect(found("A.svelte", `<script>const words = "Well played";</script>`)).toEqual(["Well played"]);
  expect(found("a.ts", `throw new Error("Something is wrong")`)).toEqual(["Something is wrong"]);
});
