declare module "virtual:catalog-icons" {
  import type { LucideIcon } from "lucide-react";
  /** The icons the catalog names, by their name in YAML. */
  export const icons: { readonly [name: string]: LucideIcon };
}

declare module "virtual:catalog-site" {
  /** The names and languages of the site. */
  export const site: Omit<CatalogSite["site"], "helplines">;
}

declare module "virtual:catalog-helplines" {
  /** Help for a visitor in danger. */
  export const helplines: CatalogSite["site"]["helplines"];
}

declare module "virtual:catalog-settings" {
  /** The document settings with the words for them. */
  export const settings: CatalogSite["settings"];
}

declare module "virtual:catalog-choices" {
  /** The document settings without words: what may be stored, and what it means. */
  export const choices: CatalogSite["choices"];
  /** The languages a document can be in, by name. */
  export const languageNames: CatalogSite["languageNames"];
}

declare module "virtual:catalog-counts" {
  /** How many documents can be made, by language. */
  export const readyDocuments: { readonly [language: string]: number };
}

declare module "virtual:catalog-navigation" {
  /** The plan of menu, foot and home. */
  export const navigation: CatalogSite["navigation"];
}
