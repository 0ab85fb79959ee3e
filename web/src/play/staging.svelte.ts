// Shows updates of a table scene by scene. The server is often ahead: its updates wait in a queue. Each is played as a
// sequence of pauses, and a tap skips to the end of the current update.
import { prefersReducedMotion } from "svelte/motion";
import { curtain } from "../lib/curtain";
import type { Pacing } from "../lib/sitting";
import type { LineView } from "../wire";
import { readingTime } from "./pace";

/** The factor for pauses with reduced motion. */
const CALM = 0.4;

/** How long a picture stays: milliseconds for an animation, or the time to read a text. */
export type Pause = number | { letters: number; least: number };

export abstract class Staging<Match> {
  /** Whether the table is behind the server. */
  busy = $state(false);

  #latest: Match;
  #waiting: [Match, readonly LineView[]][] = [];
  #scenes: Generator<Pause> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #skipping = false;

  /** Without a pacing, texts stay for the normal time. */
  constructor(
    match: Match,
    protected readonly pacing?: Pacing,
  ) {
    this.#latest = match;
  }

  /** Shows one update, and yields how long each picture stays. At its end the table is as in `match`. */
  protected abstract play(match: Match, lines: readonly LineView[]): Generator<Pause>;

  /** Whether an update is so important that the current one is skipped. */
  protected abstract overtakes(lines: readonly LineView[]): boolean;

  receive(match: Match, lines: readonly LineView[]): void {
    if (match === this.#latest) return;
    this.#latest = match;
    this.#waiting.push([match, lines]);
    if (this.overtakes(lines)) this.skip();
    if (this.#scenes === null) this.#advance();
  }

  /** Skips to the end of the current update. */
  skip(): void {
    if (this.#scenes === null) return;
    this.#skipping = true;
    this.#advance();
  }

  /** Shows the next picture even if the player has skipped those before. */
  protected stay(): void {
    this.#skipping = false;
  }

  #advance(): void {
    clearTimeout(this.#timer);
    for (;;) {
      if (this.#scenes === null) {
        const update = this.#waiting.shift();
        if (update === undefined) break;
        this.#scenes = this.play(...update);
      }
      const { value, done } = this.#scenes.next();
      if (done === true) {
        this.#scenes = null;
        this.#skipping = false;
      } else if (!this.#skipping && !document.hidden) {
        this.busy = true;
        this.#wait(value, this.#scenes);
        return;
      }
    }
    this.busy = false;
    this.pacing?.setScene(null);
  }

  #wait(pause: Pause, scenes: Generator<Pause>): void {
    const time = this.#timeOf(pause);
    const read = typeof pause !== "number" && pause.letters > 0;
    this.pacing?.setScene({ skip: () => this.skip(), asks: read && time === Infinity });
    if (time === Infinity) return;
    const timer = setTimeout(
      () =>
        curtain.whenUp(() => {
          if (timer === this.#timer && scenes === this.#scenes) this.#advance();
        }),
      time,
    );
    this.#timer = timer;
  }

  #timeOf(pause: Pause): number {
    if (typeof pause === "number") return prefersReducedMotion.current ? pause * CALM : pause;
    const { letters, least } = pause;
    return Math.max(least, this.pacing?.timeFor(letters) ?? readingTime(letters, "normal"));
  }
}
