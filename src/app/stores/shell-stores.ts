import { createStoreHook } from "./create-store-hook.ts";
import { createInterfaceState, defaultInterface } from "./interface-state.ts";
import type { RecentPage } from "./recent-pages.ts";
import { createRecentPages } from "./recent-pages.ts";
import { STORAGE_KEYS } from "./storage-keys.ts";
import { browserStorage, onOtherTab } from "./stored.ts";
import { createToasts } from "./toasts.ts";

const storage = browserStorage();

// The stores of the frame; other stores are in browser-stores.ts and load with the pages that use them.
export const recentPages = createRecentPages(storage, STORAGE_KEYS.recents);
export const interfaceState = createInterfaceState(storage, STORAGE_KEYS.interface);
export const toasts = createToasts();

// Keep all open tabs in sync.
onOtherTab(STORAGE_KEYS.recents, () => recentPages.getState().reload());
onOtherTab(STORAGE_KEYS.interface, () => interfaceState.getState().reload());

const NO_PAGES: readonly RecentPage[] = [];

export const useRecentPages = createStoreHook(recentPages, { pages: NO_PAGES });
export const useInterfaceState = createStoreHook(interfaceState, defaultInterface);
export const useToasts = createStoreHook(toasts);
