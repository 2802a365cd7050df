import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import type * as Parts from "./frame-parts.tsx";
import { whenElementAppears } from "./when-element-appears.ts";

export type FrameParts = typeof Parts;

// Load the menu even on a page that never renders a heading. Unit: milliseconds.
const MAX_WAIT_MS = 3_000;

// Module-level cache, so the next frame renders synchronously.
let fetched: FrameParts | null = null;

/**
 * Menu, settings and account; loaded after the page has its heading, because content has priority. Null until then.
 *
 * `isWanted` loads them at once; `onMissing` is called if that fails. Retries on every navigation, when the network
 * returns, and on demand.
 */
export const useFrameParts = (isWanted: boolean, onMissing: () => void): FrameParts | null => {
  const [parts, setParts] = useState(fetched);
  const { pathname } = useLocation();
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
    const stop = isWanted ? bring() : whenElementAppears(() => document.querySelector<HTMLElement>("main h1"), bring);
    const timer = setTimeout(bring, MAX_WAIT_MS);
    addEventListener("online", bring);
    return () => {
      isCurrent = false;
      stop?.();
      clearTimeout(timer);
      removeEventListener("online", bring);
    };
  }, [parts, pathname, isWanted]);
  return parts;
};
