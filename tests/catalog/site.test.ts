import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { pagesOfRoutes } from "../../scripts/build/site/routed-pages.ts";
import { buildNavigation } from "../../src/engine/nav/build-navigation.ts";
import { linkInLanguage } from "../../src/engine/nav/link-in-language.ts";
import { languageOfPath } from "../../src/engine/nav/site-paths.ts";
import { localizedText } from "../../src/engine/nav/localized-text.ts";
import { account } from "../../src/i18n/en/account.ts";
import { frame } from "../../src/i18n/en/frame.ts";
import { home } from "../../src/i18n/en/home.ts";
import { settings as settingsMessages } from "../../src/i18n/english-only/settings.ts";
import { shell } from "../../src/i18n/en/shell.ts";
import { shell as japaneseShell } from "../../src/i18n/ja/shell.ts";
import { SCREEN_LANGUAGES } from "../../src/model/site/screen-language.ts";
import { CONSTANTS } from "../../src/ui/constants.ts";
import { compiled } from "./open-cases.ts";
import {
  index,
  site,
  settings,
  navigation,
  icons,
  listings,
  lookup,
  english,
  japanese,
  wordsIn,
} from "../support/compiled-site.ts";

const routes = pagesOfRoutes(readFileSync(resolve(import.meta.dirname, "../../src/app/routing/routes.ts"), "utf8"));

