import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SaveFailure } from "../storage/drafts.ts";
import { createAutosave, noAutosave } from "./autosave.ts";

const setUp = (answers: readonly (SaveFailure | null)[] = [], delay = 0) => {
  const writes: (string | null)[] = [];
  const autosave = createAutosave(
    async (step) => {
      writes.push(step);
      const answer = answers[writes.length - 1] ?? null;
      if (delay > 0) await new Promise((done) => setTimeout(done, delay));
      return answer;
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
    autosave.touch();
    expect([writes, autosave.state()]).toEqual([[], { type: "saving" }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual(["parties"]);
    expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
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

  it("says Saving until a slow store has completed, and while more was typed meanwhile", async () => {
    const { autosave } = setUp([], 5000);
    const seen: string[] = [];
    autosave.onChange(() => seen.push(autosave.state().type));
    autosave.touch();
    await vi.advanceTimersByTimeAsync(4000);
    expect(autosave.state()).toEqual({ type: "saving" });
    autosave.touch();
    await vi.advanceTimersByTimeAsync(2000);
    // The first save is done, the second is on its way.
    expect(autosave.state()).toEqual({ type: "saving" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
    expect(seen).toEqual(["saving", "saved"]);
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
      expect(autosave.state()).toEqual({ type: "failed", reason });
      await vi.advanceTimersByTimeAsync(1000);
      expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
    },
  );

  it("a store that throws is a failure, never a saved draft", async () => {
    const autosave = createAutosave(
      () => Promise.reject(new Error("lost")),
      null,
      () => "10:42",
    );
    autosave.touch();
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.state()).toEqual({ type: "failed", reason: "off" });
  });

  it("F25 keeps nothing at all where the visitor wants nothing kept", () => {
    noAutosave.touch();
    expect(noAutosave.state()).toEqual({ type: "not_kept" });
  });
});
