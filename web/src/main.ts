import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const ONE_MINUTE = 60_000;

// A part of the page that is no longer there: the server has a newer build. Not again and again, should one be broken.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("reloaded")) < ONE_MINUTE) return;
  sessionStorage.setItem("reloaded", `${Date.now()}`);
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Without it everything works, only not offline.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
