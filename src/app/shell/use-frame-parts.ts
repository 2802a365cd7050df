import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import type * as Parts from "./frame-parts.tsx";
import { useInterfaceState } from "../stores/shell-stores.ts";

export type FrameParts = typeof Parts;

// Load the menu even for a page that never becomes ready. Unit: milliseconds.
const MAX_WAIT_MS = 3_000;

// Module-level cache, so the next frame renders synchronously.
let fetched: FrameParts | null = null;

/**
 * Menu, settings and account; loaded after the page is there and answers, because content has priority. Null until then.
 *
 * `isWanted` loads them at once; `onMissing` is called if that fails. Retries on every navigation, when the network
 * returns, and on demand.
 */
export const useFrameParts = (isWanted: boolean, onMissing: () => void): FrameParts | null => {
  const [parts, setParts] = useState(fetched);
  const { pathname } = useLocation();
  const isPageReady = useInterfaceState((state) => state.page?.path === pathname);
  const missed = useEffectEvent(onMissing);
  useEffect(() => {
    if (parts) return;
    let isCurrent = true;
    const bring = (): void => {
      import("./frame-parts.tsx").then(
        (all) => {
          fetched = all;
          if (isCurrent) setParts(all);
        },
        () => {
          if (isCurrent && isWanted) missed();
        },
      );
    };
    if (isWanted || isPageReady) bring();
    const timer = setTimeout(bring, MAX_WAIT_MS);
    addEventListener("online", bring);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener("online", bring);
    };
  }, [parts, pathname, isWanted, isPageReady]);
  return parts;
};
