import { useSyncExternalStore } from "react";
import { CONSTANTS } from "../../ui/constants.ts";

const query = (): MediaQueryList => matchMedia(`(max-width: ${CONSTANTS.mobileBreakpoint - 0.02}px)`);

const subscribe = (changed: () => void): (() => void) => {
  const watched = query();
  watched.addEventListener("change", changed);
  return () => watched.removeEventListener("change", changed);
};

/** Whether the window is narrower than the mobile breakpoint; a prerendered page starts wide. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
