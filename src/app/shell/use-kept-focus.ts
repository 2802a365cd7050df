import { useEffect } from "react";

type Place = { readonly path: string; readonly around: readonly Element[] };

/** Everything around an element up to the page's own part, nearest first. */
const around = (element: Element): readonly Element[] => {
  const parents: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    parents.push(one);
    if (one.id === "content") break;
  }
  return parents;
};

/** The heading nearest to where something stood that is gone. */
const headingNear = (place: Place): HTMLElement | null => {
  for (const parent of place.around) {
    const heading = parent.isConnected ? parent.querySelector<HTMLElement>("h1, h2, h3") : null;
    if (heading) return heading;
  }
  return null;
};

/**
 * Keeps the focus in the page: when what had it is removed (a row that was deleted, a form that was closed), the nearest
 * heading takes it, so that the keyboard does not begin at the top again.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent): void => {
      const isInPage = target instanceof Element && target.closest("main") !== null;
      last = isInPage ? { path: location.pathname, around: around(target) } : null;
    };
    const rescue = (): void => {
      const isLost = last && !last.around[0]!.isConnected && document.activeElement === document.body;
      // A page that follows another puts the focus on its own heading.
      if (!last || !isLost || last.path !== location.pathname) return;
      const heading = headingNear(last);
      last = null;
      if (!heading) return;
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // After whoever removed it had the time to put the focus where it belongs.
    const observer = new MutationObserver(() => {
      if (last && !last.around[0]!.isConnected) requestAnimationFrame(rescue);
    });
    addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
};
