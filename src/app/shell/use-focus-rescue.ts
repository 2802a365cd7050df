import { useEffect } from "react";

type FocusPosition = { readonly path: string; readonly ancestors: readonly Element[] };

/** The ancestors of an element up to `main`, nearest first. */
const ancestorsOf = (element: Element): readonly Element[] => {
  const parents: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    parents.push(one);
    if (one.id === "content") break;
  }
  return parents;
};

/** The heading nearest to a removed element. */
const headingNear = (place: FocusPosition): HTMLElement | null => {
  for (const parent of place.ancestors) {
    const heading = parent.isConnected ? parent.querySelector<HTMLElement>("h1, h2, h3") : null;
    if (heading) return heading;
  }
  return null;
};

/**
 * Moves the focus to the nearest heading when the focused element is removed (a deleted row, a closed form), so that
 * the keyboard does not restart at the top of the page.
 */
export const useFocusRescue = (): void => {
  useEffect(() => {
    let last: FocusPosition | null = null;
    const remember = ({ target }: FocusEvent): void => {
      const isInPage = target instanceof Element && target.closest("main") !== null;
      last = isInPage ? { path: location.pathname, ancestors: ancestorsOf(target) } : null;
    };
    const rescue = (): void => {
      const isLost = last && !last.ancestors[0]!.isConnected && document.activeElement === document.body;
      // A page that follows another puts the focus on its own heading.
      if (!last || !isLost || last.path !== location.pathname) return;
      const heading = headingNear(last);
      last = null;
      if (!heading) return;
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // Wait a frame: the code that removed it may move the focus itself. Within the frame, the focus would lay out the page
    // once more.
    const observer = new MutationObserver(() => {
      if (last && !last.ancestors[0]!.isConnected) requestAnimationFrame(() => setTimeout(rescue));
    });
    addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
};
