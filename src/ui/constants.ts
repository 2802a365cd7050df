import { DEFAULT_SETTINGS } from "../model/settings.ts";

/**
 * Every number the specification fixes for the interface.
 *
 * Unit: pixels for sizes, milliseconds for times.
 */
export const CONSTANTS = {
  recentPages: 5,
  mobileBreakpoint: 768,
  headerHeight: 78,
  navWidth: { initial: 300, min: 300, max: 800 },
  navRail: 56,
  navStep: { small: 16, large: 64 },
  tooltip: { delay: 700, skipDelay: 300 },
  toast: { limit: 1, removeDelay: 1_000_000, duration: 5_000, swipe: 50, maxWidth: 420, hotkey: "F8" },
  query: { staleTime: Infinity, unusedTime: 5 * 60 * 1000, retries: 0 },
  select: { scrollInterval: 50, typeAhead: 1_000 },
  session: { logInDelay: 1_000, signUpDelay: 1_500 },
  settings: DEFAULT_SETTINGS,
} as const;
