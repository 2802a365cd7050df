import { expect, test } from "vitest";
import { visits } from "./visits.ts";

const { enter } = visits();

test("a city finds its state, an amount is read back, and the next page offers the place (F13, F15)", async () => {
  const { page } = await enter("/s/Rent-Increase-Calculator/en?step=home", { viewport: { width: 360, height: 740 } });
  const place = page.getByRole("combobox", { name: "Where is the home?" });
  await place.pressSequentially("Austin", { delay: 30 });
  const texas = page.getByRole("option", { name: "Texas" });
  await texas.waitFor();
  expect(await texas.innerText()).toContain("Austin");
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/city-360.png` });
  await page.keyboard.press("Tab");
  expect(await place.inputValue()).toBe("Texas");
  await page.getByRole("button", { name: "Continue" }).click();
  // A day described by its distance from today becomes a date in the three boxes.
  const start = page.locator('[id="q-effective_date"]');
  await start.pressSequentially("in two weeks", { delay: 20 });
  await page.keyboard.press("Tab");
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000);
  await expect.poll(() => start.inputValue()).toBe(String(day.getMonth() + 1));
  expect(await page.locator('[id="q-effective_date-day"]').inputValue()).toBe(String(day.getDate()));
  const rent = page.getByLabel("Lowest monthly rent in the twelve months before");
  await rent.pressSequentially("1.2k a month", { delay: 20 });
  await page.getByText("We read this as $1,200.00").waitFor();
  await page.getByLabel("New monthly rent you have in mind").pressSequentially("10%", { delay: 20 });
  await page
    .getByRole("button", { name: /Continue|See|Check/ })
    .first()
    .click();
  await page.getByText("10% of what? Enter the new monthly rent you have in mind as an amount").first().waitFor();
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/amount-360.png`, fullPage: true });
  await page.evaluate(() => {
    history.pushState(null, "", "/s/Small-Claims-Court-Eligibility-Checker/en?step=where");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  const offer = page.getByRole("button", { name: /Texas/ });
  await offer.waitFor();
  expect(await offer.innerText()).toContain("from your last answers");
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/place-360.png` });
  await offer.click();
  expect(await page.getByRole("combobox", { name: "State of the court" }).inputValue()).toBe("Texas");
});

test("a list of states by their cities forgets the cities that no longer match (F13)", async () => {
  const { page } = await enter("/s/Estate-Tax-Calculator/en?step=person", { viewport: { width: 1280, height: 800 } });
  const place = page.getByRole("combobox", { name: "Where did the person live?" });
  await place.pressSequentially("Portland", { delay: 30 });
  const cities = async () =>
    (await page.getByRole("option").allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
  await expect.poll(async () => (await cities()).filter((text) => text.includes("Portland")).length).toBe(2);
  // While "Por" was typed, one state had several cities.
  expect((await cities()).every((text) => text.includes("Portland"))).toBe(true);
});
