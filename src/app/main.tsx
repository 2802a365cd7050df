import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { fetchAhead } from "./shell/site-frame.tsx";
import { startServiceWorker } from "./offline/start-service-worker.ts";
import "./theme.css";

// Widgets that insert style elements need the nonce the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

startServiceWorker();
fetchAhead(location.pathname);

createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
