declare module "virtual:catalog-icons" {
  import type { LucideIcon } from "lucide-react";
  /** The icons the catalog names, by their name in YAML. */
  export const icons: { readonly [name: string]: LucideIcon };
}

declare module "virtual:catalog-site" {
  /** The small, fixed parts of the catalog that the first paint needs. */
  export const site: CatalogSite["site"];
  export const settings: CatalogSite["settings"];
  export const navigation: CatalogSite["navigation"];
}
