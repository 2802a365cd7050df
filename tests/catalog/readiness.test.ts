import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { home } from "../../src/i18n/en/home.ts";
import { home as japaneseHome } from "../../src/i18n/ja/home.ts";
import { home as thaiHome } from "../../src/i18n/th/home.ts";

const PAGES = resolve(import.meta.dirname, "../../catalog/pages");

type Section = { readonly id: string; readonly heading: string; readonly shows?: string; readonly items?: unknown };
type Page = { readonly sections: readonly Section[] };

const pages = readdirSync(PAGES).map((name) => {
  const page = parse(readFileSync(join(PAGES, name), "utf8")) as Page;
  return { name, page };
});

describe("readiness comes from the catalog's status and is never typed", () => {
  it.each(pages)("$name lists planned pages only where the catalog generates the list", ({ page }) => {
    for (const { heading, shows, items } of page.sections) {
      if (!/in preparation|coming|準備中/i.test(heading)) continue;
      expect(shows).toBeDefined();
      expect(items).toBeUndefined();
    }
  });

  it("the key features page shows calculators, checkers and planned pages from the catalog", () => {
    const { page } = pages.find(({ name }) => name === "key-features.yaml")!;
    expect(page.sections.flatMap(({ shows }) => shows ?? [])).toEqual(["calculators", "checkers", "planned"]);
  });

  it.each([
    ["English", home.questions],
    ["Japanese", japaneseHome.questions],
    ["Thai", thaiHome.questions],
  ])("no answer of the %s home page claims that the chat is ready or not", (_language, questions) => {
    for (const { answer } of questions)
      expect(answer).not.toMatch(/(chat|assistant)[^.]*(preparation|ready|coming)|チャット[^。]*準備中|แชท/i);
  });
});

it("no button of the home pages, except the specified ones, leads to a planned page", () => {
  const catalog = resolve(PAGES, "..");
  const { home: plan } = parse(readFileSync(join(catalog, "navigation.yaml"), "utf8")) as {
    readonly home: { readonly buttons: { readonly [language: string]: readonly { readonly href: string }[] } };
  };
  const planned = readdirSync(join(catalog, "tools"))
    .map((name) => parse(readFileSync(join(catalog, "tools", name), "utf8")) as { status: string; slugs: string[] })
    .filter(({ status }) => status === "planned")
    .flatMap(({ slugs }) => slugs);
  const hrefs = Object.values(plan.buttons).flatMap((buttons) => buttons.map(({ href }) => href));
  for (const slug of planned) expect(hrefs.filter((href) => href.startsWith(`/s/${slug}/`))).toEqual([]);
});
