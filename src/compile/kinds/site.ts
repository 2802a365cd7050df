import type { Site, Words } from "../../model/site.ts";

/** `catalog/site.yaml` after its shape was checked. */
export type SiteInput = {
  product?: string;
  host?: string;
  storage_prefix?: string;
  support?: Site["support"];
  avatar?: string;
  languages?: Partial<Site["languages"][number]>[];
  plans?: { id?: string; name?: Words; price?: Words; includes?: Words[] }[];
};

const nameless: Words = { en: "" };

/** The brand; neutral words stand where the file is missing, so that the site still opens. */
export const compileSite = (input: SiteInput): Site => ({
  product: input.product ?? "This site",
  host: input.host ?? "site",
  storagePrefix: input.storage_prefix ?? "site",
  support: input.support ?? {},
  avatar: input.avatar ?? "{name}",
  languages: (input.languages ?? []).flatMap(({ code, segment, name, label, home, choice }) =>
    code && segment && home
      ? [{ code, segment, home, name: name ?? code, label: label ?? nameless, choice: choice ?? false }]
      : [],
  ),
  plans: (input.plans ?? []).flatMap(({ id, name, price, includes }) =>
    id ? [{ id, name: name ?? nameless, price: price ?? nameless, includes: includes ?? [] }] : [],
  ),
});
