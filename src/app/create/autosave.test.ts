import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SaveFailure } from "../storage/drafts.ts";
import { createAutosave, noAutosave } from "./autosave.ts";

const setUp = (answers: readonly (SaveFailure | null)[] = []) => {
  const writes: (string | null)[] = [];
  const autosave = createAutosave(
    (step) => {
      writes.push(step);
      return Promise.resolve(answers[writes.length - 1] ?? null);
    },
    "parties",
    () => "10:42",
  );
  return { writes, autosave };
};

describe("F24 answers are kept on the device", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves within a second of a change, and says when", async () => {
    const { writes, autosave } = setUp();
    const told = vi.fn();
    autosave.onChange(told);
    autosave.touch();
    expect([writes, autosave.waits()]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([writes, autosave.waits()]).toEqual([["parties"], false]);
    expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("saves a long burst of typing on the way, not only at its end", async () => {
    const { writes, autosave } = setUp();
    for (let at = 0; at < 30; at++) {
      autosave.touch();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(writes.length).toBeGreaterThanOrEqual(3);
    expect(writes.length).toBeLessThanOrEqual(8);
  });

  it("keeps the step the visitor is at", async () => {
    const { writes, autosave } = setUp();
    autosave.at("deal");
    autosave.touch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual(["deal"]);
  });

  it.each(["full", "off"] as const)(
    "says so when the device keeps nothing (%s), and tries again with the next change",
    async (reason) => {
      const { autosave } = setUp([reason, null]);
      autosave.touch();
      await vi.advanceTimersByTimeAsync(1000);
      expect(autosave.state()).toEqual({ type: "failed", reason });
      autosave.touch();
      await vi.advanceTimersByTimeAsync(1000);
      expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
    },
  );

  it("F25 keeps nothing at all where the visitor wants nothing kept", () => {
    noAutosave.touch();
    expect(noAutosave.state()).toEqual({ type: "not_kept" });
  });
});