const STATES = wordsIn(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO
  MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`,
);

// District of Columbia, American Samoa, Guam, Northern Mariana Islands, Puerto Rico, Virgin Islands, minor islands.
const OUTSIDE = wordsIn("DC AS GU MP PR VI UM");

const setting = (id: string) => settings.settings.find((one) => one.id === id)!;

const labels = (id: string) => setting(id).options?.map(({ label }) => label.en);

describe("settings", () => {
  test("the defaults of the catalog are those of the specification (S142, S143, S144)", () => {
    expect(settings.defaults).toEqual(CONSTANTS.settings);
  });

  test("there are exactly sixteen settings (S094)", () => {
    expect(settings.settings.map(({ id }) => id).toSorted()).toEqual(Object.keys(CONSTANTS.settings).toSorted());
  });

  test("document languages (S060)", () => {
    expect(labels("language")).toEqual(["English", "Spanish", "French", "German", "Chinese"]);
  });

  test("the one currency is shown as USD and stored as $USD (S061)", () => {
    expect(setting("currency").options?.map(({ value, label }) => [value, label.en])).toEqual([["$USD", "USD"]]);
  });

  test("jurisdictions: the general one, fifty states, the District of Columbia, five territories, the islands (S062)", () => {
    const options = setting("jurisdiction").options ?? [];
    expect(options).toHaveLength(58);
    expect([options[0]?.value, options[0]?.label.en]).toEqual(["United States", "United States (general)"]);
    const places = options.slice(1).map(({ means }) => means);
    expect(places.toSorted()).toEqual([...STATES, ...OUTSIDE].map((code) => `US-${code}`).toSorted());
    expect(options.at(-1)?.label.en).toBe("U.S. Minor Outlying Islands");
  });

  test("no option is empty, and each has value and label (S097, S138)", () => {
    const options = settings.settings.flatMap((one) => one.options ?? []);
    expect(options.filter(({ value, label }) => value === "" || label.en === "")).toEqual([]);
  });

  test("the tooltips have the exact specified text (S064, S065, S066, S150)", () => {
    expect(shell.siteLanguageHint).toBe("The language of this website");
    expect(setting("language").hint?.en).toBe("The language in which new documents or reports will be generated");
    expect(setting("jurisdiction").hint?.en).toBe("The geographical area whose law will be applied");
  });

  test("the selectors have their names in both languages (S057, S063)", () => {
    const named = [shell.siteLanguage, ...["language", "jurisdiction", "currency"].map((id) => setting(id).label.en)];
    expect(named).toEqual(["Site language", "Doc Language", "Jurisdiction", "Currency"]);
    for (const id of ["language", "jurisdiction", "currency"]) expect(setting(id).label.ja).toMatch(/[ぁ-ん一-龥]/);
  });

  test("the site is offered in English and Japanese (S058)", () => {
    const choices = site.languages.filter(({ choice }) => choice);
    expect(choices.map(({ label }) => label.en)).toEqual(["English", "Japanese"]);
    expect(choices.map(({ code }) => code)).toEqual(SCREEN_LANGUAGES);
  });
});

describe("menus", () => {
  const sources = { listings, plan: navigation, languages: site.languages, product: site.product };
  const tree = buildNavigation({ ...sources, language: english! });
  const nameOf = (node: (typeof tree)[number]) => (node.type === "link" ? node.item.name : node.name);

  test("the menu has the specified order (S073)", () => {
    expect(tree.map(nameOf)).toEqual([
      `${site.product} Assistant`,
      "My Recent",
      "Draft a Document",
      "Review a Document",
      "Negotiate a Document",
      "Sign a Document",
      "Notarize a Document",
      "Calculators",
      "Checkers",
      "Document Management",
      "Settings",
    ]);
    const current = lookup.bySlug("create-a-non-disclosure-agreement");
    const withRelated = buildNavigation({ ...sources, language: english!, current });
    expect(nameOf(withRelated[0]!)).toBe("Related");
  });

  test("every link of the menus on a Japanese page leads to the Japanese address, if there is one", () => {
    const isJapanese = (path: string): boolean => languageOfPath(path, site.languages) === japanese;
    const hasJapanese = (href: string): boolean => {
      const path = href.replace(/#.*$/, "");
      const page = index.pages.find(({ paths }) => paths.includes(path));
      const isTranslated = index.pages.some(({ id, language }) => id === page?.id && language === "ja");
      return (
        path.startsWith("/s/") ||
        isTranslated ||
        routes.some(({ paths }) => paths.includes(path) && paths.some(isJapanese))
      );
    };
    const fromMenu = buildNavigation({ ...sources, language: japanese! }).flatMap((node) => {
      if (node.type === "link") return [node.item.href];
      if (node.type === "draft") return node.categories.flatMap(({ items }) => items.map(({ href }) => href));
      return node.type === "group" ? node.items.map(({ href }) => href) : [];
    });
    const inFrame = [...navigation.dropdown, ...navigation.footer].map(({ href }) =>
      linkInLanguage(href, japanese!, site.languages),
    );
    const links = [...fromMenu, ...inFrame];
    expect(links).toContain("/verify/jp");
    expect(links.filter((href) => hasJapanese(href) && !isJapanese(href))).toEqual([]);
  });

  test("the five categories (S077)", () => {
    const draft = tree.find((node) => node.type === "draft");
    expect(draft?.type === "draft" && draft.categories.map(({ name }) => name)).toEqual([
      "Family & Relationships",
      "Real Estate & Housing",
      "Employment & Business",
      "Legal & Financial",
      "General Purpose",
    ]);
  });

  test.each([
    [
      "Document Management (S079)",
      "Document Management",
      ["Document Vault", "Expiration Tracker", "Check a Signed PDF"],
    ],
    ["Settings (S080)", "Settings", ["Personal Settings", "Document Settings", "Account Settings"]],
  ])("%s", (_id, name, items) => {
    const group = tree.find((node) => nameOf(node) === name);
    expect(group?.type === "group" && group.items.map((item) => item.name)).toEqual(items);
  });

  test("every document has a category, except a service for other documents", () => {
    const homeless = listings.filter(
      ({ kind, nav, receives }) => kind === "document" && (nav === undefined) !== (receives !== undefined),
    );
    expect(homeless.map(({ id }) => id)).toEqual([]);
  });

  test("the dropdown, signed in and signed out (S085, S086)", () => {
    const shared =
      "Home,Document Vault,Pricing,How it Works,Help & Support,Contact Support,Disclaimer,What Users Say,Testimonials,Settings";
    const named = (hidden: string) =>
      navigation.dropdown
        .filter(({ when }) => when !== hidden)
        .map(({ name }) => name.en)
        .join();
    expect(named("signed_out")).toBe(`${shared},Log-out`);
    expect(named("signed_in")).toBe(`${shared},Log-in`);
  });

  test("the bottom bar (S084)", () => {
    expect(navigation.footer.map(({ name }) => name.en)).toEqual(["Back", "Home", "Services", "My Services", "Chat"]);
  });

  test("a flag in its file gives the review of a power of attorney a plain menu (S082)", () => {
    expect(lookup.bySlug("review-a-power-of-attorney")?.review?.plainNav).toBe(true);
    expect(listings.filter(({ kind, review }) => kind === "review" && review?.plainNav)).toHaveLength(1);
  });

  test("every name of the menus exists in Japanese (S063, S081)", () => {
    const named = [
      ...navigation.categories,
      ...navigation.menu,
      ...navigation.menu.flatMap((part) => (part.part === "links" ? part.items : [])),
      ...navigation.dropdown,
      ...navigation.footer,
    ];
    expect(named.filter(({ name }) => localizedText(name, "ja") === name.en)).toEqual([]);
  });

  test("every menu icon is shipped (S083)", () => {
    const items = navigation.menu.flatMap((part) => (part.part === "links" ? part.items : []));
    const parts = [
      ...navigation.categories,
      ...navigation.menu,
      ...items,
      ...navigation.dropdown,
      ...navigation.footer,
    ];
    expect(parts.map(({ icon }) => icon).filter((icon) => !icons.includes(icon))).toEqual([]);
  });

  test("the text of an empty My Recent (S076, S150)", () => {
    expect([shell.noRecent, shell.noRecentHint]).toEqual([
      "No recent pages",
      "Start browsing to see your recent pages here.",
    ]);
  });

  test("no menu names the product (S149)", () => {
    expect(JSON.stringify([navigation, settings])).not.toContain(site.product);
    expect(
      Object.values(japaneseShell).filter((word) => typeof word === "string" && word.includes(site.product)),
    ).toEqual([]);
  });
});

/** Texts that the specification prescribes, and where the product prints them; those of menus and tooltips are above. */
const SPECIFIED: readonly (readonly [id: string, said: string, specified: string])[] = [
  ["S027", frame.loading, "Loading..."],
  ["S048", shell.goBack, "Go Back"],
  ["S049", home.chat, "Questions? Chat Now"],
  ["S049", home.trial, "Free Trial"],
  ["S072", shell.menu, "Menu"],
  ["S076", shell.noRecent, "No recent pages"],
  ["S076", shell.noRecentHint, "Start browsing to see your recent pages here."],
  ["S089", frame.errorTitle, "Something went wrong"],
  [
    "S089",
    frame.errorText,
    "There was an error loading this page. Please try refreshing or navigating to a different page.",
  ],
  ["S090", frame.errorDetails, "Error Details"],
  ["S090", frame.refresh, "Refresh Page"],
  ["S108", account.loginFailed, "Login failed"],
  ["S108", account.signupFailed, "Signup failed"],
  ["S014", settingsMessages.personalTitle, "Personal Settings"],
  ["S015", settingsMessages.documentTitle, "Document Settings"],
];

test.each(SPECIFIED)("%s %s (S150)", (_id, said, specified) => expect(said).toBe(specified));

test("menu names have at most 32 letters (16 in Japanese) (L39)", () => {
  const long = listings.filter(({ entry }) => `${entry.primary} ${entry.secondary}`.trim().length > 32);
  expect(long.map(({ id }) => id)).toEqual([]);
  const japaneseNames = listings.flatMap(({ bodies }) =>
    bodies["ja"] ? [bodies["ja"].primary + bodies["ja"].secondary] : [],
  );
  expect(japaneseNames.filter((name) => name.length > 16)).toEqual([]);
  expect(japanese?.code).toBe("ja");
});

test("the domestic violence hotline has its telephone number wherever it is named", () => {
  // ovc.ojp.gov, January 20, 2022: "call 800-799-SAFE (7233)"; S, A, F, E are 7, 2, 3, 3 on a telephone.
  const [hotline] = site.helplines;
  expect(hotline).toMatchObject({ name: { en: "National Domestic Violence Hotline" }, phone: "1-800-799-7233" });
  const texts = JSON.stringify([...compiled.definitions.values(), ...compiled.tools.values()]);
  const named = texts.match(/[^"]*(?:Domestic Violence Hotline|in touch with thehotline|at thehotline)[^"]*/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  for (const text of named) expect(text).toContain("1-800-799-7233");
});
