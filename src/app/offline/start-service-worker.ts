import { siteUpdate } from "./site-update.ts";

const watch = (registration: ServiceWorkerRegistration): void => {
  const offer = (worker: ServiceWorker | null): void => {
    // Without a worker in charge this is the first visit: there is nothing older to replace.
    if (worker?.state === "installed" && navigator.serviceWorker.controller) siteUpdate.getState().offer(worker);
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => offer(worker));
  });
};

/** Begins to keep the site for times without a network. */
export const startServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register("/service-worker.js"));
  } catch (error) {
    // The site works without it, only not offline.
    console.warn("Failed to prepare for offline use", error);
  }
};
