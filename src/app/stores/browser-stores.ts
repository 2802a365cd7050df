import { choices } from "virtual:catalog-choices";
import { createDocumentSettings } from "./document-settings.ts";
import { createStoreHook } from "./create-store-hook.ts";
import { createPersonalSettings, noPersonalSettings } from "./personal-settings.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserStorage, onOtherTab } from "./stored.ts";

const storage = browserStorage();

export const documentSettings = createDocumentSettings(storage, STORAGE_KEYS.settings, choices);
export const personalSettings = createPersonalSettings(storage, STORAGE_KEYS.personal);

// Keep all open tabs in sync.
onOtherTab(STORAGE_KEYS.settings, () => documentSettings.getState().reload());
onOtherTab(STORAGE_KEYS.personal, () => personalSettings.getState().reload());

export const useDocumentSettings = createStoreHook(documentSettings, { settings: choices.defaults });
export const usePersonalSettings = createStoreHook(personalSettings, { personal: noPersonalSettings });
