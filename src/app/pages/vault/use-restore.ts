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

/** Restores a backup, and can undo that until the visitor leaves the page. */
export const useRestore = () => {
  const [state, setState] = useState<RestoreState>({ type: "idle" });
  const [formerSettings, setFormer] = useState<readonly (() => boolean)[]>([]);
  const refresh = useRefreshDevice();
  /** Writes the new or the different settings of a backup; null if there are none. */
  const put = (done: RestoreSummary, kind: "added" | "different"): "put" | "refused" | null => {
    const names = compareSettings(browserStorage(), STORAGE_KEYS, done.settings)[kind];
    if (names.length === 0) return null;
    const { isPut, undo } = restoreSettings(browserStorage(), STORAGE_KEYS, done.settings, names);
    if (isPut) setFormer((before) => [undo, ...before]);
    reloadSettings();
    return isPut ? "put" : "refused";
  };
  const finish = (done: RestoreSummary): void => {
    const { different } = compareSettings(browserStorage(), STORAGE_KEYS, done.settings);
    const added = put(done, "added");
    const settings = different.length > 0 ? "different" : added === "put" ? "added" : null;
    setState({ type: "done", done, settings: added === "refused" ? "refused" : settings, takenOut: null });
  };
  const show = (status: StatusMessage, retry: (() => Promise<void>) | null = null): void =>
    setState({ type: "status", status, retry });
  const restore = async (file: Uint8Array, passphrase: string | null): Promise<void> => {
    setFormer([]);
    setState({ type: "working" });
    const result = await restoreBackup(file, passphrase, rename);
    if (result.type === "done") finish(result);
    else if (result.type === "locked") setState({ type: "locked", file, wrong: false });
    else if (result.type === "wrong_passphrase") setState({ type: "locked", file, wrong: true });
    else if (result.type === "failed") show(failureMessage(result.why), () => restore(file, passphrase));
    else show({ tone: "danger", text: PROBLEMS[result.type] });
    await refresh();
  };
  return {
    state,
    restore,
    close: () => setState({ type: "idle" }),
    applySettings: (done: RestoreSummary): void => {
      const outcomes = [put(done, "added"), put(done, "different")];
      setState((before) => ({
        type: "done",
        done,
        settings: outcomes.includes("refused") ? "refused" : "used",
        takenOut: before.type === "done" ? before.takenOut : null,
      }));
    },
    takeOut: async (done: RestoreSummary): Promise<void> => {
      const result = await restoreFromTrash(
        done.trashed.map(({ id }) => id),
        nowIso(),
      );
      const isTaken = result.type === "taken";
      const takenOut: StatusMessage = isTaken
        ? { tone: "good", text: messages.takenOut(result.count) }
        : failureMessage(result.why);
      setState((before) => {
        if (before.type !== "done") return before;
        return { ...before, done: isTaken ? { ...done, trashed: [] } : done, takenOut };
      });
      await refresh();
    },
    undo: async (done: RestoreSummary): Promise<void> => {
      const undoRecords = async (): Promise<void> => {
        const result = await undoRestore(done.writes);
        // Records are undone first; settings wait until that succeeds.
        if (result.type === "failed") show(failureMessage(result.why), undoRecords);
        else undoSettings(formerSettings, messages.undone(result.removed, result.changed));
        await refresh();
      };
      const undoSettings = (former: readonly (() => boolean)[], text: string): void => {
        const left = former.filter((back) => !back());
        setFormer(left);
        reloadSettings();
        if (left.length === 0) return show({ tone: "good", text });
        const retry = async (): Promise<void> => undoSettings(left, messages.settingsUndone);
        show({ tone: "danger", text: `${text} ${messages.settingsNotUndone}` }, retry);
      };
      await undoRecords();
    },
  };
};
