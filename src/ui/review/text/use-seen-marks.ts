import { useEffect } from "react";
import type { RefObject } from "react";
import type { Mark } from "./marks.ts";

/** Reports which findings have a passage in the visible part of the pane, in text order. */
export const useSeenMarks = (
  pane: RefObject<HTMLElement | null>,
  /** Whether the whole text has rendered; earlier, there is nothing to observe yet. */
  isRendered: boolean,
  marks: readonly Mark[],
  onSeen: (findings: readonly string[]) => void,
): void => {
  useEffect(() => {
    const root = pane.current;
    if (!root || !isRendered) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const finding = target.getAttribute("data-finding") ?? "";
          if (isIntersecting) seen.add(finding);
          else seen.delete(finding);
        }
        onSeen([...new Set(marks.map(({ finding }) => finding).filter((finding) => seen.has(finding)))]);
      },
      { root },
    );
    for (const mark of root.querySelectorAll("[data-finding][id]")) observer.observe(mark);
    return () => observer.disconnect();
  }, [pane, isRendered, marks, onSeen]);
};
