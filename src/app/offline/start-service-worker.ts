import { siteUpdate } from "./site-update.ts";

const watch = (registration: ServiceWorkerRegistration): void => {
  const offer = (worker: ServiceWorker | null): void => {
    // Without an active worker this is the first visit: there is no older version to replace.
    if (worker?.state === "installed" && navigator.serviceWorker.controller) siteUpdate.getState().offer(worker);
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => offer(worker));
  });
};

/** Starts caching the site for offline use. */
export const startServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register("/service-worker.js"));
  } catch (error) {
    // The site works without it, only not offline.
    console.warn("Failed to prepare for offline use", error);
  }
};
