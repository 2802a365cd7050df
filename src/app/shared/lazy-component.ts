import { createElement, lazy, useState } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

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

const Nothing = (): null => null;

/** A component loaded on first render; if its code cannot be fetched, nothing is rendered. */
export const optionalComponent = <Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await fetchIt().catch((): ComponentType<Props> => Nothing) }));
