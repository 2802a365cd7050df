import type { Locator, Page } from "playwright-core";
import type { Visitor } from "./harness.ts";

/** The page these tests walk through: every kind of control, a screening question, rows, warnings. */
export const NDA = "/s/create-a-non-disclosure-agreement/en";

/** The control of a question by its path ("parties.r1.name"). */
export const control = (page: Page, path: string): Locator => page.locator(`[id="q-${path}"]`);

/** Everything around a question: label, hint, error, options. */
export const question = (page: Page, path: string): Locator => page.locator(`[data-question="q-${path}"]`);

/** What the document says just now. */
export const preview = (page: Page): Locator => page.getByRole("region", { name: "Document preview" });

export const heading = (page: Page): Locator => page.locator("main h1");

/** Presses Continue and waits until the page has answered, with the next step or with a summary of problems. */
export const goOn = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^(Continue|Save and go back to check)$/ }).click();
  await page.waitForTimeout(150);
};

/** Opens the start panel and passes the screening question. */
export const begin = async ({ page, go }: Visitor, path = NDA): Promise<void> => {
  await go(path);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "No" }).check();
  await goOn(page);
};

/** Fills a party row: a company with everything, or a person. */
export const fillParty = async (page: Page, row: string, given: { readonly [part: string]: string }): Promise<void> => {
  const edit = control(page, `parties.${row}-edit`);
  if (await edit.isVisible()) await edit.click();
  const { kind, ...parts } = given;
  if (kind) await question(page, `parties.${row}.kind`).getByLabel(kind).check();
  for (const [part, text] of Object.entries(parts)) await control(page, `parties.${row}.${part}`).fill(text);
};

export const ASTER = {
  kind: "A company",
  name: "Aster Ltd",
  formed_in: "Delaware",
  "address.street": "1 High St",
  "address.city": "Dover",
  "address.region": "Delaware",
  "address.postal_code": "19901",
  signer: "Ann Poe",
  signer_title: "Director",
};

export const BO = {
  kind: "A person",
  name: "Bo O'Brien-Ōta",
  "address.street": "2 Main St",
  "address.city": "Akron",
  "address.region": "oh",
  "address.postal_code": "44301",
};

/** From the first step to the one named, with plain answers on the way. */
export const walkTo = async (page: Page, step: "parties" | "deal" | "secrecy" | "law" | "check"): Promise<void> => {
  await page.getByLabel("All of us will share with each other").check();
  await goOn(page);
  if (step === "parties") return;
  await fillParty(page, "r1", ASTER);
  await fillParty(page, "r2", BO);
  await goOn(page);
  if (step === "deal") return;
  await control(page, "purpose").fill("a supply of panels");
  await goOn(page);
  if (step === "secrecy") return;
  await question(page, "personal").getByLabel("No", { exact: true }).check();
  await goOn(page);
  if (step === "law") return;
  await control(page, "place").fill("ny");
  await goOn(page);
};
