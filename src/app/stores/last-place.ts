import { createStore } from "zustand/vanilla";

type LastPlaceStore = {
  /** Code of the place in the last answers; null before there is one. */
  readonly place: string | null;
  readonly setPlace: (place: string) => void;
};

/** The place of the last answers. It is kept in memory only: a reload forgets it. */
export const lastPlace = createStore<LastPlaceStore>()((set) => ({
  place: null,
  setPlace: (place) => set({ place }),
}));
