import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rotate } from "../support/rotation.ts";
import { openSite } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";

let visit: Visit;
let visitor: Visitor;

beforeAll(async () => {
  visit = await openSite();
  visitor = await visit.visitor();
});
afterAll(() => visit.close());

const CREATE = {
  S031: "employment-agreement consulting-agreement Consulting-Contract nda non-disclosure-agreement confidentiality-agreement will power-of-attorney rental-agreement gift-deed promissory-note demand-letter complaint-letter divorce-agreement prenuptial-agreement visitation-agreement",
  S032: "bill-of-sale bill-of-lading home-purchase-agreement purchase-agreement living-trust living-will healthcare-directive guardianship-agreement medical-consent-form operating-agreement adoption-agreement surrogacy-agreement legal-separation-agreement easement-agreement independent-contractor-agreement distribution-agreement",
  S033: "joint-venture-agreement franchise-agreement affidavit-agreement cancellation-notice settlement-agreement waiver name-change-form child-support-calculation assignment-agreement loan-agreement mortgage-agreement shareholder-agreement personal-guarantee commercial-lease-guarantee equipment-lease-agreement licensing-agreement",
  S034: "license-agreement hold-harmless-agreement mediation-agreement spousal-support-agreement child-custody-agreement pet-custody-agreement construction-contract design-construction-agreement board-resolution breach-notice commission-agreement consignment-agreement credit-agreement eviction-notice",
} as const;

const CALCULATORS =
  "Divorce-Asset-Division Estate-Tax Legal-Costs Attorney-Fee Sales-Tax-Nexus Probate-Costs Parenting-Time Prenuptial-Agreement-Savings Property-Transfer-Tax Rent-Increase";
const FURTHER = "Child-Support Court-Filing-Fee Arbitration-vs-Litigation Spousal-Support";

const articled = (name: string): string => `/s/create-${/^[aeiou]/i.test(name) ? "an" : "a"}-${name}/en`;
const spread = (names: string): readonly string[] => names.split(" ");

/** Pages whose name in speech is not the one of their address. */
const SPOKEN: Readonly<Record<string, string>> = {
  "Consulting-Contract": "consulting agreement",
  nda: "non-disclosure agreement",
  "affidavit-agreement": "affidavit",
  "child-support-calculation": "child support worksheet",
  "licensing-agreement": "license agreement",
  "design-construction-agreement": "design & construction agreement",
  "Divorce-Asset-Division": "divorce assets calculator",
  "Prenuptial-Agreement-Savings": "prenuptial savings calculator",
};
const spoken = (name: string): string => SPOKEN[name] ?? name.toLowerCase();
const unhyphened = (text: string): string => text.replaceAll("-", " ");

/** Acceptance line, address, words its main heading must contain (lower case). */
const PAGES: readonly (readonly [line: string, path: string, heading?: string | undefined])[] = [
  ["S001", "/", "legal paperwork"],
  ["S002", "/jp", "契約書"],
  ["S003", "/th", "เอกสาร"],
  ["S004", "/trial-1"],
  ["S005", "/services", "services"],
  ["S005", "/services/my_services", "my services"],
  ["S005", "/services/business", "business"],
  ["S005", "/services/personal", "personal"],
  ["S006", "/services/employment-business", "employment & business"],
  ["S008", "/document-generator", "document generator"],
  ["S009", "/document/non-disclosure-agreement", "non-disclosure agreement"],
  ["S010", "/document-review", "document review"],
  ["S011", "/my-services", "my services"],
  ["S012", "/document-vault", "document vault"],
  ["S012", "/document-vault/en", "document vault"],
  ["S013", "/expiration-tracker", "expiration tracker"],
  ["S013", "/expiration-tracker/en", "expiration tracker"],
  ["S014", "/personal-settings", "personal settings"],
  ["S015", "/default_settings", "document settings"],
  ["S016", "/developer_settings", "developer settings"],
  ["S017", "/account", "account"],
  ["S017", "/account-settings", "account"],
  ["S018", "/settings", "settings"],
  ["S019", "/billing", "billing"],
  ...["/log-in", "/log-in/en", "/login"].map((path) => ["S020", path, "log in"] as const),
  ["S020", "/log-in/jp", "ログイン"],
  ["S022", "/terms", "terms"],
  ["S022", "/terms/jp", "利用規約"],
  ["S022", "/privacy", "privacy"],
  ["S022", "/privacy/jp", "プライバシー"],
  ...spread(
    "/help /help/en /key-features/en /contact/en /see-how-it-works/en /pricing/en /why-clausewright/en /testimonials/en /review-contract/en /create-contract/en /disclaimer/en",
  ).map((path) => ["S023", path] as const),
  ["S024", "/s/negotiation/abc123", "this session is not on this device"],
  ["S028", "/s/create-a-nda/en", "non-disclosure"],
  ["S028", "/s/create-a-nda/jp", "秘密保持契約書"],
  ["S030", "/s/create-articles-of-incorporation/en", "articles of incorporation"],
  ["S030", "/s/create-guardianship-papers/en", "guardianship papers"],
  ...Object.entries(CREATE).flatMap(([line, names]) =>
    spread(names).map((name) => [line, articled(name), spoken(name)] as const),
  ),
  ["S035", "/s/create-a-Rental-Agreement/en", "rental"],
  ["S036", "/s/review-a-power-of-attorney/en", "power of attorney"],
  ["S036", "/s/review-a-non-disclosure-agreement/en", "non-disclosure"],
  ["S037", "/s/assistant/en", "clausewright assistant"],
  ["S038", "/s/review-a-document/en", "review"],
  ...spread("negotiate/new contract-negotiation").map((slug) => ["S039", `/s/${slug}/en`, "negotiate"] as const),
  ...spread("sign/new sign-document").map((slug) => ["S039", `/s/${slug}/en`, "sign"] as const),
  ...spread("notarize/new notarize-document").map((slug) => ["S039", `/s/${slug}/en`, "notarize"] as const),
  ...["", "/en"].flatMap((language) => [
    ["S040", `/s/small-claims-court-eligibility-checker${language}`, "small claims"] as const,
    ["S041", `/s/statute-of-limitations-checker${language}`, "statute of limitations"] as const,
  ]),
  ...spread(CALCULATORS).flatMap((name) =>
    ["", "/en"].map((language) => ["S042", `/s/${name}-Calculator${language}`, spoken(name)] as const),
  ),
  ...spread(FURTHER).flatMap((name) =>
    ["", "/en"].map((language) => ["S043", `/s/${name}-Calculator${language}`, spoken(name)] as const),
  ),
  ...spread("create-articles-of-incorporation create-a-consulting-agreement create-an-employment-agreement").map(
    (slug) => ["S044", `/s/${slug}/jp`] as const,
  ),
];

