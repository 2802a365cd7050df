import { useSyncExternalStore } from "react";
import type { StoreApi } from "zustand";

/**
 * Creates a hook that subscribes to one part of a store.
 *
 * A prerendered page is hydrated with `defaults`, which the build rendered it with, and not with the stored values.
 */
export const createStoreHook =
  <State>(store: StoreApi<State>, defaults: Partial<State> = {}) =>
  <Part>(select: (state: State) => Part): Part =>
    useSyncExternalStore(
      store.subscribe,
      () => select(store.getState()),
      () => select({ ...store.getState(), ...defaults }),
    );
