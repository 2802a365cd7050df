import { settings as plan, site } from "virtual:catalog-site";
import { createDocumentSettings } from "./document-settings.ts";
import { hookOf } from "./hook-of.ts";
import { createPersonalSettings } from "./personal-settings.ts";
import { createSession } from "./session.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserShelf, onOtherTab } from "./stored.ts";

const shelf = browserShelf();

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

export const documentSettings = createDocumentSettings(shelf, STORAGE_KEYS.settings, plan);
export const personalSettings = createPersonalSettings(shelf, STORAGE_KEYS.personal);
export const session = createSession({
  shelf,
  avatar: site.avatar,
  newId: () => crypto.randomUUID(),
  wait,
});

// Two open tabs show the same.
onOtherTab(STORAGE_KEYS.settings, () => documentSettings.getState().reload());
onOtherTab(STORAGE_KEYS.personal, () => personalSettings.getState().reload());
onOtherTab(STORAGE_KEYS.session, () => session.getState().reload());

export const useDocumentSettings = hookOf(documentSettings);
export const usePersonalSettings = hookOf(personalSettings);
export const useSession = hookOf(session);
