import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { NDA, openAt, putDraft } from "./form-pages.ts";
import { letPass, visits } from "./visits.ts";

const { enter, base } = visits();

const PHONE = { viewport: { width: 360, height: 740 } };

const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);

const heading = (page: Page): Locator => page.locator("main h1");
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || "");

describe("saved items open on the right page", () => {
  test("a draft that is not on this device is reported, and a new one is offered (Q3)", async () => {
    const { page } = await enter("/document/non-disclosure-agreement/nothing-here");
    expect(await heading(page).innerText()).toBe("This draft is not on this device");
    await page.getByRole("link", { name: /^Start a new one/ }).click();
    await page.waitForURL("**/s/create-a-non-disclosure-agreement/en");
  });

  test("the answers of a calculator are listed as a result and open there; drafts stay drafts (S011, Q4, R19)", async () => {
    const visitor = await enter("/s/Prenuptial-Agreement-Savings-Calculator/en");
    const { page, go } = visitor;
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator('[id="q-price"]').fill("5000");
    await page.keyboard.press("Enter");
    await page
      .getByText(/Saved on this device \d/)
      .first()
      .waitFor();
    await openAt(visitor, "deal");
    for (const path of ["/my-services", "/services/my_services"]) {
      await go(path);
      const part = (name: string) =>
        page.locator("main section", { has: page.getByRole("heading", { name, exact: true }) });
      await part("Results").getByRole("link", { name: /^Open/ }).waitFor();
      expect(await part("Results").getByRole("listitem").count()).toBe(1);
      expect(await part("Drafts").getByRole("listitem").allInnerTexts()).toEqual([
        expect.stringContaining("Non-Disclosure Agreement"),
      ]);
    }
    await page.getByRole("link", { name: /^Open/ }).click();
    await page.locator('[id="q-chance_low"]').waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  test("home and the sign page name drafts without a title by their page, and only documents are offered to sign", async () => {
    const { page, go } = await enter(NDA);
    const now = new Date().toISOString();
    for (const definition of ["non-disclosure-agreement", "prenuptial-agreement-savings"])
      await putDraft(page, `of-${definition}`, {
        format: 1,
        id: `of-${definition}`,
        definition,
        version: "1",
        hash: "",
        language: "en",
        answers: {},
        step: null,
        kept: [],
        created: now,
        changed: now,
        title: "",
      });
    const links = (part: Locator): Promise<readonly string[]> =>
      part.getByRole("listitem").getByRole("link").allInnerTexts();
    const within = (name: string): Locator =>
      page.locator("main div, main section").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await go("/");
    const resume = within("Continue where you left off").last();
    await resume.getByRole("link").first().waitFor();
    // The last one has its own button, above the search; the other is a link.
    const [last, ...others] = await links(resume);
    const name = last!.replace(/^Continue\s*: /, "");
    expect([name, ...others].sort()).toEqual(["Non-Disclosure Agreement", "Prenuptial Savings Calculator"]);
    const top = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;
    expect(await top(resume.getByRole("link").first())).toBeLessThan(
      await top(page.locator("main").getByRole("searchbox")),
    );
    await go("/s/sign/new/en");
    const begun = page.getByRole("list", { name: "Documents you have started" });
    await begun.getByRole("link").first().waitFor();
    // The name, and the day of the last change.
    expect(await links(begun)).toEqual([expect.stringMatching(/^Non-Disclosure Agreement\s/)]);
  });

  test("a draft started on a Japanese page opens in Japanese again (S044)", async () => {
    const { page, go } = await enter("/s/create-a-non-disclosure-agreement/jp");
    const definition = await page.evaluate(async () => {
      const response = await fetch("/catalog/non-disclosure-agreement.ja.json");
      return (await response.json()) as { readonly hash: string; readonly version: string };
    });
    const now = new Date().toISOString();
    await putDraft(page, "ja-draft", {
      format: 1,
      id: "ja-draft",
      definition: "non-disclosure-agreement",
      version: definition.version,
      hash: definition.hash,
      language: "ja",
      answers: {},
      step: null,
      kept: [],
      created: now,
      changed: now,
      title: "秘密保持契約書",
    });
    await go("/my-services");
    await page
      .locator("main")
      .getByRole("link", { name: /秘密保持契約書/ })
      .click();
    await expect.poll(() => heading(page).innerText()).toMatch(/[ぁ-ん一-龥]/);
    expect(await page.locator("main [lang=ja]").count()).toBeGreaterThan(0);
  });

  test("both addresses of the account show the same page and are recorded; signed out, it explains what is stored (Q5)", async () => {
    const { page, go } = await enter("/account");
    const first = await page.locator("main").innerText();
    await go("/account-settings");
    expect(await page.locator("main").innerText()).toBe(first);
    expect(first).toContain("0 documents in the vault");
    const recents = (await kept(page, "clausewright_recent_pages")) as { readonly path: string }[];
    expect(recents.map(({ path }) => path)).toEqual(["/account-settings", "/account"]);
  });

  test("an empty e-mail signs in a guest; initials are rendered locally, and no image is fetched (S093, Q22)", async () => {
    const { page } = await enter("/log-in");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: "Log in", exact: true }).last().click();
    await page.waitForURL("**/my-services");
    expect(await kept(page, "auth_user")).toMatchObject({ firstName: "Guest", lastName: "User" });
    expect(await page.getByRole("button", { name: "Account of Guest" }).innerText()).toBe("GU");
    expect(asked.filter((url) => !url.startsWith(base()))).toEqual([]);
  });
});

