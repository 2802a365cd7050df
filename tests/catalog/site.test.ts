import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { pagesOfRoutes } from "../../scripts/build/site/routed-pages.ts";
import { iconNames } from "../../scripts/build/catalog/icon-names.ts";
import { buildNavigation } from "../../src/engine/nav/build-navigation.ts";
import { linkInLanguage } from "../../src/engine/nav/link-in-language.ts";
import { languageOfPath } from "../../src/engine/nav/site-paths.ts";
import { allListings, createLookup } from "../../src/engine/nav/find-listing.ts";
import { prepareSearch } from "../../src/engine/search/prepare-search.ts";
import { searchPages } from "../../src/engine/search/search-pages.ts";
import { searchData } from "../../src/compiler/search/search-data.ts";
import { localizedText } from "../../src/engine/nav/localized-text.ts";
import { headerTitle, toolTitle } from "../../src/engine/titles/build-title.ts";
import { account } from "../../src/i18n/en/account.ts";
import { frame } from "../../src/i18n/en/frame.ts";
import { home } from "../../src/i18n/en/home.ts";
import { settings as settingsMessages } from "../../src/i18n/english-only/settings.ts";
import { shell } from "../../src/i18n/en/shell.ts";
import { shell as japaneseShell } from "../../src/i18n/ja/shell.ts";
import { SCREEN_LANGUAGES } from "../../src/model/site/screen-language.ts";
import { CONSTANTS } from "../../src/ui/constants.ts";
import { compiled } from "./open-cases.ts";

const { index, site, settings, navigation, icons } = compiled;
const listings = allListings(index, site.product);
const lookup = createLookup(listings, index.pages, site.host);
const [english, japanese] = site.languages;
const routes = pagesOfRoutes(readFileSync(resolve(import.meta.dirname, "../../src/app/routing/routes.ts"), "utf8"));

const names1 = `employment-agreement consulting-agreement Consulting-Contract nda non-disclosure-agreement
  confidentiality-agreement will power-of-attorney rental-agreement gift-deed promissory-note demand-letter
  complaint-letter divorce-agreement prenuptial-agreement visitation-agreement`;
const names2 = `bill-of-sale bill-of-lading home-purchase-agreement purchase-agreement living-trust living-will
  healthcare-directive guardianship-agreement medical-consent-form operating-agreement adoption-agreement
  surrogacy-agreement legal-separation-agreement easement-agreement independent-contractor-agreement
  distribution-agreement`;
const names3 = `joint-venture-agreement franchise-agreement affidavit-agreement cancellation-notice settlement-agreement
  waiver name-change-form child-support-calculation assignment-agreement loan-agreement mortgage-agreement
  shareholder-agreement personal-guarantee commercial-lease-guarantee equipment-lease-agreement licensing-agreement`;
const names4 = `license-agreement hold-harmless-agreement mediation-agreement spousal-support-agreement
  child-custody-agreement pet-custody-agreement construction-contract design-construction-agreement board-resolution
  breach-notice commission-agreement consignment-agreement credit-agreement eviction-notice`;
const listOf = (names: string): readonly string[] => names.split(/\s+/);
const allNames = [names1, names2, names3, names4].flatMap(listOf);

