import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { control, openAt, preview, question } from "./form-pages.ts";
import { openSite } from "./harness.ts";
import type { Visit } from "./harness.ts";

let site: Visit;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MAX_TABS = 60;

const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");

/** Presses Tab until the control of a question has the focus. */
const tabTo = async (page: Page, path: string): Promise<void> => {
  await control(page, path).waitFor();
  for (let press = 0; press < MAX_TABS; press += 1) {
    if ((await focusedId(page)) === `q-${path}`) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${path} by Tab`);
};

const type = async (page: Page, path: string, text: string): Promise<void> => {
  await tabTo(page, path);
  await page.keyboard.type(text);
};

/** Opens the list of a question that has the focus and selects the option that starts with a text. */
const choose = async (page: Page, path: string, start: string, label: string): Promise<void> => {
  await tabTo(page, path);
  await page.keyboard.press("Enter");
  // Letters typed before the list has the focus would be lost.
  const focused = page.locator('[role="option"]:focus');
  await focused.waitFor();
  await page.keyboard.type(start);
  await expect.poll(() => focused.textContent()).toBe(label);
  await page.keyboard.press("Enter");
  await expect.poll(() => control(page, path).textContent()).toBe(label);
};

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("a trust and a person with an agent are entered at 360 px by keyboard, and only what they need is asked (F34)", async () => {
  const visitor = await site.visitor({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await openAt(visitor, "parties");
  const asked = (path: string): Promise<number> => question(page, path).count();

  await tabTo(page, "parties.r1.kind");
  await page.keyboard.press("ArrowDown");
  await type(page, "parties.r1.name", "Ibarra Family Trust");
  await tabTo(page, "parties.r1.type");
  await expect.poll(() => control(page, "parties.r1.type").textContent()).toBe("Trust");
  expect([await asked("parties.r1.formed_in"), await asked("parties.r1.signer_title")]).toEqual([0, 0]);
  await choose(page, "parties.r1.type", "Est", "Estate of someone who has died");
  await expect.poll(() => asked("parties.r1.office")).toBe(1);
  await choose(page, "parties.r1.type", "Tr", "Trust");
  await expect.poll(() => asked("parties.r1.office")).toBe(0);
  expect(await asked("parties.r1.trust_date")).toBe(1);
  await type(page, "parties.r1.signer", "Dolores Ibarra");
  expect(await fits(page)).toBe(true);

  const edit = control(page, "parties.r2-edit");
  if (await edit.isVisible()) await edit.press("Enter");
  await tabTo(page, "parties.r2.kind");
  await page.keyboard.press("Space");
  await type(page, "parties.r2.name", "Robert Chen");
  expect(await asked("parties.r2.signer")).toBe(0);
  await tabTo(page, "parties.r2.signed_by");
  await page.keyboard.press("ArrowDown");
  await type(page, "parties.r2.signer", "Linda Chen");
  expect([await asked("parties.r2.power_date"), await asked("parties.r2.capacity")]).toEqual([1, 0]);
  expect(await fits(page)).toBe(true);

  await page.getByRole("tab", { name: "Preview" }).press("Enter");
  const text = () => preview(page).textContent();
  await expect.poll(text).toContain("Dolores Ibarra, not individually but as trustee of the Ibarra Family Trust");
  await expect.poll(text).toContain("acting through Linda Chen as agent under a power of attorney");
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

test("an organization that was entered as a person becomes one with a press, and its name is kept", async () => {
  const visitor = await site.visitor({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await openAt(visitor, "parties");
  await tabTo(page, "parties.r1.kind");
  await page.keyboard.press("Space");
  await type(page, "parties.r1.name", "Blue Sky LLC");
  expect(await question(page, "parties.r1.type").count()).toBe(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Is this an organization?").waitFor();
  await page.getByRole("button", { name: "Yes, it is an organization" }).click();
  await expect.poll(() => control(page, "parties.r1.type").textContent()).toBe("Limited liability company (LLC)");
  expect(await control(page, "parties.r1.name").inputValue()).toBe("Blue Sky LLC");
  await expect.poll(() => page.getByText("Is this an organization?").count()).toBe(0);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
