import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatalogIndex } from "../../src/model/site/catalog-index.ts";
import { axe } from "./axe.ts";
import { openSite, shoot } from "./harness.ts";
import type { Visit } from "./harness.ts";
import { isFull, rotate } from "../support/rotation.ts";
import { VIEWPORTS, contextOptions } from "./viewports.ts";

const index = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../dist/catalog/index.json"), "utf8"),
) as CatalogIndex;

const FIXED =
  `/ /jp /th /trial-1 /services /services/business /services/personal /services/calculators /document-generator
  /document-review /my-services /document-vault /expiration-tracker /personal-settings /default_settings
  /developer_settings /developer_settings?gallery /account /settings /billing /log-in /log-in/jp /s/negotiation/abc /no-such-page`.split(
    /\s+/,
  );

const fromCatalog = index.entries.flatMap(({ slugs: [slug = ""], bodies }) => [
  `/s/${slug}/en`,
  ...Object.keys(bodies).map(() => `/s/${slug}/jp`),
]);
const fromPages = index.pages.flatMap(({ paths }) => paths[0]?.replace("{host}", "clausewright") ?? []);
// The pages of the catalog share a few components: each commit checks others, and the full run checks all.
const MAX_PAGES = 14;
const paths = [...FIXED, ...fromPages, ...rotate(fromCatalog, MAX_PAGES)];

let visit: Visit;
beforeAll(async () => {
  visit = await openSite();
});
afterAll(() => visit.close());

/** Every path with its theme and width: one each, or in the full run every combination. */
const turns = VIEWPORTS.map((sight, turn) => ({
  ...sight,
  seen: isFull ? paths : paths.filter((_path, index) => index % VIEWPORTS.length === turn),
}));

test.each(turns)(
  "$width px, $theme: axe finds nothing, nothing scrolls sideways, one heading (F34, F35)",
  async (turn) => {
    const { context, page, go, settle, faults } = await visit.visitor({
      ...contextOptions(turn),
      reducedMotion: "reduce",
    });
    const found: string[] = [];
    for (const path of turn.seen) {
      await go(path);
      await settle();
      for (const fault of await axe(page)) found.push(`${path} ${fault}`);
      const facts = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        headings: document.querySelectorAll("h1").length,
        language: document.documentElement.lang,
      }));
      if (facts.wide > 0) found.push(`${path} is ${facts.wide} px too wide`);
      if (facts.headings !== 1) found.push(`${path} has ${facts.headings} main headings`);
      if (facts.language !== (path.endsWith("/jp") ? "ja" : path === "/th" ? "th" : "en"))
        found.push(`${path} is in ${facts.language}`);
      await shoot(page, `site${path.replaceAll(/[/?]/g, "-")}-${turn.width}-${turn.theme}`);
    }
    await context.close();
    expect([...found, ...faults]).toEqual([]);
  },
  900_000,
);

test.each(["/", "/services", "/s/create-a-rental-agreement/en"])(
  "at 400%% zoom, header and footer bar of %s scroll away with the page",
  async (path) => {
    const { context, page, go } = await visit.visitor({ viewport: { width: 320, height: 256 } });
    await go(path);
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await bar.waitFor();
    const barTop = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
    expect(await barTop()).toBeGreaterThan(256);
    await page.evaluate(() => scrollTo(0, 300));
    const headerBottom = await page.evaluate(
      () => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    );
    expect(headerBottom).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(barTop).toBeLessThan(256);
    await context.close();
  },
);
