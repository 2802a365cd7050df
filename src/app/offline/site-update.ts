import { createStore } from "zustand/vanilla";
import { createStoreHook } from "../stores/create-store-hook.ts";

type SiteUpdate = {
  /** The newer version, ready to activate. */
  readonly waiting: ServiceWorker | null;
  readonly offer: (worker: ServiceWorker) => void;
  readonly later: () => void;
  /** Activates the newer version and reloads the page. */
  readonly takeOver: () => void;
};

/** Whether a newer version of the site is waiting; it never activates by itself. */
export const siteUpdate = createStore<SiteUpdate>()((set, get) => ({
  waiting: null,
  offer: (waiting) => set({ waiting }),
  later: () => set({ waiting: null }),
  takeOver: () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    get().waiting?.postMessage("take-over");
  },
}));

export const useSiteUpdate = createStoreHook(siteUpdate);
