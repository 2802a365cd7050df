import { useState } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { restoreBackup, undoRestore } from "../../storage/backup/backup.ts";
import type { RestoreOutcome } from "../../storage/backup/backup.ts";
import { nowIso } from "../../shared/clock.ts";
import { restoreFromTrash } from "../../storage/vault.ts";
import { documentSettings, personalSettings } from "../../stores/browser-stores.ts";
import { interfaceState } from "../../stores/shell-stores.ts";
import { compareSettings, restoreSettings } from "../../storage/backup/settings-backup.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { browserStorage } from "../../stores/stored.ts";
import { formatDateTime } from "../parts/format-date.ts";
import { failureMessage } from "./status-message.ts";
import type { StatusMessage } from "./status-message.ts";

type RestoreSummary = Extract<RestoreOutcome, { readonly type: "done" }>;

/** The outcome for the settings in a backup; null if the device already has all of them. */
export type SettingsOutcome = "added" | "different" | "used" | "refused" | null;

export type RestoreState =
  | { readonly type: "idle" | "working" }
  | { readonly type: "locked"; readonly file: Uint8Array; readonly wrong: boolean }
  | {
      readonly type: "status";
      readonly status: StatusMessage;
      /** Retries the failed operation; null if nothing failed. */
      readonly retry: (() => Promise<void>) | null;
    }
  | {
      readonly type: "done";
      readonly done: RestoreSummary;
      readonly settings: SettingsOutcome;
      /** The outcome of restoring documents from the trash; null before it was tried. */
      readonly takenOut: StatusMessage | null;
    };

type DoneState = Extract<RestoreState, { readonly type: "done" }>;

const PROBLEMS: {
  readonly [Type in Exclude<RestoreOutcome["type"], "done" | "failed" | "locked" | "wrong_passphrase">]: string;
} = {
  not_ours: messages.notOurs,
  newer: messages.newerBackup,
  damaged: messages.damagedBackup,
  unverified: messages.unverified,
  unverified_left: messages.unverifiedLeft,
  busy: messages.busyDevice,
};

const rename = (name: string, made: string | null): string =>
  messages.copyName(name || messages.unnamed, made === null ? null : formatDateTime(made));

const reloadSettings = (): void => {
  documentSettings.getState().reload();
  personalSettings.getState().reload();
  interfaceState.getState().reload();
};

/** Writes settings of a backup, and undoes all such changes. */
const useSettingsRestore = () => {
  const [undos, setUndos] = useState<readonly (() => boolean)[]>([]);
  return {
    forget: () => setUndos([]),
    /** Writes the new or the different settings of a backup; null if there are none. */
    put: (done: RestoreSummary, kind: "added" | "different"): "put" | "refused" | null => {
      const names = compareSettings(browserStorage(), STORAGE_KEYS, done.settings)[kind];
      if (names.length === 0) return null;
      const { isPut, undo } = restoreSettings(browserStorage(), STORAGE_KEYS, done.settings, names);
      if (isPut) setUndos((before) => [undo, ...before]);
      reloadSettings();
      return isPut ? "put" : "refused";
    },
    undos,
    /** Runs these undo functions; returns those that failed. */
    undo: (pending: readonly (() => boolean)[]): readonly (() => boolean)[] => {
      const left = pending.filter((back) => !back());
      setUndos(left);
      reloadSettings();
      return left;
    },
  };
};

/** Restores the replaced documents of a backup from the trash. */
const takeOutOfTrash = async (done: RestoreSummary): Promise<Pick<DoneState, "done" | "takenOut">> => {
  const ids = done.trashed.map(({ id }) => id);
  const result = await restoreFromTrash(ids, nowIso());
  if (result.type !== "taken") return { done, takenOut: failureMessage(result.why) };
  return { done: { ...done, trashed: [] }, takenOut: { tone: "good", text: messages.takenOut(result.count) } };
};

/** Restores a backup, and can undo that until the visitor leaves the page. */
export const useRestore = () => {
  const [state, setState] = useState<RestoreState>({ type: "idle" });
  const settings = useSettingsRestore();
  const refresh = useRefreshDevice();
  const finish = (done: RestoreSummary): void => {
    const { different } = compareSettings(browserStorage(), STORAGE_KEYS, done.settings);
    const added = settings.put(done, "added");
    const outcome = different.length > 0 ? "different" : added === "put" ? "added" : null;
    setState({ type: "done", done, settings: added === "refused" ? "refused" : outcome, takenOut: null });
  };
  const show = (status: StatusMessage, retry: (() => Promise<void>) | null = null): void =>
    setState({ type: "status", status, retry });
  const restore = async (file: Uint8Array, passphrase: string | null): Promise<void> => {
    settings.forget();
    setState({ type: "working" });
    const result = await restoreBackup(file, passphrase, rename);
    if (result.type === "done") finish(result);
    else if (result.type === "locked") setState({ type: "locked", file, wrong: false });
    else if (result.type === "wrong_passphrase") setState({ type: "locked", file, wrong: true });
    else if (result.type === "failed") show(failureMessage(result.why), () => restore(file, passphrase));
    else show({ tone: "danger", text: PROBLEMS[result.type] });
    await refresh();
  };
  const undoSettings = (pending: readonly (() => boolean)[], text: string): void => {
    const left = settings.undo(pending);
    if (left.length === 0) return show({ tone: "good", text });
    const retry = async (): Promise<void> => undoSettings(left, messages.settingsUndone);
    show({ tone: "danger", text: `${text} ${messages.settingsNotUndone}` }, retry);
  };
  const undo = async (done: RestoreSummary): Promise<void> => {
    const result = await undoRestore(done.writes);
    // Records are undone first; settings wait until that succeeds.
    if (result.type === "failed") show(failureMessage(result.why), () => undo(done));
    else undoSettings(settings.undos, messages.undone(result.removed, result.changed));
    await refresh();
  };
  return {
    state,
    restore,
    undo,
    close: () => setState({ type: "idle" }),
    applySettings: (done: RestoreSummary): void => {
      const outcomes = [settings.put(done, "added"), settings.put(done, "different")];
      const outcome = outcomes.includes("refused") ? "refused" : "used";
      const takenOutOf = (before: RestoreState) => (before.type === "done" ? before.takenOut : null);
      setState((before) => ({ type: "done", done, settings: outcome, takenOut: takenOutOf(before) }));
    },
    takeOut: async (done: RestoreSummary): Promise<void> => {
      const taken = await takeOutOfTrash(done);
      setState((before) => (before.type === "done" ? { ...before, ...taken } : before));
      await refresh();
    },
  };
};
