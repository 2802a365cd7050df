import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";
import { createAutosave, noAutosave } from "./autosave.ts";

const setUp = (answers: readonly (StorageFailure | null)[] = [], delay = 0) => {
  const writes: (string | null)[] = [];
  const kept: (string | null)[] = [];
  const autosave = createAutosave(
    async (step) => {
      writes.push(step);
      const answer = answers[writes.length - 1] ?? null;
      if (delay > 0) await new Promise((done) => setTimeout(done, delay));
      return answer;
    },
    "parties",
    () => "10:42",
    { keep: (step) => void kept.push(step), drop: () => void kept.splice(0) },
  );
  return { writes, kept, autosave };
};

describe("answers are saved on the device (F24)", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves within a second of a change, and shows when", async () => {
    const { writes, autosave } = setUp();
    autosave.scheduleSave();
    expect([writes, autosave.state()]).toEqual([[], { type: "saving" }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual(["parties"]);
    expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
  });

  it("saves a long burst of typing at intervals, not only at its end", async () => {
    const { writes, autosave } = setUp();
    for (let at = 0; at < 30; at++) {
      autosave.scheduleSave();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(writes.length).toBeGreaterThanOrEqual(3);
    expect(writes.length).toBeLessThanOrEqual(8);
  });

  it("shows Saving until a slow store has completed, even when more was typed meanwhile", async () => {
    const { autosave } = setUp([], 5000);
    const seen: string[] = [];
    autosave.onChange(() => seen.push(autosave.state().type));
    autosave.scheduleSave();
    await vi.advanceTimersByTimeAsync(4000);
    expect(autosave.state()).toEqual({ type: "saving" });
    autosave.scheduleSave();
    await vi.advanceTimersByTimeAsync(2000);
    // The first save has completed; the second is in progress.
    expect(autosave.state()).toEqual({ type: "saving" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
    expect(seen).toEqual(["saving", "saved"]);
  });

  it("saves the current step", async () => {
    const { writes, autosave } = setUp();
    autosave.setStep("deal");
    autosave.scheduleSave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(writes).toEqual(["deal"]);
  });

  it.each(["full", "blocked", "outdated", "lost", "unexpected"] as const)(
    "reports why nothing was saved (%s), and tries again with the next change",
    async (reason) => {
      const { autosave } = setUp([reason, null]);
      autosave.scheduleSave();
      await vi.advanceTimersByTimeAsync(1000);
      expect(autosave.state()).toEqual({ type: "failed", reason });
      autosave.scheduleSave();
      expect(autosave.state()).toEqual({ type: "failed", reason });
      await vi.advanceTimersByTimeAsync(1000);
      expect(autosave.state()).toEqual({ type: "saved", time: "10:42" });
    },
  );

  it.each([
    [new DOMException("no room", "QuotaExceededError"), "full"],
    [new DOMException("denied", "SecurityError"), "blocked"],
    [new DOMException("closing", "InvalidStateError"), "lost"],
    [new TypeError("not a function"), "unexpected"],
  ])("a store that throws is a failure named by its cause, never a saved draft: %s", async (error, reason) => {
    const autosave = createAutosave(
      () => Promise.reject(error),
      null,
      () => "10:42",
      { keep: () => undefined, drop: () => undefined },
    );
    autosave.scheduleSave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.state()).toEqual({ type: "failed", reason });
  });

  describe("when the page closes", () => {
    const page = (): EventTarget & { readonly document: EventTarget & { readonly visibilityState: string } } =>
      Object.assign(new EventTarget(), { document: Object.assign(new EventTarget(), { visibilityState: "hidden" }) });
    const setUpOn = (delay = 0) => {
      const target = page();
      vi.stubGlobal("document", target.document);
      vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
      vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
      const made = setUp([], delay);
      return { ...made, target, stop: made.autosave.saveOnLeave() };
    };
    afterEach(() => void vi.unstubAllGlobals());

    it.each(["pagehide", "visibilitychange"])(
      "keeps what is not saved yet at once (%s), until it is saved",
      async (type) => {
        const { target, autosave, kept, writes, stop } = setUpOn(50);
        autosave.scheduleSave();
        (type === "pagehide" ? target : target.document).dispatchEvent(new Event(type));
        expect([kept, writes]).toEqual([["parties"], ["parties"]]);
        await vi.advanceTimersByTimeAsync(100);
        expect(kept).toEqual([]);
        stop();
      },
    );

    it("keeps a save that is in progress, too, and nothing if everything is saved", async () => {
      const { target, autosave, kept, stop } = setUpOn(5000);
      autosave.scheduleSave();
      await vi.advanceTimersByTimeAsync(1000);
      target.dispatchEvent(new Event("pagehide"));
      expect(kept).toEqual(["parties"]);
      await vi.advanceTimersByTimeAsync(5000);
      expect(kept).toEqual([]);
      target.dispatchEvent(new Event("pagehide"));
      expect(kept).toEqual([]);
      stop();
    });
  });

  it("saves nothing when the visitor chose not to save (F25)", () => {
    noAutosave.scheduleSave();
    expect(noAutosave.state()).toEqual({ type: "not_kept" });
  });
});
