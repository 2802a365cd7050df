import { useState } from "react";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { nowIso } from "../../shared/clock.ts";
import { saveRecord } from "../../storage/records.ts";
import { failureMessage } from "./status-message.ts";

/** Stores changes; true when it worked. */
export type StoreChanges = (changes: Partial<VaultDocument>) => Promise<boolean>;

/** Saves a changed document and shows the result. */
export const useChange = (document: VaultDocument) => {
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefreshDevice();
  const change: StoreChanges = async (changes) => {
    const changed = nowIso();
    const onto = (before: VaultDocument): VaultDocument => ({ ...before, ...changes, changed });
    const why = await saveRecord("documents", onto(document), onto);
    setFailure(why === null ? null : failureMessage(why).text);
    await refresh();
    return why === null;
  };
  return { change, failure, setFailure };
};
