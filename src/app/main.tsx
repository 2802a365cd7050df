import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { loadQuery } from "./queries/load-query.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { prefetchRoute } from "./site-frame.tsx";
import "./theme.css";

// Widgets that insert style elements need the nonce the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// Offline use is optional: without this module the site works while there is a network.
const registerServiceWorker = async (): Promise<void> =>
  (await import("./offline/start-service-worker.ts")).startServiceWorker();
const soon = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
addEventListener("load", () => soon(() => void registerServiceWorker().catch(() => undefined)), { once: true });

const root = document.querySelector<HTMLElement>("#root")!;
const queryClient = createQueryClient();
const site = (
  <StrictMode>
    <App queryClient={queryClient} router={(frame) => <BrowserRouter>{frame}</BrowserRouter>} />
  </StrictMode>
);

const render = (): void => {
  root.replaceChildren();
  createRoot(root).render(site);
};

/** Hydrates a prerendered page once the code and data it was rendered with are loaded; until then it is there to read. */
const hydrate = (): void => {
  const addresses = root.dataset["queries"]?.split(" ").filter(Boolean) ?? [];
  const data = addresses.map((address) => loadQuery(queryClient, address));
  void Promise.all([prefetchRoute(location.pathname), ...data]).then(() => hydrateRoot(root, site), render);
};

// Code that arrives this soon is rendered without showing a spinner first. Unit: milliseconds.
const SPINNER_DELAY_MS = 250;

const renderSoon = (): void => {
  const timeout = new Promise((done) => {
    setTimeout(done, SPINNER_DELAY_MS);
  });
  void Promise.race([prefetchRoute(location.pathname), timeout]).then(render, render);
};

if (root.hasChildNodes()) hydrate();
else renderSoon();
