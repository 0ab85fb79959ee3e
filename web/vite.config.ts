import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the Python package; `updown serve` serves it from there.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/updown/server/pages",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: false } } },
});
