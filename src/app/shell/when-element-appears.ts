/** Calls back with an element as soon as it is in the document; returns a function that stops waiting. */
export const whenElementAppears = (
  find: () => HTMLElement | null,
  found: (element: HTMLElement) => void,
): (() => void) => {
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
