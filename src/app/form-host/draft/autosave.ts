import type { SaveState, SaveStatus } from "../../../ui/form/page/save-indicator.tsx";
import { failureOf } from "../../storage/storage-failure.ts";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";

// Interval between saves during typing. A tab that crashes loses at most the changes made in this time.
const SAVE_INTERVAL_MS = 400;

/** Saves a draft as it changes, and reports the outcome. */
export type Autosave = SaveStatus & {
  /** Schedules a save. */
  readonly scheduleSave: () => void;
  /** Sets the name of the current step; the next save includes it. */
  readonly setStep: (step: string) => void;
  /** Saves when the visitor leaves the page. Returns a function that stops this and saves pending changes. */
  readonly saveOnLeave: () => () => void;
};

/** Saves the draft with the current step; resolves to null once it is on the device. */
export type WriteDraft = (step: string | null) => Promise<StorageFailure | null>;

/** A synchronous copy of unsaved changes, for a page that closes before an asynchronous save completes. */
export type UnsavedDraftStore = { readonly keep: (step: string | null) => void; readonly drop: () => void };

const SAVING: SaveState = { type: "saving" };

/**
 * Throttled autosave: calls `write` at most once every 400 ms, the first time 400 ms after a change, and immediately when
 * the visitor leaves.
 *
 * The state is "saved" only while all changes on this page are stored on the device.
 */
export const createAutosave = (
  write: WriteDraft,
  firstStep: string | null,
  timeNow: () => string,
  lastCopy: UnsavedDraftStore,
): Autosave => {
  let step = firstStep;
  let state: SaveState = { type: "new" };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing = 0;
  const listeners = new Set<() => void>();
  const setState = (next: SaveState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const save = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing += 1;
    const failure = await write(step).catch(failureOf);
    writing -= 1;
    if (failure !== null) return setState({ type: "failed", reason: failure });
    if (timer === null && writing === 0) lastCopy.drop();
    setState(timer === null && writing === 0 ? { type: "saved", time: timeNow() } : SAVING);
  };
  const flush = (): void => {
    if (timer !== null) void save();
  };
  const close = (): void => {
    // The browser may end the page before a save that is in progress completes.
    if (timer !== null || writing > 0) lastCopy.keep(step);
    flush();
  };
  const closeIfHidden = (): void => {
    if (document.visibilityState === "hidden") close();
  };
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scheduleSave: () => {
      // Throttled, not debounced: more typing does not put off the save.
      timer ??= setTimeout(() => void save(), SAVE_INTERVAL_MS);
      // A failure is shown until a save succeeds.
      if (state.type !== "failed") setState(SAVING);
    },
    setStep: (now) => {
      step = now;
    },
    saveOnLeave: () => {
      document.addEventListener("visibilitychange", closeIfHidden);
      addEventListener("pagehide", close);
      return () => {
        flush();
        document.removeEventListener("visibilitychange", closeIfHidden);
        removeEventListener("pagehide", close);
      };
    },
  };
};

const savesNothing = (state: SaveState): Autosave => ({
  state: () => state,
  onChange: () => () => undefined,
  scheduleSave: () => undefined,
  setStep: () => undefined,
  saveOnLeave: () => () => undefined,
});

/** For answers that must not be stored: never saves, and reports that as its state. */
export const noAutosave = savesNothing({ type: "not_kept" });

/** Used until the visitor chooses whether to save. */
export const autosaveUndecided = savesNothing({ type: "new" });
