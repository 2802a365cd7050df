import type { SaveState, SaveStatus } from "../../ui/form/save-line.tsx";
import type { SaveFailure } from "../storage/drafts.ts";

// Short enough that a closed tab loses at most the last second.
const WAIT_MS = 400;

/** Keeps a draft as it changes, and reports how that went. */
export type Autosave = SaveStatus & {
  /** Something changed: save soon. */
  readonly touch: () => void;
  /** The name of the place the visitor is at; it goes into the next save. */
  readonly at: (step: string) => void;
  /** Begins to watch for the page being left; returns how to stop, which saves what waits. */
  readonly watch: () => () => void;
};

/** Keeps the draft with the step the visitor is at; null once it is on the device. */
export type Write = (step: string | null) => Promise<SaveFailure | null>;

const SAVING: SaveState = { type: "saving" };

/**
 * Saves with `write` a moment after each change; a burst of changes is saved once, and at once when the page is left.
 *
 * The state is "saved" only while nothing typed here waits for the device.
 */
export const createAutosave = (write: Write, firstStep: string | null, timeNow: () => string): Autosave => {
  let step = firstStep;
  let state: SaveState = { type: "new" };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing = 0;
  const listeners = new Set<() => void>();
  const become = (next: SaveState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const save = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing += 1;
    const failure = await write(step).catch((): SaveFailure => "off");
    writing -= 1;
    if (failure !== null) become({ type: "failed", reason: failure });
    else become(timer === null && writing === 0 ? { type: "saved", time: timeNow() } : SAVING);
  };
  const flush = (): void => {
    if (timer !== null) void save();
  };
  const leave = (): void => {
    if (document.visibilityState === "hidden") flush();
  };
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch: () => {
      // Not put off by further typing: a long burst is saved on the way.
      timer ??= setTimeout(() => void save(), WAIT_MS);
      // A failure is shown until a save succeeds.
      if (state.type !== "failed") become(SAVING);
    },
    at: (now) => {
      step = now;
    },
    watch: () => {
      document.addEventListener("visibilitychange", leave);
      addEventListener("pagehide", flush);
      return () => {
        flush();
        document.removeEventListener("visibilitychange", leave);
        removeEventListener("pagehide", flush);
      };
    },
  };
};

const savesNothing = (state: SaveState): Autosave => ({
  state: () => state,
  onChange: () => () => undefined,
  touch: () => undefined,
  at: () => undefined,
  watch: () => () => undefined,
});

/** For answers that are not to be kept: saves nothing and says so. */
export const noAutosave = savesNothing({ type: "not_kept" });

/** Until the visitor chose whether anything is kept. */
export const autosaveUndecided = savesNothing({ type: "new" });
