import { useEffect, useState } from "react";
import type { RefObject } from "react";

// Load slightly before it is visible, so that late content does not shift the text.
const MARGIN = "200px";

/** Whether an element has been in the viewport, or close to it, at least once. */
export const useInView = (part: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !part.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, seen]);
  return seen;
};