test("the list of documents takes its place on the home page before it is loaded", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const { page } = await enter("/", { viewport });
    const height = (): Promise<number> => page.evaluate(() => document.querySelector("main")!.scrollHeight);
    const before = await height();
    const list = page.getByRole("heading", { name: "Ready to use today" });
    await list.scrollIntoViewIfNeeded();
    await page
      .locator("main")
      .getByRole("link", { name: /^Rental Agreement/ })
      .waitFor();
    expect(Math.abs((await height()) - before)).toBeLessThan(60);
  }
});

test("a document whose law fails to load is not made, and continues once it is loaded", async () => {
  const { page, go } = await enter("/s/create-a-rental-agreement/en");
  await page.route("**/catalog/law/*.json", (route) => route.abort());
  const definition = await page.evaluate(async () => {
    const response = await fetch("/catalog/rental-agreement.en.json");
    return (await response.json()) as { readonly hash: string; readonly version: string };
  });
  const now = new Date().toISOString();
  await putDraft(page, "no-law", {
    format: 1,
    id: "no-law",
    definition: "rental-agreement",
    version: definition.version,
    hash: definition.hash,
    language: "en",
    answers: { state: "US-CA", start: "2027-01-01" },
    step: null,
    kept: [],
    created: now,
    changed: now,
    title: "",
  });
  await go("/s/create-a-rental-agreement/en?step=check-answers");
  await page.getByRole("heading", { level: 1, name: "The law could not be loaded" }).waitFor();
  expect(await page.getByRole("button", { name: /^Create my/ }).count()).toBe(0);
  await page.unroute("**/catalog/law/*.json");
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.getByRole("heading", { level: 1, name: /^Check your answers/ }).waitFor();
});

