/** Asks whether the page may be left; true when it may. */
type Guard = () => boolean;

let guard: Guard | null = null;

/** Puts a guard before the way out of this page; returns how to take it away. */
export const guardLeaving = (next: Guard): (() => void) => {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
};

/** Takes the guard away: who leaves in a hurry is never asked. */
export const letLeave = (): void => {
  guard = null;
};

export const isGuarded = (): boolean => guard !== null;

/** Whether a move from one page of the site to another may go on. */
export const mayLeave = (to: string, from = location.pathname): boolean => guard === null || to === from || guard();

let place: { readonly href: string; readonly state: unknown } | null = null;

/** Remembers the guarded page as the place to stay at when the visitor goes back. */
export const guardPlace = (): void => {
  place = { href: location.href, state: history.state };
};

// Listeners of a window are called in the order they came: this one comes before the router's.
globalThis.addEventListener?.("popstate", (event) => {
  if (!place || mayLeave(location.pathname, new URL(place.href).pathname)) return;
  event.stopImmediatePropagation();
  history.pushState(place.state, "", place.href);
});
