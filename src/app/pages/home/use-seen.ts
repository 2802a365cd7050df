import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether a part of the page has come into sight at least once. */
export const useSeen = (part: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !part.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, seen]);
  return seen;
};
