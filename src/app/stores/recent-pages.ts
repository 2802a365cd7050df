import { createStore } from "zustand/vanilla";
import { CONSTANTS } from "../../ui/constants.ts";
import { readStored, quarantineUnreadable, writeStored } from "./stored.ts";
import type { KeyValueStorage } from "./stored.ts";

/** A visited page; `timestamp` is in milliseconds since 1970. */
export type RecentPage = {
  readonly title: string;
  readonly path: string;
  readonly icon: string;
  readonly timestamp: number;
};

// Validated by hand, because this store is part of every first load and a schema library would be larger than all of
// it.
const isRecentPage = (value: unknown): value is RecentPage => {
  if (typeof value !== "object" || value === null) return false;
  const { title, path, icon, timestamp } = value as { readonly [key: string]: unknown };
  const isText = [title, path, icon].every((text) => typeof text === "string");
  // Reject addresses of other sites and scripts.
  return isText && /^\/(?![/\\])/.test(path as string) && Number.isFinite(timestamp);
};

/** Pages that only redirect. */
const SKIPPED = ["/logout", "/login"];

/** The list after one more visit: newest first, each path once, at most five. */
export const addVisit = (pages: readonly RecentPage[], visit: RecentPage): readonly RecentPage[] =>
  [visit, ...pages.filter(({ path }) => path !== visit.path)].slice(0, CONSTANTS.recentPages);

const load = (storage: KeyValueStorage, key: string): readonly RecentPage[] => {
  const reading = readStored(storage, key);
  if (reading.type === "absent") return [];
  const value = reading.type === "value" ? reading.value : null;
  const valid: readonly RecentPage[] = Array.isArray(value) ? value.filter(isRecentPage) : [];
  if (!Array.isArray(value) || valid.length < value.length) {
    quarantineUnreadable(storage, key);
    console.error("Failed to load recent pages");
  }
  return valid.slice(0, CONSTANTS.recentPages);
};

export type RecentPages = {
  readonly pages: readonly RecentPage[];
  readonly visit: (page: RecentPage) => void;
  readonly forget: (path: string) => void;
  /** Reads the storage again, after another tab wrote to it. */
  readonly reload: () => void;
};

/** Creates the store of recently visited pages. */
export const createRecentPages = (storage: KeyValueStorage, key: string) =>
  createStore<RecentPages>()((set) => {
    // Another tab may have written since, so merge its visits.
    const change = (next: (pages: readonly RecentPage[]) => readonly RecentPage[]) => {
      const pages = next(load(storage, key));
      if (!writeStored(storage, key, pages)) console.error("Failed to save recent page");
      set({ pages });
    };
    return {
      pages: load(storage, key),
      visit: (page) => {
        if (!SKIPPED.includes(page.path)) change((pages) => addVisit(pages, page));
      },
      forget: (path) => change((pages) => pages.filter((page) => page.path !== path)),
      reload: () => set({ pages: load(storage, key) }),
    };
  });
