import type { Site, LocalizedText } from "../../model/site/site.ts";

/** `catalog/site.yaml` after schema validation. */
export type SiteInput = {
  product?: string;
  host?: string;
  storage_prefix?: string;
  support?: Site["support"];
  helplines?: Partial<Site["helplines"][number]>[];
  avatar?: string;
  languages?: Partial<Site["languages"][number]>[];
  plans?: { id?: string; name?: LocalizedText; price?: LocalizedText; includes?: LocalizedText[] }[];
};

const defaultBrand: LocalizedText = { en: "" };

/** Compiles the brand; neutral defaults keep the site usable if the file is missing. */
export const compileSite = (input: SiteInput): Site => ({
  product: input.product ?? "This site",
  host: input.host ?? "site",
  storagePrefix: input.storage_prefix ?? "site",
  support: input.support ?? {},
  helplines: (input.helplines ?? []).flatMap(({ name, phone, href }) =>
    name && phone && href ? [{ name, phone, href }] : [],
  ),
  avatar: input.avatar ?? "{name}",
  languages: (input.languages ?? []).flatMap(({ code, segment, name, label, home, choice }) =>
    code && segment && home
      ? [{ code, segment, home, name: name ?? code, label: label ?? defaultBrand, choice: choice ?? false }]
      : [],
  ),
  plans: (input.plans ?? []).flatMap(({ id, name, price, includes }) =>
    id ? [{ id, name: name ?? defaultBrand, price: price ?? defaultBrand, includes: includes ?? [] }] : [],
  ),
});
