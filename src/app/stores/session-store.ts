import { site } from "virtual:catalog-site";
import { createStoreHook } from "./create-store-hook.ts";
import { createSession } from "./session.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserStorage, onOtherTab } from "./stored.ts";

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** Who is signed in on this device. */
export const session = createSession({
  storage: browserStorage(),
  avatar: site.avatar,
  newId: () => crypto.randomUUID(),
  wait,
});

onOtherTab(STORAGE_KEYS.session, () => session.getState().reload());

export const useSession = createStoreHook(session, { user: null });