const NOWHERE = [
  ["S025", "/no-such-page"],
  ["S006", "/services/no-such-category"],
  ["S007", "/services/no-such-thing_create"],
  ["S023", "/why-somebody-else/en"],
  ["S028", "/s/create-a-nda/fr"],
  ["S028", "/s/create-a-spaceship/en"],
] as const;

/** How the server answers before any script runs. */
const statusOf = async (path: string): Promise<number> => (await fetch(visit.base + path)).status;

const shownHeading = async (): Promise<string> => (await visitor.page.locator("h1").first().innerText()).toLowerCase();

const heading = async (path: string): Promise<string> => {
  await visitor.go(path);
  return shownHeading();
};

describe("every address of the product shows its own page", () => {
  test("the server knows it", async () => {
    const statuses = await Promise.all(PAGES.map(async ([, path]) => [path, await statusOf(path)] as const));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each(rotate(PAGES, 36))("%s %s", async (_line, path = "", words) => {
    expect(await heading(path)).not.toContain("does not exist");
    // A page that looks for a record first has the heading of every such page.
    if (words) await expect.poll(async () => unhyphened(await shownHeading())).toContain(unhyphened(words));
    expect(await visitor.page.title()).toContain("Clausewright");
    expect(visitor.faults).toEqual([]);
  });
});

test.each(NOWHERE)("%s %s is not found, with a link home and a search", async (_line, path) => {
  expect(await heading(path)).toContain("does not exist");
  expect(await statusOf(path)).toBe(404);
  expect(await visitor.page.getByRole("searchbox").or(visitor.page.getByRole("combobox")).count()).toBeGreaterThan(0);
  expect(await visitor.page.locator('a[href="/"]').count()).toBeGreaterThan(0);
});

test("the page declares its language (S002, S003)", async () => {
  for (const [path, language] of [
    ["/", "en"],
    ["/jp", "ja"],
    ["/th", "th"],
  ] as const) {
    await visitor.go(path);
    expect(await visitor.page.locator("html").getAttribute("lang")).toBe(language);
  }
});

test("the address of a service by name opens its creation page (S007)", async () => {
  await visitor.go("/services/nda_create");
  await visitor.page.waitForURL(/\/s\/create-a-/);
  expect((await visitor.page.locator("h1").first().innerText()).toLowerCase()).toContain("non-disclosure");
});

test("logging out clears the session and ends at home (S021)", async () => {
  await visitor.go("/");
  await visitor.page.evaluate(() => localStorage.setItem("auth_user", JSON.stringify({ id: "1", email: "a@b.c" })));
  await visitor.page.goto("/logout");
  await visitor.page.waitForURL((url) => url.pathname === "/");
  expect(await visitor.page.evaluate(() => localStorage.getItem("auth_user"))).toBeNull();
});
