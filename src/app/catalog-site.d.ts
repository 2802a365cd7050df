import type { NavigationPlan, SettingChoices, SettingOption, SettingsPlan, Site } from "../model/site/site.ts";

declare global {
  /** Re-exports the types of the `virtual:catalog-…` modules, because an ambient module may not import. */
  type CatalogSite = {
    readonly site: Site;
    readonly settings: SettingsPlan;
    readonly choices: SettingChoices;
    readonly languageNames: readonly SettingOption[];
    readonly navigation: NavigationPlan;
  };
}