describe("every creation page of the specification is in the catalog, with its article (S028, S029)", () => {
  test.each([
    ["S031", names1, 16],
    ["S032", names2, 16],
    ["S033", names3, 16],
    ["S034", names4, 14],
  ])("%s", (_id, names, count) => {
    expect(listOf(names)).toHaveLength(count);
    const missing = listOf(names).filter((name) =>
      ["a", "an"].some((article) => lookup.bySlug(`create-${article}-${name}`)?.kind !== "document"),
    );
    expect(missing).toEqual([]);
  });

  test("two of them have no article (S030)", () => {
    const slugs = ["create-articles-of-incorporation", "create-guardianship-papers"];
    expect(slugs.filter((slug) => lookup.bySlug(slug)?.kind !== "document")).toEqual([]);
  });

  test("Rental-Agreement is rental-agreement (S035)", () => {
    expect(lookup.bySlug("create-a-Rental-Agreement")).toBe(lookup.bySlug("create-a-rental-agreement"));
  });

  test("the slug of each page has the article its name takes in speech", () => {
    const wrong = listings.flatMap(({ slugs: [slug = ""] }) => {
      const [, article, first = ""] = /^(?:create|review)-(an?)-(.)/.exec(slug) ?? [];
      return article !== undefined && (article === "an") !== /[aeio]/.test(first) ? [slug] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe("review pages beside documents (S036)", () => {
  const reviews = listings.filter(({ kind }) => kind === "review");
  const own = new Set(index.entries.map(({ id }) => id));
  test("at least forty of them are ready", () =>
    expect(reviews.filter(({ status }) => status === "ready").length).toBeGreaterThanOrEqual(40));
  test("do not exist for letters and notices", () => {
    const derived = reviews.filter(({ id }) => !own.has(id));
    expect(derived.filter(({ entry }) => /Letter|Notice/.test(entry.secondary))).toEqual([]);
  });
  test("are under review-a-… or review-an-…", () => {
    expect(reviews.flatMap(({ slugs }) => slugs).filter((slug) => !/^review-an?-/.test(slug))).toEqual([]);
  });
});

test("the assistant is named after the product, and Legal Assistant is the same page (S037)", () => {
  const assistant = lookup.bySlug("assistant");
  expect(assistant?.entry).toMatchObject({ primary: site.product, secondary: "Assistant", action: "Chat" });
  expect(lookup.bySlug("Legal-Assistant")).toBe(assistant);
});

describe("tools (S038, S039)", () => {
  test.each([
    ["review-a-document", "Review"],
    ["negotiate/new", "Negotiate"],
    ["contract-negotiation", "Negotiate"],
    ["sign/new", "Start"],
    ["sign-document", "Start"],
    ["notarize/new", "Process"],
    ["notarize-document", "Process"],
  ])("%s", (slug, action) => expect(lookup.bySlug(slug)?.entry.action).toBe(action));
});

test.each(["S040 small-claims-court-eligibility-checker", "S041 statute-of-limitations-checker"])("%s", (line) => {
  expect(lookup.bySlug(line.split(" ")[1]!)).toMatchObject({ kind: "checker", entry: { action: "Check" } });
});

const calculators = `Divorce-Asset-Division Estate-Tax Legal-Costs Attorney-Fee Sales-Tax-Nexus Probate-Costs
  Parenting-Time Prenuptial-Agreement-Savings Property-Transfer-Tax Rent-Increase`;

test.each(listOf(calculators))("%s-Calculator (S042)", (name) => {
  expect(lookup.bySlug(`${name}-Calculator`)).toMatchObject({ kind: "calculator", entry: { action: "Calculate" } });
});

describe("more calculators, under both forms of the address (S043)", () => {
  test.each(["child-support", "court-filing-fee", "arbitration-vs-litigation", "spousal-support"])("%s", (name) => {
    expect(lookup.bySlug(name)?.kind).toBe("calculator");
    expect(lookup.bySlug(`${name}-calculator`)).toBe(lookup.bySlug(name));
  });
  test("one of them compares (S054)", () => {
    expect(lookup.bySlug("arbitration-vs-litigation")?.entry.action).toBe("Compare");
  });
});

describe("static pages (S022, S023)", () => {
  test.each([
    "/help",
    "/help/en",
    "/key-features/en",
    "/contact/en",
    "/see-how-it-works/en",
    "/pricing/en",
    `/why-${site.host}/en`,
    "/testimonials/en",
    "/review-contract/en",
    "/create-contract/en",
    "/disclaimer/en",
    "/terms",
    "/terms/jp",
    "/privacy",
    "/privacy/jp",
  ])("%s", (path) => expect(lookup.byPath(path)?.title).toBeTruthy());

  test("each has a unique title", () => {
    const titles = index.pages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("the Japanese ones are in Japanese (S022)", () => {
    const texts = ["/terms/jp", "/privacy/jp"].map((path) => lookup.byPath(path));
    for (const page of texts) expect([page?.language, /[ぁ-ん]/.test(page?.lead ?? "")]).toEqual(["ja", true]);
  });
});

describe("titles", () => {
  test("every listing has icon, primary, secondary and action (S053)", () => {
    const icons = new Set(iconNames());
    const bad = listings.filter(
      ({ entry }) => !icons.has(entry.icon) || entry.primary === "" || typeof entry.secondary !== "string",
    );
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  test("every action is one of the nine, and every tab title has the pattern (S051, S054)", () => {
    const nine = ["Create", "Calculate", "Compare", "Check", "Chat", "Process", "Negotiate", "Start", "Review"];
    expect(Object.values(shell.actions).toSorted()).toEqual(nine.toSorted());
    for (const { entry } of listings) {
      expect(Object.keys(shell.actions)).toContain(entry.action);
      expect(toolTitle(entry, shell.actions[entry.action], site.product)).toMatch(/^\S.*\S \| [A-Z][a-z]+ \u2013 \S+$/);
    }
  });

  test("every header has one of the patterns (S055)", () => {
    const odd = listings
      .map(({ entry, slugs }) => headerTitle(entry, slugs[0]!, shell.actions[entry.action]))
      .filter((title) => !/^(Create|Review) (an? )?[A-Z]/.test(title) && !/^\S.* \| [A-Z][a-z]+$/.test(title));
    expect(odd).toEqual([]);
  });

  test("the article of a header is the one its name takes in speech (S055)", () => {
    const wrong = listings
      .map(({ entry, slugs }) => headerTitle(entry, slugs[0]!, shell.actions[entry.action]))
      .filter((title) => / (a [AEIO]|an [^AEIO])/.test(title));
    expect(wrong).toEqual([]);
  });
});

const STATES = listOf(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO
  MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`,
);
// District of Columbia, American Samoa, Guam, Northern Mariana Islands, Puerto Rico, Virgin Islands, minor islands.
const OUTSIDE = listOf("DC AS GU MP PR VI UM");

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

describe("everything can be found by synonyms (S038)", () => {
  const prepared = prepareSearch(searchData(compiled, english!), shell.stopWords);
  const search = (query: string, limit?: number) => searchPages(prepared, query, limit).map(({ page }) => page);
  const anywhere = (query: string) => search(query, 60).map(({ name }) => name);
  test.each([
    ["landlord", "Rental Agreement"],
    ["sell my truck", "Bill of Sale"],
    ["unpaid invoice", "Demand Letter"],
    ["prenup", "Prenuptial Agreement"],
    ["iou", "Promissory Note"],
    ["alimony", "Spousal Support Agreement"],
    ["too late to sue", "Statute of Limitations Checker"],
    ["raise the rent", "Rent Increase Calculator"],
    ["legal aid", "Help"],
    ["業務委託", "Consulting Agreement"],
  ])("%s finds %s", (query, name) => expect(anywhere(query)).toContain(name));

  const first = (query: string) => search(query)[0]?.id;

  // Derived from names, synonyms and descriptions of the catalog.
  test.each([
    ["Key features", "page:key-features"],
    ["sell my truck", "document:bill-of-sale"],
    ["I want to rent out my apartment", "document:rental-agreement"],
    ["my tenant must leave", "document:eviction-notice"],
    ["who gets my things when I die", "document:will"],
    ["we want to end our marriage", "document:divorce-agreement"],
    ["lend money to my brother", "document:promissory-note"],
    ["start a company with a friend", "document:articles-of-incorporation"],
    ["hire an employee", "document:employment-agreement"],
    ["I work as a freelance consultant", "document:consulting-agreement"],
    ["someone to sign for me while I travel", "document:power-of-attorney"],
    ["how much child support will I pay", "calculator:child-support"],
    ["can my landlord raise the rent", "calculator:rent-increase"],
    ["am I too late to sue", "checker:statute-of-limitations"],
    ["who gets the house in a divorce", "calculator:divorce-asset-division"],
    ["do I have to collect sales tax", "calculator:sales-tax-nexus"],
    ["lawyer's hourly rate", "calculator:attorney-fee"],
    ["read my lease for me", "tool:review-a-document"],
    ["where can I find a notary", "document:notarize"],
    ["what is stored about me", "page:privacy"],
    ["adopting my stepchild", "document:adoption-agreement"],
    ["a shared driveway with the neighbors", "document:easement-agreement"],
    ["who keeps the dog", "document:pet-custody-agreement"],
    ["divorce papers", "document:divorce-agreement"],
    ["nda template", "document:non-disclosure-agreement"],
  ])("the sentence %s finds %s first", (query, id) => expect(first(query)).toBe(id));

  test("a ready page for a neighboring need is among the first two", () => {
    const [one, two] = search("keep a trade secret").map(({ id }) => id);
    expect([one, two]).toContain("document:non-disclosure-agreement");
  });

  test.each(["recipe for apple pie", "purple elephants", "weather tomorrow", "sell elephants"])(
    "the sentence %s finds nothing",
    (query) => expect(first(query)).toBeUndefined(),
  );

  test("a word in two pages finds the page with that name first (P3)", () => {
    expect(anywhere("landlord")[0]).toBe("Rental Agreement");
  });

  test("each of the 62 names finds something (S031)", () => {
    expect(allNames.filter((name) => anywhere(name.replaceAll("-", " ")).length === 0)).toEqual([]);
  });

  test("planned pages come after ready ones of that name", () => {
    const hits = search("agreement", 60)
      .filter(({ name }) => name.includes("Agreement"))
      .map(({ planned }) => planned);
    expect(hits).toEqual(hits.toSorted((a, b) => Number(a) - Number(b)));
  });
});

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
