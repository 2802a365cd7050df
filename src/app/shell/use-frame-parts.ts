import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import type * as Parts from "./frame-parts.tsx";
import { whenPresent } from "./when-present.ts";

export type FrameParts = typeof Parts;

// A page that draws no heading gets its menu all the same. Unit: milliseconds.
const LONGEST = 3_000;

// Kept for the next frame: what was fetched once is there at once.
let fetched: FrameParts | null = null;

/**
 * Menu, settings and account, fetched once the page has its heading: questions are to be answered first. Null until then.
 *
 * `isWanted` fetches them at once; `onMissing` is called where they were wanted and did not come. Every change of page
 * tries again, a network that comes back, and whoever wants them anew.
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
    const stop = isWanted ? bring() : whenPresent(() => document.querySelector<HTMLElement>("main h1"), bring);
    const timer = setTimeout(bring, LONGEST);
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
