import type { LocalizedText, Site } from "../../model/site/site.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { SiteInput } from "../input/site-input.ts";
import { localized, maybeLocalized } from "./localized.ts";

const noText: LocalizedText = { en: "" };

const compileSupport = ({ hours, ...contacts }: NonNullable<SiteInput["support"]>): Site["support"] => ({
  ...contacts,
  ...omitUndefined({ hours: maybeLocalized(hours) }),
});

/** Compiles the brand; neutral defaults keep the site usable if the file is missing. */
export const compileSite = (input: SiteInput): Site => ({
  product: input.product ?? "This site",
  host: input.host ?? "site",
  storagePrefix: input.storage_prefix ?? "site",
  support: compileSupport(input.support ?? {}),
  helplines: (input.helplines ?? []).flatMap(({ name, phone, href }) =>
    name && phone && href ? [{ name: localized(name) ?? noText, phone, href }] : [],
  ),
  avatar: input.avatar ?? "{name}",
  languages: (input.languages ?? []).flatMap(({ code, segment, name, label, home, choice }) =>
    code && segment && home
      ? [{ code, segment, home, name: name ?? code, label: localized(label) ?? noText, choice: choice ?? false }]
      : [],
  ),
  plans: (input.plans ?? []).flatMap(({ id, name, price, includes }) =>
    id
      ? [
          {
            id,
            name: localized(name) ?? noText,
            price: localized(price) ?? noText,
            includes: (includes ?? []).flatMap((line) => localized(line) ?? []),
          },
        ]
      : [],
  ),
});
