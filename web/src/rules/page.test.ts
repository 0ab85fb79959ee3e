// The rules on a page of their own.
// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { router } from "../lib/router.svelte";
import RulesPage from "./RulesPage.svelte";
import { loadTexts, Texts } from "./texts";

vi.mock("../lib/words.svelte", () => ({ t: (id: string) => id }));
vi.mock("./texts", { spy: true });

/** The first time the texts are loaded, it takes a while. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 4000 });

let page: Record<string, unknown> | undefined;

function open(path: string): void {
  router.go(path);
  page = mount(RulesPage, { target: document.body, props: { game: "dnup" } });
}

afterEach(async () => {
  if (page !== undefined) await unmount(page);
  vi.resetAllMocks();
});

test("texts that do not come are missed", async () => {
  vi.mocked(loadTexts).mockRejectedValue(new TypeError("offline"));
  open("/rules/dnup");
  await soon(() => expect(document.querySelector("main")?.textContent).toContain("web-offline"));
});

test("whichever way the address comes to name a rule, the page goes there", async () => {
  vi.mocked(loadTexts).mockResolvedValue(new Texts("en", ""));
  const shown = (): string | undefined => document.querySelector<HTMLElement>(".shown")?.dataset.rule;
  open("/rules/dnup#DN-8");
  await soon(() => expect(shown()).toBe("DN-8"));
  router.go("/rules/dnup#dn-12");
  await soon(() => expect(shown()).toBe("DN-12"));
  expect(document.activeElement).toBe(document.querySelector(".shown"));
  router.go("/rules/dnup");
  await soon(() => expect(shown()).toBeUndefined());
});
