// Sounds: nothing before the first tap, and no work after the last one.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

class FakeParam {
  value = 0;
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}

class FakeNode {
  frequency = new FakeParam();
  gain = new FakeParam();
  connect = <T>(to: T): T => to;
  start = vi.fn();
  stop = vi.fn();
}

class FakeContext {
  static made: FakeContext[] = [];
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  state = "running";
  sources = 0;
  constructor() {
    FakeContext.made.push(this);
  }
  suspend = (): void => void (this.state = "suspended");
  resume = (): void => void (this.state = "running");
  createGain = (): FakeNode => new FakeNode();
  createOscillator = (): FakeNode => {
    this.sources += 1;
    return new FakeNode();
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a sound needs a tap before it, and rests when nothing is heard any more", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeContext);
  const { play } = await import("./sound");
  play("pop");
  expect(FakeContext.made).toEqual([]);

  globalThis.dispatchEvent(new Event("pointerup"));
  play("pop");
  const [context] = FakeContext.made;
  expect(context?.sources).toBe(1);
  expect(context?.state).toBe("running");
  vi.advanceTimersByTime(1_900);
  play("pop");
  vi.advanceTimersByTime(1_900);
  expect(context?.state).toBe("running");
  vi.advanceTimersByTime(200);
  expect(context?.state).toBe("suspended");

  play("pop");
  expect(FakeContext.made).toHaveLength(1);
  expect(context?.sources).toBe(3);
  expect(context?.state).toBe("running");
});
