import { setNonce } from "get-nonce";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { fetchAhead } from "./shell/site-frame.tsx";
import { takeAwayFirstPicture } from "./first-picture/take-away.ts";
import { startServiceWorker } from "./offline/start-service-worker.ts";
import "./theme.css";

// Widgets that insert style elements need the nonce the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

startServiceWorker();
takeAwayFirstPicture();

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
