import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { whenElementAppears } from "./when-element-appears.ts";

const focusOn = (target: HTMLElement): void => {
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Whether the focus has not moved since the navigation. A heading that loads slowly must not take it from a menu that
 * was opened meanwhile.
 */
const isFocusFree = (before: Element | null): boolean => {
  const now = document.activeElement;
  return now === null || now === document.body || now === before;
};

/** After each navigation, scrolls to the top (or to the element named in the fragment) and focuses the heading. */
export const useNavigationFocus = (): void => {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const first = before.current === null;
    const same = before.current === pathname;
    before.current = pathname;
    if (hash !== "") {
      return whenElementAppears(
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
    return whenElementAppears(
      () => document.querySelector<HTMLElement>("main h1"),
      (heading) => {
        if (isFocusFree(held)) focusOn(heading);
      },
    );
  }, [pathname, hash, navigation]);
};
