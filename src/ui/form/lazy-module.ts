import { useCallback, useEffect, useState } from "react";
import { retryImport } from "./retry-import.ts";

/** `module` is null until it is loaded; `retry` loads it again and is null unless loading failed. */
export type LazyModule<Module> = { readonly module: Module | null; readonly retry: (() => void) | null };

/**
 * Creates a hook for a module that the first view does not need: it loads once the page has rendered, and is available
 * immediately if it was loaded before.
 *
 * State instead of React.lazy: React delays the content of a Suspense boundary by up to a third of a second. A failed
 * load is returned, not thrown, so that the rest of the page stays usable; the network coming back retries it.
 */
export const lazyModule = <Module>(load: () => Promise<Module>): (() => LazyModule<Module>) => {
  let loaded: Module | null = null;
  let failure: { readonly error: unknown; readonly attempts: number } | null = null;
  const loadOnce = async (): Promise<Module> => {
    const attempts = failure?.attempts ?? 0;
    try {
      loaded = await (failure ? retryImport(load, failure.error, attempts) : load());
      return loaded;
    } catch (error) {
      failure = { error, attempts: attempts + 1 };
      throw error;
    }
  };
  return function useLazyModule() {
    const [module, setModule] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number | null>(null);
    useEffect(() => {
      let isCurrent = true;
      loadOnce().then(
        (all) => {
          if (isCurrent) setModule(() => all);
        },
        () => {
          if (isCurrent) setFailed(attempt);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [attempt]);
    const retry = useCallback(() => setAttempt((before) => before + 1), []);
    const isMissing = module === null && failed === attempt;
    useEffect(() => {
      if (!isMissing) return;
      addEventListener("online", retry);
      return () => removeEventListener("online", retry);
    }, [isMissing, retry]);
    return { module, retry: isMissing ? retry : null };
  };
};
