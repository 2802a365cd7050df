import type { SaveState, SaveStatus } from "../../ui/form/save-line.tsx";
import type { SaveFailure } from "../storage/drafts.ts";

// Short enough that a closed tab loses at most the last second.
const WAIT_MS = 400;

/** Keeps a draft as it changes, and tells how that went. */
export type Autosave = SaveStatus & {
  /** Something changed: save soon. */
  readonly touch: () => void;
  /** Whether something typed here is not on the device yet. */
  readonly waits: () => boolean;
  /** The name of the place the visitor is at; it goes into the next save. */
  readonly at: (step: string) => void;
  /** Begins to watch for the page being left; returns how to stop, which saves what waits. */
  readonly watch: () => () => void;
};

/** Keeps the draft with the step the visitor is at; null when it worked. */
export type Write = (step: string | null) => Promise<SaveFailure | null>;

/** Saves with `write` a moment after each change; a burst of changes is saved once, and at once when the page is left. */
export const createAutosave = (write: Write, firstStep: string | null, timeNow: () => string): Autosave => {
  let step = firstStep;
  let state: SaveState = { type: "new" };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing = 0;
  const listeners = new Set<() => void>();
  const save = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing += 1;
    const failure = await write(step);
    writing -= 1;
    state = failure === null ? { type: "saved", time: timeNow() } : { type: "failed", reason: failure };
    for (const listener of listeners) listener();
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
    },
    waits: () => timer !== null || writing > 0,
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

const NOT_KEPT: SaveState = { type: "not_kept" };

/** For answers that are not to be kept: saves nothing and says so. */
export const noAutosave: Autosave = {
  state: () => NOT_KEPT,
  onChange: () => () => undefined,
  touch: () => undefined,
  waits: () => false,
  at: () => undefined,
  watch: () => () => undefined,
};
