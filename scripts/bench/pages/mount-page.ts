import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { nextPaint, recordDelays } from "./probe.ts";

/** Renders a page and reports its first paint; from then on the delays of keystrokes and clicks are recorded. */
export const mountPage = (root: HTMLElement, page: ReactNode): void => {
  flushSync(() => createRoot(root).render(page));
  void nextPaint().then((at) => {
    recordDelays(root);
    globalThis.painted = at;
  });
};
