import { createStore } from "zustand/vanilla";
import { CONSTANTS } from "../../ui/constants.ts";
import { readStored, quarantineUnreadable, writeStored } from "./stored.ts";
import type { KeyValueStorage } from "./stored.ts";

export type Theme = "device" | "light" | "dark";

type StoredInterfaceState = {
  readonly navWidth: number;
  readonly theme: Theme;
  readonly toggledGroups: readonly string[];
  /** Whether files of documents end with the page "About this form". */
  readonly addsCoverNote: boolean;
  /** Whether the menu of wide screens is collapsed to a rail of icons. */
  readonly isMenuCollapsed: boolean;
};

export const defaultInterface: StoredInterfaceState = {
  navWidth: CONSTANTS.navWidth.initial,
  theme: "device",
  toggledGroups: [],
  addsCoverNote: true,
  isMenuCollapsed: false,
};

/** A pane width within its limits. */
export const clampNavWidth = (width: number): number =>
  Math.min(CONSTANTS.navWidth.max, Math.max(CONSTANTS.navWidth.min, Math.round(width)));

const THEMES: readonly unknown[] = ["device", "light", "dark"] satisfies readonly Theme[];
const VERSION = 1;

// Validated by hand, because this store is part of every first load and a schema library would be larger than all of
// it.
const isKept = (value: unknown): value is Omit<StoredInterfaceState, "addsCoverNote" | "isMenuCollapsed"> => {
  if (typeof value !== "object" || value === null) return false;
  const { version, navWidth, theme, toggledGroups } = value as { readonly [key: string]: unknown };
  const isShaped = version === VERSION && Number.isFinite(navWidth) && THEMES.includes(theme);
  return isShaped && Array.isArray(toggledGroups) && toggledGroups.every((id) => typeof id === "string");
};

const load = (storage: KeyValueStorage, key: string): StoredInterfaceState => {
  const reading = readStored(storage, key);
  if (reading.type === "absent") return defaultInterface;
  if (reading.type !== "value" || !isKept(reading.value)) {
    quarantineUnreadable(storage, key);
    return defaultInterface;
  }
  const { navWidth, theme, toggledGroups } = reading.value;
  // Added later, so a stored state may lack them.
  const addsCoverNote = !("addsCoverNote" in reading.value) || reading.value.addsCoverNote !== false;
  const isMenuCollapsed = "isMenuCollapsed" in reading.value && reading.value.isMenuCollapsed === true;
  return { navWidth: clampNavWidth(navWidth), theme, toggledGroups, addsCoverNote, isMenuCollapsed };
};

/** Information about the open page for the header. */
export type CurrentPage = {
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

export type InterfaceState = StoredInterfaceState & {
  readonly page: CurrentPage | null;
  readonly menuOpen: boolean;
  readonly setNavWidth: (width: number) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly toggleGroup: (id: string) => void;
  readonly setAddsCoverNote: (adds: boolean) => void;
  readonly setMenuCollapsed: (isCollapsed: boolean) => void;
  readonly setMenuOpen: (open: boolean) => void;
  /** The path whose page is missing in the chosen language. */
  readonly missingOn: string | null;
  readonly setMissingOn: (path: string | null) => void;
  readonly openPage: (page: CurrentPage) => void;
  readonly reload: () => void;
};

/** Creates the store of the screen layout: pane width, theme, toggled groups, the open page. */
export const createInterfaceState = (storage: KeyValueStorage, key: string) =>
  createStore<InterfaceState>()((set, get) => {
    const keep = (changes: Partial<StoredInterfaceState>) => {
      set(changes);
      const { navWidth, theme, toggledGroups, addsCoverNote, isMenuCollapsed } = get();
      const kept = { navWidth, theme, toggledGroups, addsCoverNote, isMenuCollapsed };
      writeStored(storage, key, { version: VERSION, ...kept });
    };
    return {
      ...load(storage, key),
      page: null,
      menuOpen: false,
      setNavWidth: (width) => keep({ navWidth: clampNavWidth(width) }),
      setTheme: (theme) => keep({ theme }),
      toggleGroup: (id) => {
        const { toggledGroups } = get();
        const toggled = toggledGroups.includes(id);
        keep({
          toggledGroups: toggled ? toggledGroups.filter((toggledGroup) => toggledGroup !== id) : [...toggledGroups, id],
        });
      },
      setAddsCoverNote: (addsCoverNote) => keep({ addsCoverNote }),
      setMenuCollapsed: (isMenuCollapsed) => keep({ isMenuCollapsed }),
      setMenuOpen: (menuOpen) => set({ menuOpen }),
      missingOn: null,
      setMissingOn: (missingOn) => set({ missingOn }),
      openPage: (page) => set({ page }),
      reload: () => set(load(storage, key)),
    };
  });
