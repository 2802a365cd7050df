import { createElement, lazy, useEffect, useState } from "react";
import type { ComponentType } from "react";

/** A component whose code is fetched on first render; `load` prefetches it. */
export type LazyComponent<Props> = {
  readonly Component: ComponentType<Props>;
  readonly load: () => Promise<unknown>;
};

/**
 * Wraps a component of a lazily loaded module.
 *
 * Code that is already loaded renders synchronously: React.lazy would first show the fallback, which React keeps for
 * 300 ms.
 */
export const lazyComponent = <Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let ready: ComponentType<Props> | undefined;
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    ready = await fetchIt();
    return { default: ready };
  };
  const Waiting = lazy(load);
  const Component = (props: Props) => {
    // Keep the first choice: switching components would remount and lose state.
    const [{ Drawn }] = useState(() => ({ Drawn: ready ?? Waiting }));
    return createElement(Drawn, props);
  };
  return { Component, load };
};

/**
 * A component whose code is fetched after its first render; nothing is rendered until it is there, or if it cannot be
 * fetched.
 *
 * It does not suspend: React would hold back whatever else becomes ready within 300 ms of a fallback, such as the page
 * that is being hydrated.
 */
export const optionalComponent = <Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let ready: ComponentType<Props> | null = null;
  return (props) => {
    const [Drawn, setDrawn] = useState(() => ready);
    useEffect(() => {
      if (Drawn) return;
      let isCurrent = true;
      const show = (fetched: ComponentType<Props>): void => {
        ready = fetched;
        if (isCurrent) setDrawn(() => fetched);
      };
      void fetchIt().then(show, () => undefined);
      return () => void (isCurrent = false);
    }, [Drawn]);
    return Drawn && createElement(Drawn, props);
  };
};
