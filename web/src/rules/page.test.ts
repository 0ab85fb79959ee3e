// The rules on a page of their own.
// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { games } from "../games/list.svelte";
import { router } from "../lib/router.svelte";
import { GAMES_WITH_RULES } from "./chapters";
import RulesPage from "./RulesPage.svelte";
import { scenesOf } from "./scenes";
import { loadTexts, Texts } from "./texts";

vi.mock("../lib/words.svelte", () => ({ t: (id: string) => id }));
vi.mock("./texts", { spy: true });

/** Waits longer, since the first load of the texts takes a while. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 4000 });

let page: Record<string, unknown> | undefined;

function open(path: string, game = "dnup"): void {
  router.go(path);
  page = mount(RulesPage, { target: document.body, props: { game } });
}

afterEach(async () => {
  if (page !== undefined) await unmount(page);
  page = undefined;
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

test.each(GAMES_WITH_RULES)(
  "%s is explained in four pictures with a sentence each, before its rules",
  async (game) => {
    vi.mocked(loadTexts).mockResolvedValue(new Texts("en", ""));
    vi.spyOn(games, "find").mockReturnValue({ lessons: ["one"] } as ReturnType<typeof games.find>);
    open(`/rules/${game}`, game);
    const main = (): HTMLElement | null => document.querySelector("main");
    await soon(() => expect(main()?.querySelectorAll("ol:first-of-type > li h2")).toHaveLength(4));
    const scenes = [...(main()?.querySelectorAll("ol:first-of-type > li:has(h2)") ?? [])];
    for (const scene of scenes)
      expect(scene.querySelector("[aria-hidden=true] svg, [aria-hidden=true] .empty")).not.toBeNull();
    const said = scenes.map((scene) => scene.querySelector("p")?.textContent);
    expect(said).toEqual(scenesOf(game).map(({ text }) => text));
    expect(new Set(said).size).toBe(4);

    expect(main()?.querySelector(`a[href="/learn/${game}"]`)?.textContent).toBe("web-learn-by-playing");
    expect(main()?.querySelector('a[href="/"]')).not.toBeNull();
    const aim = main()?.querySelector<HTMLElement>(".aim");
    main()?.querySelector<HTMLElement>("button.quiet")?.click();
    await soon(() => expect(document.activeElement).toBe(aim));
  },
);

test("a game from outside has no pictures", () => {
  expect(scenesOf("sixes")).toEqual([]);
});
