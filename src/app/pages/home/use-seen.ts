import { useEffect, useState } from "react";
import type { RefObject } from "react";

// A little before it is in sight, so that what comes late does not push what is being read.
const AHEAD = "200px";

/** Whether a part of the page has come into sight, or nearly so, at least once. */
export const useSeen = (part: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, seen]);
  return seen;
};
