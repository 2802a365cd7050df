import { useState } from "react";
import { vault as words } from "../../../i18n/en/vault.ts";
import { useRefreshDevice } from "../../queries/device.ts";
import { restoreBackup, undoRestore } from "../../storage/backup.ts";
import type { Restoring } from "../../storage/backup.ts";
import { documentSettings, personalSettings } from "../../stores/browser-stores.ts";
import { interfaceState } from "../../stores/first-stores.ts";
import { compareSettings, putSettings } from "../../stores/settings-backup.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { browserShelf } from "../../stores/stored.ts";
import { sayMoment } from "../say-date.ts";
import { failureNews } from "./news.ts";
import type { News } from "./news.ts";

type Done = Extract<Restoring, { readonly type: "done" }>;

/** What became of the settings in a backup; null where it held none that are not here. */
export type SettingsOutcome = "added" | "different" | "used" | null;

export type RestoreState =
  | { readonly type: "idle" | "working" }
  | { readonly type: "locked"; readonly file: Uint8Array; readonly wrong: boolean }
  | { readonly type: "news"; readonly news: News }
  | { readonly type: "done"; readonly done: Done; readonly settings: SettingsOutcome };

const PROBLEMS: {
  readonly [Type in Exclude<Restoring["type"], "done" | "failed" | "locked" | "wrong_passphrase">]: string;
} = {
  not_ours: words.notOurs,
  newer: words.newerBackup,
  damaged: words.damagedBackup,
  unverified: words.unverified,
};

const rename = (name: string, made: string | null): string =>
  words.copyName(name || words.unnamed, made === null ? null : sayMoment(made));

const reloadSettings = (): void => {
  documentSettings.getState().reload();
  personalSettings.getState().reload();
  interfaceState.getState().reload();
};

/** Bringing a backup back in, and taking that back until the page is left. */
export const useRestore = () => {
  const [state, setState] = useState<RestoreState>({ type: "idle" });
  const [formerSettings, setFormer] = useState<readonly (() => void)[]>([]);
  const refresh = useRefreshDevice();
  const put = (done: Done, kind: "added" | "different"): boolean => {
    const names = compareSettings(browserShelf(), STORAGE_KEYS, done.settings)[kind];
    if (names.length === 0) return false;
    const undo = putSettings(browserShelf(), STORAGE_KEYS, done.settings, names);
    setFormer((before) => [undo, ...before]);
    reloadSettings();
    return true;
  };
  const finish = (done: Done): void => {
    const { different } = compareSettings(browserShelf(), STORAGE_KEYS, done.settings);
    const isAdded = put(done, "added");
    setState({ type: "done", done, settings: different.length > 0 ? "different" : isAdded ? "added" : null });
  };
  const restore = async (file: Uint8Array, passphrase: string | null): Promise<void> => {
    setFormer([]);
    setState({ type: "working" });
    const result = await restoreBackup(file, passphrase, rename);
    if (result.type === "done") finish(result);
    else if (result.type === "locked") setState({ type: "locked", file, wrong: false });
    else if (result.type === "wrong_passphrase") setState({ type: "locked", file, wrong: true });
    else if (result.type === "failed") setState({ type: "news", news: failureNews(result.why) });
    else setState({ type: "news", news: { tone: "danger", text: PROBLEMS[result.type] } });
    await refresh();
  };
  return {
    state,
    restore,
    close: () => setState({ type: "idle" }),
    applySettings: (done: Done): void => {
      if (put(done, "different")) setState({ type: "done", done, settings: "used" });
    },
    undo: async (done: Done): Promise<void> => {
      for (const back of formerSettings) back();
      setFormer([]);
      reloadSettings();
      const result = await undoRestore(done.writes);
      const news: News =
        result.type === "failed"
          ? failureNews(result.why)
          : { tone: "good", text: words.undone(result.removed, result.changed) };
      setState({ type: "news", news });
      await refresh();
    },
  };
};
