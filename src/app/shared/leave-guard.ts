/** Asks whether the visitor may leave the page; returns true if so. */
type Guard = () => boolean;

let guard: Guard | null = null;

/** Sets the leave guard of this page; returns a function that removes it. */
export const setLeaveGuard = (next: Guard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
};

/** Removes the guard: quick exit must never be interrupted. */
export const clearLeaveGuard = (): void => {
  guard = null;
};

export const hasLeaveGuard = (): boolean => guard !== null;

/** Whether navigation from one page of the site to another may proceed. */
export const confirmLeaving = (to: string, from = location.pathname): boolean =>
  guard === null || to === from || guard();

let guardedPage: { readonly href: string; readonly state: unknown } | null = null;

/** Remembers the guarded page, to stay on it when the visitor goes back. */
export const rememberGuardedPage = (): void => {
  guardedPage = { href: location.href, state: history.state };
};

// Window listeners run in registration order; this one must run before the router's.
globalThis.addEventListener?.("popstate", (event) => {
  if (!guardedPage || confirmLeaving(location.pathname, new URL(guardedPage.href).pathname)) return;
  event.stopImmediatePropagation();
  history.pushState(guardedPage.state, "", guardedPage.href);
});
