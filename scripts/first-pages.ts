import type { FirstPage } from "../src/app/first-picture/first-picture.tsx";
import { toolHref } from "../src/engine/nav/site-paths.ts";
import { headerTitle } from "../src/engine/titles/build-title.ts";
import { home } from "../src/i18n/en/home.ts";
import type { HomeWords } from "../src/i18n/en/home.ts";
import { records } from "../src/i18n/en/records.ts";
import { services } from "../src/i18n/en/services.ts";
import { settings } from "../src/i18n/en/settings.ts";
import { shell } from "../src/i18n/en/shell.ts";
import { tracker } from "../src/i18n/en/tracker.ts";
import { vault } from "../src/i18n/en/vault.ts";
import { home as japaneseHome } from "../src/i18n/ja/home.ts";
import { shell as japaneseShell } from "../src/i18n/ja/shell.ts";
import { home as thaiHome } from "../src/i18n/th/home.ts";
import type { CatalogIndex, IndexEntry } from "../src/model/catalog-index.ts";
import type { Site } from "../src/model/site.ts";
import { entryName } from "../src/text/entry-name.ts";

type Written = readonly (readonly [path: string, page: FirstPage])[];

const homeIn = (path: string, { title, lead, trial }: HomeWords, language: string): Written[number] => [
  path,
  { look: "home", title, lead, bar: trial, language },
];

const homes: Written = [homeIn("/", home, "en"), homeIn("/jp", japaneseHome, "ja"), homeIn("/th", thaiHome, "th")];

const plain = (path: string, title: string, lead: string, language = "en"): Written[number] => [
  path,
  { look: "page", title, lead, bar: title, language },
];

const fixed: Written = [
  plain("/services", services.title, services.lead),
  plain("/document-generator", services.generatorTitle, services.generatorLead),
  plain("/document-review", services.reviewTitle, services.reviewLead),
  plain("/my-services", records.myServices, records.myServicesLead),
  plain("/document-vault", vault.title, vault.lead),
  plain("/expiration-tracker", tracker.title, tracker.lead),
  plain("/settings", settings.title, settings.lead),
  plain("/personal-settings", settings.personalTitle, settings.personalLead),
  plain("/default_settings", settings.documentTitle, settings.documentLead),
];

const WITH_FORM: readonly IndexEntry["kind"][] = ["document", "calculator", "checker"];

/** What a page in a language of its own makes, in that language; empty where its definition does not say. */
type Makes = (id: string, language: string) => string;

const ofListing = (listing: IndexEntry, site: Site, makes: Makes): Written => {
  if (listing.status !== "ready" || !WITH_FORM.includes(listing.kind)) return [];
  return site.languages.flatMap((language) => {
    const body = listing.bodies[language.code];
    if (!language.choice || (language.code !== "en" && !body)) return [];
    const entry = body ?? listing.entry;
    const { actions } = language.code === "ja" ? japaneseShell : shell;
    return listing.slugs.map((slug): Written[number] => [
      toolHref(slug, language),
      {
        look: "form",
        title: entryName(entry),
        lead: body ? makes(listing.id, language.code) : (listing.makes ?? ""),
        bar: headerTitle(entry, slug, actions[entry.action]),
        language: language.code,
      },
    ]);
  });
};

/** For every address whose heading is known beforehand: what its page will say first. */
export const firstPages = (
  { entries, pages }: CatalogIndex,
  site: Site,
  makes: Makes,
): ReadonlyMap<string, FirstPage> => {
  const said = (text: string): string => text.replaceAll("{product}", site.product).replaceAll("{host}", site.host);
  const texts = pages.flatMap(({ title, lead, paths, language }) =>
    paths.map((path) => plain(said(path), said(title), said(lead), language)),
  );
  // How it works has another frame.
  const framed = texts.filter(([path]) => !path.startsWith("/see-how-it-works"));
  return new Map([...homes, ...fixed, ...framed, ...entries.flatMap((listing) => ofListing(listing, site, makes))]);
};
