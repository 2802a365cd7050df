import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, shoot } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";
import { allListings } from "../../src/engine/nav/find-listing.ts";
import type { CatalogIndex } from "../../src/model/site/catalog-index.ts";
import { escapeHtml } from "../../src/server/page-head.ts";
import { entryName } from "../../src/text/words/entry-name.ts";

// One address of each kind of page, in both languages.
const SAMPLE = [
  "/",
  "/jp",
  "/th",
  "/services",
  "/services/business",
  "/document-review",
  "/contact/en",
  "/privacy/jp",
  "/s/create-a-non-disclosure-agreement/en",
  "/s/create-a-non-disclosure-agreement/jp",
  "/s/create-a-gift-deed/en",
  "/s/create-a-gift-deed/jp",
  "/s/review-a-nda/en",
  "/s/review-a-moving-contract/en",
  "/s/Rent-Increase-Calculator/en",
  "/s/Rent-Increase-Calculator/jp",
];

// Frame and heading only: the browser adds the records of the visitor.
const RECORD_PAGES = ["/document-vault", "/expiration-tracker", "/my-services"];

let visit: Visit;
beforeAll(async () => {
  visit = await openSite();
});
afterAll(() => visit?.close());

const htmlOf = async (path: string): Promise<string> => (await fetch(`${visit.base}${path}`)).text();

const addresses = async (): Promise<readonly string[]> =>
  [...(await htmlOf("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/** The words of the main heading. A pattern that also looked for a word in it would search a long page for seconds. */
const headingIn = (html: string): string => {
  const [, inside = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inside.replaceAll(/<[^>]*>/g, "").trim();
};

describe("every address of the sitemap", () => {
  const pages = new Map<string, { readonly status: number; readonly html: string }>();
  beforeAll(async () => {
    for (const address of await addresses()) {
      const response = await fetch(address);
      pages.set(new URL(address).pathname, { status: response.status, html: await response.text() });
    }
  });

  it("answers 200 with heading, title, description and canonical address in its HTML, and no style or script of its own", () => {
    expect(pages.size).toBeGreaterThan(150);
    for (const [path, { status, html }] of pages) {
      expect(status, path).toBe(200);
      expect(headingIn(html), path).not.toBe("");
      expect(html.match(/<title>[^<]{5,}<\/title>/g), path).toHaveLength(1);
      expect(html.match(/<meta name="description" content="[^"]{10,}"/g), path).toHaveLength(1);
      expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1], path).toBe(path);
      const own = html.slice(html.indexOf('<div id="root"'));
      expect(own.match(/ style="| on[a-z]+="/g), path).toBeNull();
      expect(html.match(/<script(?![^>]*(?: src=|ld\+json))/g), path).toBeNull();
    }
  });

  it("has a title of its own", () => {
    const titles = new Map<string, string>();
    for (const [path, { html }] of pages) {
      const [title = ""] = /<title>[^<]*<\/title>/.exec(html) ?? [];
      expect(titles.get(title), `${title} at ${path}`).toBeUndefined();
      titles.set(title, path);
    }
  });
});

it("every review page has its name and its description in its HTML, and is in the sitemap", async () => {
  const index = (await (await fetch(`${visit.base}/catalog/index.json`)).json()) as CatalogIndex;
  const reviews = allListings(index, "").filter(({ kind, status }) => kind === "review" && status === "ready");
  const listed = (await addresses()).map((address) => new URL(address).pathname);
  expect(reviews.length).toBeGreaterThanOrEqual(40);
  for (const { slugs, entry, makes } of reviews) {
    const path = `/s/${slugs[0]!}/en`;
    const html = await (await fetch(`${visit.base}${path}`)).text();
    const name = escapeHtml(entryName(entry));
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>.*Review an? ${name}.*</h1>`, "s"));
    expect(html, path).toContain(`<title>${name} | Review`);
    if (makes !== undefined) expect(html, path).toContain(`<meta name="description" content="${makes}"`);
    expect(listed).toContain(path);
  }
});

it.each(RECORD_PAGES)("%s has its heading in its HTML, and is not in the sitemap", async (path) => {
  expect(headingIn(await htmlOf(path))).not.toBe("");
  expect((await addresses()).filter((address) => address.includes(path))).toEqual([]);
});

it("robots.txt names the sitemap", async () => {
  expect(await htmlOf("/robots.txt")).toContain(`Sitemap: ${visit.base}/sitemap.xml`);
});

it("an address with a query gets no prerendered view: it may show another part of the page", async () => {
  expect(await htmlOf(`${SAMPLE[8]!}?step=check-answers`)).toContain('<div id="root"></div>');
});

it.each([...SAMPLE, ...RECORD_PAGES])("%s hydrates without an error", async (path) => {
  // On one page the service worker is installed, too: it is the same on every page, and caches the whole site.
  const visitor = await visit.visitor({ serviceWorkers: path === "/" ? "allow" : "block" });
  const errors: string[] = [];
  visitor.page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await visitor.go(path);
  await visitor.settle();
  expect([...errors, ...visitor.faults]).toEqual([]);
  await visitor.context.close();
});

describe("without JavaScript", () => {
  // Such a visitor keeps nothing from page to page, so one reads them all.
  let reader: Visitor;
  beforeAll(async () => {
    reader = await visit.visitor({ javaScriptEnabled: false });
  });
  afterAll(() => reader.context.close());

  it.each(SAMPLE)("%s can be read", async (path) => {
    const { page } = reader;
    await page.goto(path);
    expect((await page.locator("h1").innerText()).length).toBeGreaterThan(1);
    expect((await page.locator("#root").innerText()).length).toBeGreaterThan(150);
    expect(await page.getByText(/^Loading/).count()).toBe(0);
    // The first screen says what is missing, once and in the page's language.
    const notice = page.locator(".no-script span:visible");
    expect(await notice.count()).toBe(1);
    expect(await notice.getAttribute("lang")).toBe(path.endsWith("/jp") ? "ja" : "en");
    const { y, height } = (await page.locator(".no-script").boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await shoot(page, `no-script${path.replaceAll("/", "-")}`);
  });
});

it("a chosen theme is there before the site's code has run", async () => {
  const { page, context } = await visit.visitor({ colorScheme: "light" });
  await page.goto("/personal-settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/help");
  await page.locator("h1").waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await context.close();
});

it.each(["/", "/s/child-support/start", "/services"])(
  "%s keeps its lines in place when its fonts arrive late",
  async (path) => {
    const { page, context, settle } = await visit.visitor({ viewport: { width: 360, height: 740 } });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await settle();
    const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts!);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    await context.close();
  },
);
