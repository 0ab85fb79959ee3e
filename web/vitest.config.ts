import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const tests = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => join("src", file));
/** Tests that replace modules for good: each has a process of its own. The others share one, which is much faster. */
const apart = tests.filter((file) =>
  /\bvi\.(mock|stubGlobal|resetModules)\(/.test(readFileSync(file, "utf-8")),
);
const together = tests.filter((file) => !apart.includes(file));

export default defineConfig({
  test: {
    projects: [
      { extends: "./vite.config.ts", test: { name: "apart", include: apart } },
      { extends: "./vite.config.ts", test: { name: "together", include: together, isolate: false } },
    ],
  },
});
