import type { Locator, Page } from "playwright-core";
import type { Visitor } from "./harness.ts";

/** The page these tests walk through: every kind of control, a screening question, rows, warnings. */
export const NDA = "/s/create-a-non-disclosure-agreement/en";

/** The control of a question by its path ("parties.r1.name"). */
export const control = (page: Page, path: string): Locator => page.locator(`[id="q-${path}"]`);

/** Everything around a question: label, hint, error, options. */
export const question = (page: Page, path: string): Locator => page.locator(`[data-question="q-${path}"]`);

/** The current text of the document. */
export const preview = (page: Page): Locator => page.getByRole("region", { name: "Document preview" });

export const heading = (page: Page): Locator => page.locator("main h1");

/** Presses Continue and waits for the result: another location, an error summary, or a warning. */
export const goOn = async (page: Page): Promise<void> => {
  const before = page.url();
  await page.getByRole("button", { name: /^(Continue|Save and review your answers)$/ }).click();
  await page.waitForFunction(
    (address) => {
      const focused = document.activeElement;
      const isTold = focused?.getAttribute("role") === "alert" || focused?.id.startsWith("warning-") === true;
      return isTold || (location.href !== address && focused?.tagName === "H1");
    },
    before,
    { timeout: 10_000 },
  );
};

/** Opens the start panel and passes the screening question. */
export const begin = async ({ page, go }: Visitor, path = NDA): Promise<void> => {
  await go(path);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "No" }).check();
  await goOn(page);
};

/** Fills a party row: a company with everything, or a person. What a company is follows from its name. */
export const fillParty = async (page: Page, row: string, given: { readonly [part: string]: string }): Promise<void> => {
  const edit = control(page, `parties.${row}-edit`);
  if (await edit.isVisible()) await edit.click();
  const { kind, ...parts } = given;
  if (kind) await question(page, `parties.${row}.kind`).getByLabel(kind).check();
  for (const [part, text] of Object.entries(parts)) await control(page, `parties.${row}.${part}`).fill(text);
};

export const ASTER = {
  kind: "A company",
  name: "Aster Inc.",
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

/** Walks from the first step to the named one, with plain answers. */
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

type Place = "parties" | "deal" | "law" | "check-answers";

const BEFORE_PARTIES = { whistle: "false", direction: "mutual" };

const PARTIES = {
  order: ["r1", "r2"],
  rows: {
    r1: {
      kind: "company",
      name: "Aster Inc.",
      formed_in: "US-DE",
      address: { street: "1 High St", city: "Dover", region: "US-DE", postal_code: "19901" },
      signer: "Ann Poe",
      signer_title: "Director",
    },
    r2: {
      kind: "person",
      name: "Bo O'Brien-Ōta",
      address: { street: "2 Main St", city: "Akron", region: "US-OH", postal_code: "44301" },
    },
  },
};

const ANSWERS: { readonly [At in Place]: object } = {
  parties: BEFORE_PARTIES,
  deal: { ...BEFORE_PARTIES, parties: PARTIES },
  law: { ...BEFORE_PARTIES, parties: PARTIES, purpose: "a supply of panels", personal: "false" },
  "check-answers": {
    ...BEFORE_PARTIES,
    parties: PARTIES,
    purpose: "a supply of panels",
    personal: "false",
    place: "US-NY",
  },
};

/** Opens the form at a location with a prepared draft: faster than walking there. */
export const openAt = async ({ page, go }: Visitor, place: Place): Promise<void> => {
  await go(NDA);
  const definition = await page.evaluate(async () => {
    const response = await fetch("/catalog/non-disclosure-agreement.en.json");
    return (await response.json()) as { readonly hash: string; readonly version: string };
  });
  const now = new Date().toISOString();
  await putDraft(page, "seeded", {
    format: 1,
    id: "seeded",
    definition: "non-disclosure-agreement",
    version: definition.version,
    hash: definition.hash,
    language: "en",
    answers: ANSWERS[place],
    step: null,
    kept: [],
    created: now,
    changed: now,
    title: "",
  });
  await go(`${NDA}?step=${place}`);
};

/** Every record of the draft store, readable or not. */
export const drafts = (from: Page): Promise<unknown[]> =>
  from.evaluate(
    () =>
      new Promise<unknown[]>((done, fail) => {
        const opening = indexedDB.open("clausewright");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("drafts")) return done([]);
          const reading = database.transaction("drafts").objectStore("drafts").getAll();
          reading.onsuccess = () => {
            database.close();
            done(reading.result as unknown[]);
          };
        };
      }),
  );

/** Puts a record into the draft store as it is. */
export const putDraft = (into: Page, id: string, record: object): Promise<void> =>
  into.evaluate(
    ([key, value]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("clausewright");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("drafts", "readwrite");
          change.objectStore("drafts").put(value, key as string);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [id, record] as const,
  );

/** Serves the page of the NDA without its prerendered view, for tests that change its definition on the way. */
export const withoutPrerender = (page: Page): Promise<unknown> =>
  page.route(`**${NDA}`, async (route) => {
    const shell = new URL("/index.html", route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: shell }) });
  });
