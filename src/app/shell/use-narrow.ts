import { useSyncExternalStore } from "react";
import { CONSTANTS } from "../../ui/constants.ts";

const query = matchMedia(`(max-width: ${CONSTANTS.mobileBreakpoint - 0.02}px)`);

const subscribe = (changed: () => void): (() => void) => {
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the window is narrower than the mobile breakpoint. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
