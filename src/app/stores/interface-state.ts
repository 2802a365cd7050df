import { createStore } from "zustand/vanilla";
import { CONSTANTS } from "../../ui/constants.ts";
import { readStored, setAside, writeStored } from "./stored.ts";
import type { Shelf } from "./stored.ts";

export type Theme = "device" | "light" | "dark";

type Kept = { readonly navWidth: number; readonly theme: Theme; readonly toggledGroups: readonly string[] };

const initial: Kept = { navWidth: CONSTANTS.navWidth.initial, theme: "device", toggledGroups: [] };

/** A pane width within its limits. */
export const clampNavWidth = (width: number): number =>
  Math.min(CONSTANTS.navWidth.max, Math.max(CONSTANTS.navWidth.min, Math.round(width)));

const THEMES: readonly unknown[] = ["device", "light", "dark"] satisfies readonly Theme[];
const VERSION = 1;

// Read by hand: this store is part of every first load, and a schema library would weigh more than all of it.
const isKept = (value: unknown): value is Kept => {
  if (typeof value !== "object" || value === null) return false;
  const { version, navWidth, theme, toggledGroups } = value as { readonly [key: string]: unknown };
  const isShaped = version === VERSION && Number.isFinite(navWidth) && THEMES.includes(theme);
  return isShaped && Array.isArray(toggledGroups) && toggledGroups.every((id) => typeof id === "string");
};

const load = (shelf: Shelf, key: string): Kept => {
  const reading = readStored(shelf, key);
  if (reading.type === "absent") return initial;
  if (reading.type !== "value" || !isKept(reading.value)) {
    setAside(shelf, key);
    return initial;
  }
  const { navWidth, theme, toggledGroups } = reading.value;
  return { navWidth: clampNavWidth(navWidth), theme, toggledGroups };
};

/** What the header says about the page that is open. */
export type OpenPage = {
  readonly path: string;
  readonly header: string;
  /** Id of the listing the page shows, for the Related group. */
  readonly listing?: string;
  /** Settings the page fixes, with the reason in words. */
  readonly fixed?: FixedSettings;
};

export type FixedSettings = {
  readonly language: string;
  readonly jurisdiction: string;
  readonly currency: string;
  readonly reason: string;
};

export type InterfaceState = Kept & {
  readonly page: OpenPage | null;
  readonly menuOpen: boolean;
  readonly setNavWidth: (width: number) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly toggleGroup: (id: string) => void;
  readonly setMenuOpen: (open: boolean) => void;
  /** The path whose page does not exist in the language somebody chose. */
  readonly missingOn: string | null;
  readonly setMissingOn: (path: string | null) => void;
  readonly openPage: (page: OpenPage) => void;
  readonly reload: () => void;
};

/** Keeps how the screen is arranged: pane width, theme, groups turned over, the open page. */
export const createInterfaceState = (shelf: Shelf, key: string) =>
  createStore<InterfaceState>()((set, get) => {
    const keep = (changes: Partial<Kept>) => {
      set(changes);
      const { navWidth, theme, toggledGroups } = get();
      writeStored(shelf, key, { version: VERSION, navWidth, theme, toggledGroups });
    };
    return {
      ...load(shelf, key),
      page: null,
      menuOpen: false,
      setNavWidth: (width) => keep({ navWidth: clampNavWidth(width) }),
      setTheme: (theme) => keep({ theme }),
      toggleGroup: (id) => {
        const { toggledGroups } = get();
        const toggled = toggledGroups.includes(id);
        keep({ toggledGroups: toggled ? toggledGroups.filter((one) => one !== id) : [...toggledGroups, id] });
      },
      setMenuOpen: (menuOpen) => set({ menuOpen }),
      missingOn: null,
      setMissingOn: (missingOn) => set({ missingOn }),
      openPage: (page) => set({ page }),
      reload: () => set(load(shelf, key)),
    };
  });
