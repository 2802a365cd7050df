import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./harness.ts";
import type { Visit } from "./harness.ts";

let site: Visit;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

// From October 4, 2025 to January 1, 2026 are 89 days, one less than the 90 days of notice in Oregon.
const LATE_NOTICE = {
  state: "US-OR",
  home_kind: "home",
  built: "1985-01-01",
  exception: "none",
  tenancy_start: "2020-06-01",
  notice_date: "2025-10-04",
  effective_date: "2026-01-01",
  rent: "1000",
  asked: "1095",
};

test("a warning without a decision is shown once on the result page, with its law, until the visitor decides", async () => {
  const { page, go, faults, context } = await site.visitor();
  const given = Buffer.from(JSON.stringify(LATE_NOTICE)).toString("base64url");
  await go(`/s/Rent-Increase-Calculator/en?step=check-answers#given=${given}`);
  await page.locator("[data-result]").waitFor();
  await page.getByText("Respond to this point first").waitFor();
  const box = page.locator("#warning-short_notice");
  expect(await page.getByText(/The notice comes late/).count()).toBe(1);
  await box.getByText("Show the rule").click();
  expect(await box.innerText()).toContain("Days of notice (Oregon): at least 90 days");
  await box.getByRole("button", { name: /keep/i }).click();
  await page.getByText("Respond to this point first").waitFor({ state: "detached" });
  expect(await page.locator('[id="warning-short_notice"]').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test("a result page with an open warning is no taller than another one", async () => {
  const { page, go, faults, context } = await site.visitor({ viewport: { width: 1280, height: 800 } });
  const claim = { state: "US-CA", filing_date: "2026-11-23", plaintiff: "person", claim: "contract", asked: "12500" };
  const given = Buffer.from(JSON.stringify({ ...claim, filed: "0" })).toString("base64url");
  await go(`/s/small-claims-court-eligibility-checker/en?step=check-answers#given=${given}`);
  await page.getByText("Respond to this point first").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
  expect(faults).toEqual([]);
  await context.close();
});
