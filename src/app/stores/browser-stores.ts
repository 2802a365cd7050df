import { choices } from "virtual:catalog-choices";
import { createDocumentSettings } from "./document-settings.ts";
import { hookOf } from "./hook-of.ts";
import { createPersonalSettings } from "./personal-settings.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserShelf, onOtherTab } from "./stored.ts";

const shelf = browserShelf();

export const documentSettings = createDocumentSettings(shelf, STORAGE_KEYS.settings, choices);
export const personalSettings = createPersonalSettings(shelf, STORAGE_KEYS.personal);

// Two open tabs show the same.
onOtherTab(STORAGE_KEYS.settings, () => documentSettings.getState().reload());
onOtherTab(STORAGE_KEYS.personal, () => personalSettings.getState().reload());

export const useDocumentSettings = hookOf(documentSettings);
export const usePersonalSettings = hookOf(personalSettings);
