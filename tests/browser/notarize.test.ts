import { afterAll, beforeAll, expect, test } from "vitest";
import { axe } from "./axe.ts";
import { control, goOn, heading, openAt, preview, question } from "./form-pages.ts";
import { openSite, shoot } from "./harness.ts";
import type { Visit } from "./harness.ts";
import { VIEWPORTS, contextOptions } from "./viewports.ts";

let site: Visit;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("a finished document leads to the notary page with its title and its signers", async () => {
  const visitor = await site.visitor();
  const { page, faults } = visitor;
  await openAt(visitor, "check-answers");
  await page.getByRole("button", { name: "Create my Non-Disclosure Agreement" }).click();
  // The menu has a link of the same name, which is there before the page is.
  await page.locator("main").getByRole("link", { name: "Notarize a Document" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "No" }).check();
  await goOn(page);
  await control(page, "state").fill("New York");
  await control(page, "state").press("Tab");
  expect(await control(page, "paper").inputValue()).toMatch(/Non-Disclosure Agreement/i);
  await goOn(page);
  const people = page.locator("main");
  for (const name of ["Aster Inc.", "Bo O'Brien-Ōta"]) await people.getByText(name).first().waitFor();
  expect(faults).toEqual([]);
});

test.each(VIEWPORTS.filter(({ theme }) => theme === "light"))(
  "a paper a visitor has becomes a packet at $width px; a meeting by video is refused where the law has none",
  async (viewport) => {
    const { page, go, faults } = await site.visitor(contextOptions(viewport));
    await go("/s/notarize/new/en");
    await shoot(page, `notarize-start-${viewport.width}`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    await control(page, "state").fill("California");
    await control(page, "state").press("Tab");
    await control(page, "paper").fill("Deed");
    await question(page, "meeting").getByLabel("By video").check();
    await goOn(page);
    await page.getByText("Notaries of this state may not act by video yet").first().waitFor();
    await page.getByText("Cal. Gov. Code § 8231(b)").first().waitFor();
    await shoot(page, `notarize-refused-${viewport.width}`);
    expect(await axe(page)).toEqual([]);
    await question(page, "meeting").getByLabel("In the same room").check();
    await goOn(page);
    await question(page, "people.r1.kind").getByLabel("A person").check();
    await control(page, "people.r1.name").fill("Ann Poe");
    await goOn(page);
    await question(page, "act")
      .getByLabel(/^An acknowledgment/)
      .check();
    if (viewport.width > 1000) {
      await preview(page).getByText("This page is attached to the Deed of Ann Poe").waitFor();
      expect(await preview(page).textContent()).toContain("They are not a notarization.");
    }
    await goOn(page);
    expect(await heading(page).textContent()).toBe("Check your answers");
    await shoot(page, `notarize-check-${viewport.width}`);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);
