import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { visits } from "./visits.ts";

const LEASE = "/s/review-a-document/en";

const EARLIER = `RESIDENTIAL LEASE

This Lease is made on March 1, 2026 between Ann Lee (the "Landlord") and Bo Kim (the "Tenant").

1. Rent. The Tenant must pay rent of $1,000 per month on the first day of each month.
2. Late fee. A late fee of $50 is due if rent is more than five days late.
3. Repairs. The Landlord must repair the heating, the water pipes and the wiring of the home.
4. Entry. The Landlord may enter after 24 hours of written notice.
5. Governing law. The laws of the State of California govern this Lease.
`;
const CURRENT = EARLIER.replace("$1,000", "$1,200")
  .replace("after 24 hours of written notice", "at any time without notice")
  .replace("5. Governing", "5. Keys. The Tenant returns all keys.\n6. Governing");

const { enter } = visits({ acceptDownloads: true });

describe("comparing two versions of a document", () => {
  test("the changes are listed, filtered, judged for the chosen side, downloaded, and nothing leaves the device", async () => {
    const { page, context } = await enter(LEASE);
    await page.getByLabel("Or paste the text").fill(CURRENT);
    await page.getByRole("button", { name: "Review this text" }).click();
    const panel = page
      .locator("section", { has: page.getByRole("heading", { name: "Compare with an earlier version" }) })
      .last();
    await panel.waitFor();
    const sent: string[] = [];
    context.on("request", (request) => void sent.push(`${request.url()} ${request.postData() ?? ""}`));
    const bytes = Buffer.from(EARLIER);
    await panel
      .locator('input[type="file"]')
      .setInputFiles({ name: "lease-old.txt", mimeType: "text/plain", buffer: bytes });
    await panel.getByRole("heading", { name: "4 changes in the text" }).waitFor();
    expect(await panel.locator("del").allTextContents()).toContain("$1,000");
    // That no side was chosen is said once, not in every row.
    await panel.getByText("Choose your side above").waitFor();
    expect(await panel.getByText("Not judged: you have not chosen a side").count()).toBe(0);

    await page.getByRole("button", { name: "Tenant", exact: true }).click();
    const entry = panel.locator("article", { hasText: "Entry without notice" });
    await entry.getByText("Worse for you").waitFor();

    await panel.getByRole("button", { name: "Added (1)" }).click();
    expect(await panel.locator("[data-card]").count()).toBe(1);
    await panel.getByRole("button", { name: "All (4)" }).click();
    await panel.getByRole("button", { name: "Next change" }).click();
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-card"))).toBe("change-2");
    // The decisions stay at the foot of the detail, over what is scrolled beneath them; a control with the focus is above them.
    const copy = page.getByRole("region", { name: "The selected point" }).getByRole("button", { name: "Copy" }).last();
    await copy.focus();
    const isFree = (button: Element): boolean => {
      const { left, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 12, bottom - 2));
    };
    await expect.poll(() => copy.evaluate(isFree)).toBe(true);
    expect(await axe(page)).toEqual([]);
    await shoot(page, "review-compare-1280");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: "List of changes (text)" }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toMatch(/000-\]/);
    expect(sent.join(" ")).not.toMatch(/heating/);

    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await shoot(page, `review-compare-${width}`);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    await panel.getByRole("button", { name: "Compare with another version" }).click();
    const broken = { name: "scan.pdf", mimeType: "", buffer: Buffer.from("%PDF-1.7 broken") };
    await panel.locator('input[type="file"]').setInputFiles(broken);
    await panel.getByRole("alert").waitFor();
  });

  test("a Japanese page compares in Japanese and marks the English of the contract", async () => {
    const { page } = await enter("/s/review-a-document/jp");
    await page.getByLabel("本文を貼り付ける").fill(CURRENT);
    await page.getByRole("button", { name: "この文章を確認する" }).click();
    await page
      .locator("section", { has: page.getByRole("heading", { name: "以前の版と比べる" }) })
      .last()
      .locator('input[type="file"]')
      .setInputFiles({ name: "lease-old.txt", mimeType: "text/plain", buffer: Buffer.from(EARLIER) });
    const panel = page.locator("section", { has: page.getByRole("heading", { name: "本文の変更4件" }) }).last();
    await panel.getByRole("button", { name: "追加（1）" }).waitFor();
    expect(await panel.getByRole("heading", { name: "Entry without notice" }).getAttribute("lang")).toBe("en");
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await shoot(page, `review-compare-ja-${width}`);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
