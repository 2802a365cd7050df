import { readFileSync } from "node:fs";
import { strFromU8, unzipSync, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeDocx } from "../reading/make-docx.ts";
import { brokenTable, makePdf, nestedPdf } from "../reading/make-pdf.ts";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { isFull } from "../support/rotation.ts";
import { VIEWPORTS, contextOptions } from "./viewports.ts";
import { visits } from "./visits.ts";

const GENERAL = "/s/review-a-document/en";

const CONTRACT = [
  "SUPPLY AGREEMENT",
  'This Agreement is made on May 4, 2026 between Quillhaven Mills Ltd. ("Seller") and Birch Inc. ("Buyer").',
  "1. Payment. The Buyer shall pay each invoice within thirty (45) days after the party receives it.",
  "2. Delivery. The Seller shall deliver the goods to ____________ within ten (10) days after each order.",
  "3. Term. Either party may terminate this Agreement by written notice if the other party is in breach.",
  "4. Law. This Agreement is governed by the laws of the State of Ohio.",
];
const TEXT = CONTRACT.join("\n\n");
// Words that occur once in the contract.
const SECRET = /quillhaven/i;

const { enter } = visits({ acceptDownloads: true });

const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel("Or paste the text").fill(text);
  await page.getByRole("button", { name: "Review this text" }).click();
};

const give = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });

const headline = (page: Page) =>
  page.getByRole("heading", { name: /to look at(?! so far)|missing\.|Nothing on the checklist/ });
const row = (page: Page) => page.locator("[data-row]", { hasText: "Words and figures differ" });
const numbers = (page: Page) => page.locator("article", { hasText: "thirty (45)" }).first();

/** Opens the detail of the point about the two numbers. */
const openNumbers = async (page: Page) => {
  await headline(page).waitFor();
  await row(page).click();
  const card = numbers(page);
  await card.waitFor();
  return card;
};

const openTaking = (page: Page): Promise<void> => page.getByRole("button", { name: /^Take it with you/ }).click();

/** The parts of the marked Word file that the page makes. */
const markedParts = async (page: Page): Promise<{ readonly [name: string]: Uint8Array }> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Word file with the changes marked" }).click(),
  ]);
  return unzipSync(new Uint8Array(readFileSync(await file.path())));
};

