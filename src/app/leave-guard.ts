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

/** Whether a move to another page of the site may go on. */
export const mayLeave = (path: string): boolean => guard === null || path === location.pathname || guard();
