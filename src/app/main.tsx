import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { fetchAhead } from "./shell/site-frame.tsx";
import { takeAwayFirstPicture } from "./first-picture/take-away.ts";
import "./theme.css";

// Widgets that insert style elements need the nonce the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

takeAwayFirstPicture();

// Once the page is drawn; without its code the site works all the same, only not offline.
const keepForOffline = async (): Promise<void> =>
  (await import("./offline/start-service-worker.ts")).startServiceWorker();
const soon = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
addEventListener("load", () => soon(() => void keepForOffline().catch(() => undefined)), { once: true });

const begin = (): void =>
  createRoot(document.querySelector("#root")!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// What was fetched beside this script is drawn at once; what takes longer is waited for on the page, with a spinner.
const PATIENCE = 250;
const late = new Promise((done) => {
  setTimeout(done, PATIENCE);
});
void Promise.race([fetchAhead(location.pathname), late]).then(begin, begin);
