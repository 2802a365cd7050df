import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { painted, watchPreview, watchStrokes } from "./probe.ts";

/** Id of the element that holds a document preview, on pages that have one. */
export const PREVIEW = "preview";

/** Puts a page in place of the probe: drawn on demand, timed from before its first render to its first picture. */
export const draw = (root: HTMLElement, page: () => ReactNode): void => {
  globalThis.probe = {
    mount: async () => {
      const began = performance.now();
      flushSync(() => createRoot(root).render(page()));
      const took = (await painted()) - began;
      const preview = document.getElementById(PREVIEW);
      if (preview) watchPreview(preview);
      else watchStrokes();
      return took;
    },
  };
};
