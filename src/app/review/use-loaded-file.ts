import { startTransition, useCallback, useEffect, useState } from "react";

/** A file that a page loads: its content, or a substitute until then, and a way to try again after a failure. */
export type LoadedFile<T> = { readonly content: T; readonly hasFailed: boolean; readonly retry: () => void };

/** Loads a file once the page is shown. `load` is the same function in every render. */
export const useLoadedFile = <T>(load: () => Promise<T>, fallback: T): LoadedFile<T> => {
  const [content, setContent] = useState(fallback);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOpen = true;
    void load().then(
      // Every card may change: as a transition, the visitor's clicks come first.
      (loaded) => isOpen && startTransition(() => setContent(loaded)),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { content, hasFailed, retry };
};
