import { createStore } from "zustand/vanilla";
import { hookOf } from "../stores/hook-of.ts";

type SiteUpdate = {
  /** The newer version, ready to take over. */
  readonly waiting: ServiceWorker | null;
  readonly offer: (worker: ServiceWorker) => void;
  readonly later: () => void;
  /** Hands over to the newer version and loads the page again. */
  readonly takeOver: () => void;
};

/** Whether a newer version of the site waits; it never takes over by itself. */
export const siteUpdate = createStore<SiteUpdate>()((set, get) => ({
  waiting: null,
  offer: (waiting) => set({ waiting }),
  later: () => set({ waiting: null }),
  takeOver: () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    get().waiting?.postMessage("take-over");
  },
}));

export const useSiteUpdate = hookOf(siteUpdate);
