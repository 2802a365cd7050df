import { hookOf } from "./hook-of.ts";
import { createInterfaceState } from "./interface-state.ts";
import { createRecentPages } from "./recent-pages.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserShelf, onOtherTab } from "./stored.ts";
import { createToasts } from "./toasts.ts";

const shelf = browserShelf();

// The stores every page needs; those of the working pages are in browser-stores.ts and come with them.
export const recentPages = createRecentPages(shelf, STORAGE_KEYS.recents);
export const interfaceState = createInterfaceState(shelf, STORAGE_KEYS.interface);
export const toasts = createToasts();

// Two open tabs show the same.
onOtherTab(STORAGE_KEYS.recents, () => recentPages.getState().reload());
onOtherTab(STORAGE_KEYS.interface, () => interfaceState.getState().reload());

export const useRecentPages = hookOf(recentPages);
export const useInterfaceState = hookOf(interfaceState);
export const useToasts = hookOf(toasts);
