import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const focusOn = (target: HTMLElement): void => {
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Whether the visitor left the focus where it was; a heading that comes late must not close what was opened meanwhile. */
const isFocusFree = (before: Element | null): boolean => {
  const now = document.activeElement;
  return now === null || now === document.body || now === before;
};

/** Calls back with an element as soon as it stands in the page; returns how to stop waiting. */
const whenPresent = (find: () => HTMLElement | null, found: (element: HTMLElement) => void): (() => void) => {
  const now = find();
  if (now) {
    found(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    found(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** On every change of page: scroll to the top (or to the part named in the address) and put focus on the heading. */
export const useArrival = (): void => {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const first = before.current === null;
    const same = before.current === pathname;
    before.current = pathname;
    if (hash !== "") {
      return whenPresent(
        () => document.querySelector<HTMLElement>(`main [id="${CSS.escape(hash.slice(1))}"]`),
        (part) => {
          part.scrollIntoView();
          focusOn(part);
        },
      );
    }
    if (first || same) return;
    if (navigation !== "POP") scrollTo(0, 0);
    const held = document.activeElement;
    return whenPresent(
      () => document.querySelector<HTMLElement>("main h1"),
      (heading) => {
        if (isFocusFree(held)) focusOn(heading);
      },
    );
  }, [pathname, hash, navigation]);
};
