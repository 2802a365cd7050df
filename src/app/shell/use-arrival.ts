import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { whenPresent } from "./when-present.ts";

const focusOn = (target: HTMLElement): void => {
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Whether the visitor left the focus where it was; a heading that comes late must not close what was opened meanwhile. */
const isFocusFree = (before: Element | null): boolean => {
  const now = document.activeElement;
  return now === null || now === document.body || now === before;
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