describe("reviewing a document", () => {
  test("a pasted text: findings and passages link to each other, wording is accepted, nothing leaves the device (R14, R15, R18)", async () => {
    const { page, context } = await enter(GENERAL);
    const sent: string[] = [];
    context.on("request", (request) => void sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await paste(page, TEXT);
    const card = await openNumbers(page);
    await card.getByRole("button", { name: /Show in the text/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("thirty (45)");
    await page.keyboard.press("Enter");
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => row(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowDown");
    const next = await page.evaluate(() => document.activeElement?.getAttribute("data-row"));
    await expect.poll(() => page.locator(`[data-card="${next}"]`).count()).toBe(1);
    await page.keyboard.press("ArrowUp");
    await card.waitFor();
    await shoot(page, "review-1280");
    expect(await axe(page)).toEqual([]);

    await card.getByRole("button", { name: /Dismiss/ }).click();
    await card.getByText("Dismissed").waitFor();
    await card.getByRole("button", { name: /Undo/ }).click();
    await openTaking(page);
    await page.getByText("Press “Ask for this” on each point that you want to raise.").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await card.getByRole("button", { name: /Ask for this/ }).click();
    await openTaking(page);
    await page.getByText("1 point chosen.").waitFor();
    const parts = await markedParts(page);
    expect(strFromU8(parts["word/document.xml"]!)).toMatch(/<w:(ins|commentRangeStart) /);
    expect(strFromU8(parts["word/document.xml"]!) + strFromU8(parts["word/comments.xml"]!)).toContain(
      'w:author="Clausewright"',
    );
    expect(sent.filter((request) => SECRET.test(decodeURIComponent(request)))).toEqual([]);
  });

  test("the first points are on the first screen beside the text, at every width (look)", async () => {
    const { page } = await enter(GENERAL, { viewport: { width: 1280, height: 800 } });
    await paste(page, TEXT);
    await headline(page).waitFor();
    const top = async (): Promise<number> =>
      (await page.locator('[data-row]:not([data-row^="part-"])').first().boundingBox())?.y ?? Infinity;
    const isBeside = async (): Promise<boolean> => {
      const [list, text] = [await row(page).boundingBox(), await page.getByLabel("Your document").boundingBox()];
      return (list?.x ?? 0) < (text?.x ?? 0);
    };
    await expect.poll(top).toBeLessThan(520);
    expect(await isBeside()).toBe(true);
    await page.locator("article[data-card]").waitFor();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => page.locator("article[data-card]").count()).toBe(0);
    expect(await isBeside()).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(top).toBeLessThan(640);
    await row(page).click();
    await numbers(page).waitFor();
    expect(await row(page).getAttribute("aria-expanded")).toBe("true");
    await page.getByRole("button", { name: "Document", exact: true }).click();
    await page.getByLabel("Your document").getByText("Quillhaven").first().waitFor();
    expect(await row(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test("rows of passages on the screen are marked while the text scrolls", async () => {
    const { page } = await enter(GENERAL);
    const filler = "The parties keep records of each delivery for two years. ".repeat(200);
    await paste(page, `${TEXT}\n\n5. Records. ${filler}`);
    await headline(page).waitFor();
    await expect.poll(() => row(page).getAttribute("data-seen")).toBe("true");
    await page.getByLabel("Your document").evaluate((pane) => pane.scrollTo({ top: pane.scrollHeight }));
    await expect.poll(() => row(page).getAttribute("data-seen")).toBeNull();
  });

  test("the text begins at the passage of the point that is open", async () => {
    const { page } = await enter(GENERAL);
    const filler = "The parties keep records of each delivery for two years. ".repeat(200);
    await paste(page, `SUPPLY AGREEMENT\n\n${filler}\n\n${TEXT}`);
    await headline(page).waitFor();
    const isInPane = (mark: Element): boolean => {
      const pane = mark.closest("section")!.getBoundingClientRect();
      const { top, bottom } = mark.getBoundingClientRect();
      return top >= pane.top && bottom <= pane.bottom;
    };
    await expect.poll(() => page.locator("mark a[aria-current]").first().evaluate(isInPane)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("A");
  });

  test("the focus stays with a point when it is decided", async () => {
    const { page } = await enter(GENERAL);
    await paste(page, TEXT);
    const card = await openNumbers(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    const isIn = () => card.evaluate((element) => element.contains(document.activeElement));
    await card.getByRole("button", { name: /Dismiss/ }).press("Enter");
    await expect.poll(focused).toMatch(/^Undo/);
    expect(await isIn()).toBe(true);
    await page.keyboard.press("Enter");
    await card.getByRole("button", { name: /Dismiss/ }).waitFor();
    await expect.poll(isIn).toBe(true);
  });

  test("another side or kind preserves decisions, the open finding, the scroll position and the focus (R14)", async () => {
    const { page, context } = await enter(GENERAL);
    let isDown = true;
    await context.route("**/catalog/review-requests.json", (route) => (isDown ? route.abort() : route.continue()));
    await paste(page, TEXT);
    await headline(page).waitFor();
    // Wording that could not be loaded is reported, and can be loaded again.
    const failed = page.getByRole("alert").filter({ hasText: "The wording to ask for could not be loaded" });
    await failed.waitFor();
    isDown = false;
    await page.getByRole("button", { name: "Load the wording again" }).click();
    await failed.waitFor({ state: "detached" });
    const card = await openNumbers(page);
    await card.getByRole("button", { name: /Dismiss/ }).click();
    await card.getByRole("button", { name: /Show in the text/ }).click();
    await expect.poll(() => row(page).getAttribute("aria-current")).toBe("true");
    const kind = page.getByLabel("Kind of document");
    const first = await kind.inputValue();
    const others = await kind
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await kind.focus();
    const result = await page.getByLabel("Your document").elementHandle();
    for (const value of [others.find((other) => other !== first)!, first]) {
      const from = await page.evaluate(() => scrollY);
      await kind.selectOption(value);
      // The choice is shown at once, not only when its review is ready.
      expect(await kind.inputValue()).toBe(value);
      await page.getByText("Comparing it with the checklist").waitFor({ state: "detached" });
      expect(await kind.inputValue()).toBe(value);
      expect(await result?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await kind.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(Math.abs((await page.evaluate(() => scrollY)) - from)).toBeLessThan(4);
    }
    await card.getByText("Dismissed").waitFor();
    expect(await row(page).getAttribute("aria-current")).toBe("true");
  });

  // The tests around this one cover the other two viewports.
  test.runIf(isFull).each(VIEWPORTS)("the result, $theme at $width (F34, F35)", async (sight) => {
    const { page } = await enter(GENERAL, contextOptions(sight));
    await paste(page, TEXT);
    await headline(page).waitFor();
    await shoot(page, `review-${sight.width}-${sight.theme}`);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test("what could not be loaded or opened is named, and a button loads it again", async () => {
    const { page, context, go } = await enter(GENERAL);
    const missing = /review-options\.json|review-requests\.json|clauses[^/]*\.bin/;
    await context.route(missing, (route) => route.abort());
    // A file given while the page is hydrated may be read twice, and only the first reading fails.
    await go(GENERAL);
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      Blob.prototype.arrayBuffer = () => {
        Blob.prototype.arrayBuffer = arrayBuffer;
        return Promise.reject(new DOMException("moved", "NotFoundError"));
      };
    });
    await give(page, "lease.txt", new TextEncoder().encode(TEXT));
    await page.getByRole("alert").getByText("The browser could not open lease.txt.").waitFor();
    await give(page, "lease.txt", new TextEncoder().encode(TEXT));
    await headline(page).waitFor();
    expect(await headline(page).textContent()).not.toContain("missing");
    for (const name of ["Review it again", "Load the lists again", "Load the wording again"]) {
      await page.getByRole("button", { name }).waitFor();
    }
    await context.unroute(missing);
    for (const name of ["Load the lists again", "Load the wording again", "Review it again"]) {
      await page.getByRole("button", { name }).click();
      await page.getByRole("button", { name }).waitFor({ state: "detached" });
    }
    await headline(page).getByText("missing").waitFor();
    await page.getByLabel("Whose law applies").selectOption({ label: "Texas" });
  });

  test("a review saved on the device is listed in My services, opens unchanged, and is gone when deleted (R19)", async () => {
    const { page, go } = await enter(GENERAL);
    await paste(page, TEXT);
    const card = await openNumbers(page);
    await card.getByRole("button", { name: /Dismiss/ }).click();
    await openTaking(page);
    await page.getByRole("button", { name: "Save on this device" }).click();
    await page.getByText("Saved in My services").waitFor();
    await go("/my-services");
    await page.getByRole("link", { name: `Open ${CONTRACT[0]!.slice(0, 40)}` }).click();
    await (await openNumbers(page)).getByText("Dismissed").waitFor();
    await openTaking(page);
    await page.getByRole("button", { name: "Delete this review" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await page.getByLabel("Or paste the text").waitFor();
    const kept = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? "");
      const counts = names.map(
        (name) =>
          new Promise<number>((done) => {
            const asked = indexedDB.open(name);
            asked.addEventListener("success", () => {
              const count = asked.result.transaction("reviews").objectStore("reviews").count();
              count.addEventListener("success", () => done(count.result));
            });
          }),
      );
      return Promise.all(counts);
    });
    expect(kept).toEqual([0]);
  });

  test("a PDF and a Word file are read; an unreadable file explains why and what to do (R10)", async () => {
    const { page } = await enter("/document-review", { viewport: { width: 360, height: 740 }, colorScheme: "dark" });
    const pages = [CONTRACT.slice(0, 3), CONTRACT.slice(3)];
    await give(page, "supply.pdf", await makePdf(pages));
    await (await openNumbers(page)).getByText("page 1").first().waitFor();
    await shoot(page, "review-360-dark");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose another document" }).click();
    const body = CONTRACT.map((line) => `<w:p><w:r><w:t>${line.replaceAll("&", "&amp;")}</w:t></w:r></w:p>`).join("");
    await give(
      page,
      "supply.docx",
      makeDocx({ body: `${body}<w:ins w:id="1"/>`, styles: '<w:style w:styleId="House"/>' }),
    );
    await page.getByText("This file has 1 tracked change.").waitFor();
    await (await openNumbers(page)).getByRole("button", { name: /Ask for this/ }).click();
    await openTaking(page);
    await page.getByText("The changes are tracked in a copy of your Word file").waitFor();
    await page.getByLabel("Your name").fill("Ana Birch");
    const parts = await markedParts(page);
    // The rest of the file is as it was uploaded.
    expect(strFromU8(parts["word/styles.xml"]!)).toContain("House");
    expect(
      strFromU8(parts["word/document.xml"]!) + strFromU8(parts["word/comments.xml"] ?? new Uint8Array()),
    ).toContain('w:author="Ana Birch"');
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Choose another document" }).click();
    await give(page, "scan.pdf", await makePdf([[], []]));
    await page.getByRole("alert").getByText("The pages of this file are pictures").waitFor();
    await paste(page, "Heat the oven, mix flour and sugar, and bake the cake for forty minutes. ".repeat(8));
    await page.getByText("This does not read like a contract.").waitFor();
    await page.getByRole("button", { name: "Review it anyway" }).click();
    await headline(page).waitFor();
  });

  test("files made to do harm end in words within ten seconds, and the page lives on", async () => {
    const { page } = await enter(GENERAL);
    const bomb = zipSync({ "_rels/.rels": new Uint8Array(0), "word/document.xml": new Uint8Array(51_000_000) });
    const whole = await makePdf([CONTRACT]);
    const bait = `${"a".repeat(30)}! ${"(".repeat(500)}${" notice terminate".repeat(400)} shall party agreement hereby `;
    const hostile: readonly (readonly [name: string, bytes: Uint8Array])[] = [
      ["bomb.docx", bomb],
      ["nested.pdf", nestedPdf(100_000)],
      ["table.pdf", brokenTable(whole)],
      ["line.txt", new TextEncoder().encode(`This Agreement between the parties shall ${"x ".repeat(999_900)}`)],
      ["lines.txt", new TextEncoder().encode("1. Term of this Agreement\n".repeat(76_000))],
      [
        "dates.txt",
        new TextEncoder().encode(`This Agreement between the parties shall end on ${"May 1, 2020 ".repeat(160_000)}`),
      ],
      ["bait.txt", new TextEncoder().encode(bait.repeat(40))],
    ];
    for (const [name, bytes] of hostile) {
      // The notice about the previous file stays until the page has accepted this one.
      await page.evaluate(() => document.querySelector('[role="alert"]')?.setAttribute("data-seen", ""));
      const began = Date.now();
      await give(page, name, bytes);
      // Findings appear before the review is complete; only then is another document offered.
      const other = page.getByRole("button", { name: "Choose another document" });
      await page.locator('[role="alert"]:not([data-seen])').or(other).first().waitFor({ timeout: 10_000 });
      expect([name, Date.now() - began < 10_000]).toEqual([name, true]);
      if (await other.isVisible()) await other.click();
      await page.getByLabel("Or paste the text").waitFor();
    }
  });
});
