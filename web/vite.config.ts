import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const WORKER = "sw.js";
/** Files that are compressed; fonts and pictures are compressed already. */
const PACKED = /\.(html|js|css|svg|txt|webmanifest)$/;
const SMALLEST_PACKED = 400;

/** Preloads the fonts of the first page, before the styles are loaded. */
function preloadFonts(): Plugin {
  return {
    name: "updown-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2"))
          .sort()
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Writes the list of all files of this build into the service worker; so each build has a different worker. */
function listWorkerFiles(): Plugin {
  return {
    name: "updown-tell-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`there is no ${WORKER}`);
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith("assets/"))
        .sort();
      const list = JSON.stringify(files.map((file) => `/${file}`)).slice(1, -1);
      const build = createHash("sha256").update(list).digest("hex").slice(0, 12);
      worker.code = worker.code
        .replace(/(["'`])__FILES__\1/, () => list)
        .replace(/(["'`])__BUILD__\1/, () => JSON.stringify(build));
    },
  };
}

/** Adds the licences of the libraries in the pages. */
function addLicenses(): Plugin {
  const packages = [
    "@fluent/bundle",
    "@fontsource-variable/nunito-sans",
    "@fontsource/bitter",
    "@noble/hashes",
    "svelte",
    "uqr",
  ];
  return {
    name: "updown-add-licenses",
    apply: "build",
    generateBundle() {
      const texts = packages.map((name) => {
        const folder = join("node_modules", name);
        const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
        const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as {
          license: string;
        };
        const text = file === undefined ? "" : readFileSync(join(folder, file), "utf-8").trim();
        return `${name} (${license})\n\n${text}\n`;
      });
      this.emitFile({
        type: "asset",
        fileName: "licenses.txt",
        source: texts.join(`\n${"-".repeat(72)}\n\n`),
      });
    },
  };
}

/** Writes compressed copies beside the files, where src/updown/server/static_files.py looks for them. */
function packFiles(): Plugin {
  let folder = "";
  return {
    name: "updown-pack-files",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
      if (build.outDir.startsWith("/")) folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const file = join(folder, name);
        if (!PACKED.test(name) || statSync(file).size < SMALLEST_PACKED) continue;
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}

// Built into the Python package; `updown serve` serves it from there.
export default defineConfig({
  plugins: [svelte(), preloadFonts(), listWorkerFiles(), addLicenses(), packFiles()],
  base: "/",
  // Tests run effects, as the browser does.
  resolve: process.env.VITEST === undefined ? {} : { conditions: ["browser"] },
  build: {
    outDir: "../src/updown/server/pages",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/lib/service-worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: false } } },
});
