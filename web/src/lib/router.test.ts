// Addresses of pages, and which links stay inside the app.
// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { parsePath, router } from "./router.svelte";

const TABLE = "/t/abcdefghijklmnop";

afterEach(() => {
  document.body.replaceChildren();
  router.go("/");
});

function click(href: string, more: MouseEventInit = {}, attributes: Record<string, string> = {}): boolean {
  const link = document.createElement("a");
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let followed = false;
  const watch = (event: Event): void => {
    followed = event.defaultPrevented;
    // Else the page would be loaded.
    event.preventDefault();
  };
  addEventListener("click", watch, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  return followed;
}

test("every page has its address", () => {
  expect(parsePath("/", "")).toEqual({ name: "home", code: "", invite: "" });
  expect(parsePath("/", "#move=ABCD2345")).toEqual({ name: "home", code: "ABCD2345", invite: "" });
  expect(parsePath("/", "#move=ABCD2345.xyz")).toEqual({ name: "home", code: "ABCD2345", invite: "xyz" });
  expect(parsePath(TABLE, "#secret")).toEqual({ name: "table", table: "abcdefghijklmnop", invite: "secret" });
  expect(parsePath("/rules/up-and-down", "")).toEqual({ name: "rules", game: "up-and-down" });
  for (const path of ["/elsewhere", "/t/short", "/rules/", "/rules/dnup/1"])
    expect(parsePath(path, "")).toEqual({ name: "unknown" });
});

test("a link to a page of ours is followed without loading", () => {
  expect(click(`${TABLE}#secret`)).toBe(true);
  expect(router.page).toMatchObject({ name: "table", invite: "secret" });
});

test("other links, and clicks that mean something else, are left to the browser", () => {
  expect(click(TABLE, { ctrlKey: true })).toBe(false);
  expect(click(TABLE, {}, { target: "_blank" })).toBe(false);
  expect(click("https://elsewhere.example/")).toBe(false);
  expect(click("/licenses.txt")).toBe(false);
  expect(router.page.name).toBe("home");
});

test("another secret is another page, a jump within the rules is none", () => {
  for (const secret of ["", "#one", "#two"]) {
    router.go(TABLE + secret);
    expect(router.page).toMatchObject({ name: "table", invite: secret.slice(1) });
  }
  for (const code of ["ABCD2345", "EFGH2345"]) {
    router.go(`/#move=${code}`);
    expect(router.page).toMatchObject({ name: "home", code });
  }
  router.go("/rules/dnup");
  const { page } = router;
  router.go("/rules/dnup#DN-8");
  expect(router.page).toBe(page);
  expect(router.hash).toBe("#DN-8");
});
