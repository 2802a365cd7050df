import { useEffect } from "react";
import type { RefObject } from "react";

const ITEMS = "a, button";
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const itemsOf = (list: Element, selector: string): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selector)];

/** Where a key moves the focus; undefined if it moves nothing. Home and End belong to the text of a search box. */
const destinationOf = (list: Element, { key, target }: KeyboardEvent): HTMLElement | undefined => {
  const items = itemsOf(list, `${ITEMS}, input`);
  const step = STEPS[key];
  if (step !== undefined) return items[items.indexOf(target as HTMLElement) + step];
  if (target instanceof HTMLInputElement) return undefined;
  if (key === "Home") return items[0];
  return key === "End" ? items.at(-1) : undefined;
};

/** Makes one link or button of a list the tab stop: the one that had the focus last, else the current page, else the first. */
const setTabStop = (list: Element, last: HTMLElement | null): void => {
  const items = itemsOf(list, ITEMS);
  const stop = items.find((item) => item === last) ?? list.querySelector(`:is(${ITEMS})[aria-current]`) ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
};

/**
 * Makes the links and buttons of a list one tab stop, with the arrow keys, Home and End between them. A search box in the
 * list stays a tab stop of its own; arrow keys lead out of it.
 *
 * Source: WAI-ARIA Authoring Practices, "Managing Focus Within Components Using a Roving tabindex".
 */
export const useRovingFocus = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    let last: HTMLElement | null = null;
    const update = (): void => setTabStop(list, last);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(ITEMS)) last = target;
      update();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const destination = destinationOf(list, event);
      if (!destination) return;
      event.preventDefault();
      destination.focus();
    };
    // A group that opens brings new links, which the browser would make tab stops.
    const observer = new MutationObserver(update);
    observer.observe(list, { childList: true, subtree: true });
    list.addEventListener("focusin", onFocus);
    list.addEventListener("keydown", onKey);
    update();
    return () => {
      observer.disconnect();
      list.removeEventListener("focusin", onFocus);
      list.removeEventListener("keydown", onKey);
    };
  }, [ref]);
};
