import { useEffect, useRef } from "react";
import type { RefObject } from "react";

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Shows an element and moves the focus to it, unless the person is typing elsewhere. */
export const leadTo = (element: HTMLElement | null): void => {
  if (document.activeElement?.matches(TYPING)) return;
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
};

/** Leads to an element once something has happened while the page was open; not if it had happened before. */
export const useProgressFocus = (hasHappened: boolean): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement>(null);
  const before = useRef(hasHappened);
  useEffect(() => {
    if (hasHappened && !before.current) leadTo(element.current);
    before.current = hasHappened;
  }, [hasHappened]);
  return element;
};
