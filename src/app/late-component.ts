import { createElement, lazy, useState } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/** A component whose code is fetched when it is first drawn; `load` fetches it ahead. */
export type LateComponent<Props> = {
  readonly Late: ComponentType<Props>;
  readonly load: () => Promise<unknown>;
};

/**
 * A component of a module that comes later.
 *
 * Code that is here already is drawn at once: a lazy component would first show its waiting picture, and React keeps
 * one for 300 ms.
 */
export const lateComponent = <Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): LateComponent<Props> => {
  let ready: ComponentType<Props> | undefined;
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    ready = await fetchIt();
    return { default: ready };
  };
  const Waiting = lazy(load);
  const Late = (props: Props) => {
    // Which of the two it is stays as it was: a change would draw the page anew and lose its state.
    const [{ Drawn }] = useState(() => ({ Drawn: ready ?? Waiting }));
    return createElement(Drawn, props);
  };
  return { Late, load };
};

const Nothing = (): null => null;

/** A component that is loaded when it is first drawn; one whose code cannot be fetched is left out of the page. */
export const optionalComponent = <Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await fetchIt().catch((): ComponentType<Props> => Nothing) }));