describe("languages", () => {
  test("a page without a Japanese body is in English under Japanese labels, and explains it (Q10)", async () => {
    const { page } = await enter("/s/Rent-Increase-Calculator/jp");
    await page.getByText("このページは英語のみです。").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("ja");
    expect(await page.locator("main h1").evaluate((one) => one.closest("[lang]")?.getAttribute("lang"))).toBe("en");
    expect(await page.getByRole("navigation", { name: "メニュー" }).count()).toBe(1);
    // Its text is the English one, so the English address is the one to list.
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
      /\/s\/Rent-Increase-Calculator\/en$/,
    );
  });

  test("an address without a language is in English, and the English address is canonical (Q10)", async () => {
    const { page } = await enter("/s/Rent-Increase-Calculator");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
      /\/s\/Rent-Increase-Calculator\/en$/,
    );
  });

  test("on a Japanese document the selectors show what is fixed, with the reason (Q19)", async () => {
    const { page } = await enter("/s/create-a-non-disclosure-agreement/jp");
    const boxes = page.getByRole("group", { name: "言語と法律" }).getByRole("combobox");
    await expect.poll(() => boxes.nth(1).innerText()).toBe("日本語");
    expect(await boxes.nth(3).innerText()).toBe("JPY");
    await boxes.nth(2).focus();
    expect(await boxes.nth(2).getAttribute("aria-disabled")).toBe("true");
    expect(await kept(page, "clausewright_global_settings")).toBeNull();
  });
});

describe("the frame", () => {
  test("What Users Say links to its section, which takes the focus (S085, Q25)", async () => {
    const { page } = await enter("/billing");
    await page.getByRole("button", { name: "Account and help" }).click();
    await page.getByRole("link", { name: "What Users Say" }).click();
    await page.waitForURL("**/testimonials/en#what-users-say");
    await expect.poll(() => focused(page)).toBe("what-users-say");
  });

  test("the account menu closes when Tab leaves it; Escape returns to its button (P4)", async () => {
    const { page } = await enter("/billing");
    const button = page.getByRole("button", { name: "Account and help" });
    await button.press("Enter");
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("Tab");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test("the menu of small screens traps the focus, and its close button is at least 44 px (P2)", async () => {
    const { page } = await enter("/billing", PHONE);
    await page.getByRole("button", { name: "Open the menu" }).click();
    const overlay = page.getByRole("dialog", { name: "Menu" });
    const close = await overlay.getByRole("button", { name: "Close" }).boundingBox();
    // While the pane slides in, a browser reports fractions.
    expect(Math.round(Math.min(close?.width ?? 0, close?.height ?? 0))).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    // The browser may hand the focus to its own bars, never to the page behind.
    expect(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest("dialog") !== null;
      }),
    ).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  });

  test("help is in the same place and order on every page (F39)", async () => {
    const { page, go } = await enter("/services");
    const order = () =>
      page.locator("header :is(a, button):visible").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    const selectors = page.locator("header").getByRole("combobox");
    await expect.poll(() => selectors.count()).toBe(4);
    const first = await order();
    for (const path of ["/billing", "/document-vault", "/help", "/s/create-a-will/en", "/no-such-page"]) {
      await go(path);
      await expect.poll(order, { message: path }).toEqual(first);
    }
  });

  test("a tooltip closes when the page scrolls (S117)", async () => {
    const { page } = await enter("/services");
    await page.getByRole("group", { name: "Language and law" }).getByRole("combobox").nth(2).hover();
    await page.getByRole("tooltip").first().waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
  });

  test("focus inside a toast pauses its timer (S122, S124)", async () => {
    const { page } = await enter("/personal-settings");
    await page.clock.install();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const toast = page.locator("li[data-state=open]");
    await toast.waitFor();
    await page.keyboard.press("F8");
    await letPass(page, 5_600);
    expect(await toast.count()).toBe(1);
  });

  test("the gallery shows every part by day, at night and in forced colors, in every state", async () => {
    const { page } = await enter("/developer_settings?gallery");
    for (const name of ["By day", "At night", "In forced colors"]) {
      const scene = page.getByRole("region", { name });
      await scene.waitFor();
      for (const state of ["default", "hover", "focus", "error", "disabled"])
        expect(await scene.locator(`[data-show~=${state}]`).count(), `${name} ${state}`).toBeGreaterThanOrEqual(6);
    }
    const paper = (name: string) =>
      page
        .getByRole("region", { name })
        .getByRole("textbox")
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(new Set([await paper("By day"), await paper("At night")]).size).toBe(2);
  });
});
