import { site } from "virtual:catalog-site";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageTitle } from "../engine/titles/build-title.ts";
import { interfaceState, recentPages } from "./stores/first-stores.ts";
import type { FixedSettings } from "./stores/interface-state.ts";

/** What a page says about itself to the frame around it. */
export type PageFacts = {
  /** Name for the header, My Recent and the browser tab. */
  readonly name: string;
  readonly icon: string;
  /** The whole tab title, where it is not "{name} – {site}". */
  readonly tab?: string;
  readonly listing?: string;
  readonly fixed?: FixedSettings | undefined;
  /** Left out of My Recent: a page that does not exist, or that nobody else is to know of. */
  readonly unrecorded?: boolean;
};

/** Sets tab and header and records the visit; every page calls it once it knows what it is. */
export const usePage = ({ name, icon, tab, listing, fixed, unrecorded }: PageFacts): void => {
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
