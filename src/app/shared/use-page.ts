import { site } from "virtual:catalog-site";
import { createContext, use, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageTitle } from "../../engine/titles/build-title.ts";
import { interfaceState, recentPages } from "../stores/shell-stores.ts";
import type { FixedSettings } from "../stores/interface-state.ts";

/** Metadata that a page reports to the frame. */
export type PageMetadata = {
  /** Name for the header, My Recent and the browser tab. */
  readonly name: string;
  readonly icon: string;
  /** The complete tab title, where it is not "{name} – {site}". */
  readonly tab?: string;
  readonly listing?: string;
  readonly fixed?: FixedSettings | undefined;
  /** Not recorded in My Recent: a missing page, or one that must stay private. */
  readonly unrecorded?: boolean;
};

/** Receives the metadata of a page while it is prerendered, where effects do not run. */
export const PageMetadataListener = createContext<((facts: PageMetadata) => void) | null>(null);

/** Sets tab and header and records the visit; every page calls it once its title is known. */
export const usePage = (facts: PageMetadata): void => {
  const { name, icon, tab, listing, fixed, unrecorded } = facts;
  use(PageMetadataListener)?.(facts);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = tab ?? pageTitle(name, site.product);
    interfaceState.getState().openPage({ path: pathname, header: name, listing, fixed });
  }, [name, tab, pathname, listing, fixed]);
  useEffect(() => {
    if (unrecorded) return;
    recentPages.getState().visit({ title: name, path: pathname, icon, timestamp: Date.now() });
  }, [name, icon, pathname, unrecorded]);
};
