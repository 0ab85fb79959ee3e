import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const ONE_MINUTE = 60_000;

// A part of the page is missing because the server has a newer build: the page is loaded again, but only once, in case
// the new build is broken.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("reloaded")) < ONE_MINUTE) return;
  sessionStorage.setItem("reloaded", `${Date.now()}`);
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Without it everything works, but not offline.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
