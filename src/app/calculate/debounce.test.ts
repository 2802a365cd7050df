import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEBOUNCE_MS, createDebounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (isTyped: () => boolean = () => true) => {
  let answer = (): void => undefined;
  const debounce = createDebounce((listener) => {
    answer = listener;
    return () => {
      answer = () => undefined;
    };
  }, isTyped);
  const told: boolean[] = [];
  debounce.onChange(() => told.push(debounce.isTyping()));
  const stop = debounce.watch();
  return { debounce, told, stop, answer: () => answer() };
};

describe("an answer being typed", () => {
  test("is complete after a pause that no key interrupted, and is reported once", () => {
    const { debounce, told, answer } = setUp();
    // "$3,000": the gap between keystrokes is shorter than the wait.
    for (let key = 0; key < 6; key++) {
      answer();
      vi.advanceTimersByTime(DEBOUNCE_MS - 1);
      expect(debounce.isTyping()).toBe(true);
    }
    vi.advanceTimersByTime(1);
    expect(debounce.isTyping()).toBe(false);
    expect(told).toEqual([true, false]);
  });

  test("is complete at once when its question is left", () => {
    const { debounce, told, answer } = setUp();
    answer();
    debounce.flush();
    expect([debounce.isTyping(), told]).toEqual([false, [true, false]]);
    vi.advanceTimersByTime(DEBOUNCE_MS);
    expect(told).toEqual([true, false]);
  });

  test("a chosen answer never waits, and ends the wait of one typed before it", () => {
    let isTyped = true;
    const { debounce, answer } = setUp(() => isTyped);
    answer();
    isTyped = false;
    answer();
    expect(debounce.isTyping()).toBe(false);
  });

  test("no timer remains after the page is closed", () => {
    const { debounce, stop, answer } = setUp();
    answer();
    stop();
    expect(debounce.isTyping()).toBe(false);
    answer();
    expect(debounce.isTyping()).toBe(false);
  });
});
