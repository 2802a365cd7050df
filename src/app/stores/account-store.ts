import { site } from "virtual:catalog-site";
import { createStoreHook } from "./create-store-hook.ts";
import { createAccountStore } from "./account-state.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserStorage, onOtherTab } from "./stored.ts";

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Who is signed in on this device. */
export const accountStore = createAccountStore({
  storage: browserStorage(),
  avatar: site.avatar,
  newId: () => crypto.randomUUID(),
  wait,
});

onOtherTab(STORAGE_KEYS.session, () => accountStore.getState().reload());

export const useAccount = createStoreHook(accountStore, { user: null });
