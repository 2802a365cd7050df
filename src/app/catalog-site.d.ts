import type { NavigationPlan, SettingsPlan, Site } from "../model/site.ts";

declare global {
  /** Stands for the types of `virtual:catalog-site`, which an ambient module may not import. */
  type CatalogSite = { readonly site: Site; readonly settings: SettingsPlan; readonly navigation: NavigationPlan };
}
