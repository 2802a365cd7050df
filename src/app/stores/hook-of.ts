import { useStore } from "zustand";
import type { StoreApi } from "zustand";

/** A hook that reads one part of a store and follows it. */
export const hookOf =
  <State>(store: StoreApi<State>) =>
  <Part>(select: (state: State) => Part): Part =>
    useStore(store, select);
