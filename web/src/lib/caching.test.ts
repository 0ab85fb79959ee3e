// Which requests the service worker answers from its cache, and which it never handles.
import { expect, test } from "vitest";
import { cacheName, outdated, wayOf } from "./caching";

const HERE = "https://updown.example";

function way(path: string, mode = "cors", method = "GET"): string {
  return wayOf(method, mode, new URL(path, HERE), HERE);
}

test("files with a hash come from the cache, pages from the server", () => {
  expect(way("/assets/index-C3LxltQd.js")).toBe("kept");
  expect(way("/", "navigate")).toBe("page");
  expect(way("/t/abcdefghijklmnop", "navigate")).toBe("page");
});

test("the API, other hosts and everything that is sent are left alone", () => {
  expect(way("/api/mine")).toBe("none");
  expect(way("/api/tables/x/record", "navigate")).toBe("none");
  expect(way("/healthz", "navigate")).toBe("none");
  expect(way("/assets/index-C3LxltQd.js", "cors", "POST")).toBe("none");
  expect(way("https://elsewhere.example/assets/x.js")).toBe("none");
  expect(way("/icon.svg")).toBe("none");
});

test("the build before this one is kept, older ones go", () => {
  const names = ["updown-a", "other", "updown-b", cacheName("c")];
  expect(outdated(names, "c")).toEqual(["updown-a"]);
  expect(outdated(["updown-b", "updown-c"], "c")).toEqual([]);
  expect(outdated([], "c")).toEqual([]);
});
