import { describe, expect, test } from "vitest";
import { iconNames } from "../../scripts/build/catalog/icon-names.ts";
import { headerTitle, toolTitle } from "../../src/engine/titles/build-title.ts";
import { shell } from "../../src/i18n/en/shell.ts";
import {
  index,
  site,
  listings,
  lookup,
  DOCUMENTS_S031,
  DOCUMENTS_S032,
  DOCUMENTS_S033,
  DOCUMENTS_S034,
  wordsIn,
} from "../support/compiled-site.ts";

describe("every creation page of the specification is in the catalog, with its article (S028, S029)", () => {
  test.each([
    ["S031", DOCUMENTS_S031, 16],
    ["S032", DOCUMENTS_S032, 16],
    ["S033", DOCUMENTS_S033, 16],
    ["S034", DOCUMENTS_S034, 14],
  ])("%s", (_id, names, count) => {
    expect(wordsIn(names)).toHaveLength(count);
    const missing = wordsIn(names).filter((name) =>
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

test.each(wordsIn(calculators))("%s-Calculator (S042)", (name) => {
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
