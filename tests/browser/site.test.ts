import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { letPass, visits } from "./visits.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const SERVICES = "/services";
const NDA = "/s/create-a-non-disclosure-agreement";

const { enter, base } = visits();

const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as unknown);
  }, key);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the screen");
  return box;
};

const names = async (locator: Locator): Promise<readonly string[]> =>
  (await locator.allInnerTexts()).map((text) => text.trim());

/** Requests to the server from now on, except code and images; grows as they are made. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (!/\/assets\/|mark\.svg$/.test(request.url())) calls.push(request.url());
  });
  return calls;
};

const menu = (page: Page): Locator => page.getByRole("navigation", { name: /^(Menu|メニュー)$/ });
const selectors = (page: Page): Locator => page.getByRole("group", { name: /^(Language and law|言語と法律)$/ });
const headerTitle = (page: Page): Locator => page.locator("header p").first();

describe("header", () => {
  test("stays at the top, 78 px high, with title, selectors and account (S045, S047)", async () => {
    const { page } = await enter(SERVICES);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 500);
    expect(await boxOf(page.locator("header").first())).toMatchObject({ y: 0, height: 78 });
    expect(await headerTitle(page).innerText()).toBe("Services");
    await expect.poll(() => selectors(page).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Open the menu" }).isVisible()).toBe(false);
  });

  test.each(["/", "/jp", "/th", "/trial-1"])("%s has neither header nor pane (S046, S068)", async (path) => {
    const { page } = await enter(path);
    // Selectors and menu are fetched after the page: only then is their absence a promise.
    await page.waitForLoadState("networkidle");
    expect(await headerTitle(page).count()).toBe(0);
    expect(await selectors(page).count()).toBe(0);
    expect(await menu(page).count()).toBe(0);
  });

  test("Go Back on the page that shows how it works leads home; the pane is hidden (S048, S068)", async () => {
    const { page } = await enter("/see-how-it-works/en");
    expect(await menu(page).count()).toBe(0);
    await page.getByRole("link", { name: "Go Back", exact: true }).click();
    await page.waitForURL(`${base()}/`);
  });

  test("the bar of the home page: chat, support, free trial (S049, S050)", async () => {
    const { page } = await enter("/");
    const bar = page.getByRole("banner");
    expect(await names(bar.getByRole("link"))).toEqual([
      "Clausewright",
      "Questions? Chat Now",
      "Contact support",
      "Free Trial",
    ]);
    await bar.getByRole("link", { name: "Questions? Chat Now" }).click();
    await expect.poll(() => page.locator("main h1").innerText()).toContain("Assistant");
    await page.goBack();
    await page.getByRole("link", { name: "Free Trial" }).click();
    await page.waitForURL("**/trial-1");
    // No number is known, and none is made up.
    expect(await page.getByText(/\+?\d[\d\s().-]{6,}\d/).count()).toBe(0);
  });

  test("tab and header of a tool, a calculator and another page (S051, S052, S055)", async () => {
    const { page, go } = await enter(`${NDA}/en`);
    expect(await page.title()).toBe("Non-Disclosure Agreement | Create \u2013 Clausewright");
    await expect.poll(() => headerTitle(page).innerText()).toBe("Create a Non-Disclosure Agreement");
    await go("/s/Rent-Increase-Calculator");
    await expect.poll(() => page.title()).toBe("Rent Increase Calculator | Calculate \u2013 Clausewright");
    await expect.poll(() => headerTitle(page).innerText()).toBe("Rent Increase Calculator | Calculate");
    await go("/s/review-an-operating-agreement/en");
    await expect.poll(() => headerTitle(page).innerText()).toBe("Review an Operating Agreement");
    await go("/billing");
    await expect.poll(() => page.title()).toBe("Billing \u2013 Clausewright");
  });

  test("a Japanese page has Japanese title, labels and list (S056, S059, S063, S081)", async () => {
    const { page } = await enter(`${NDA}/jp`);
    await expect.poll(() => headerTitle(page).innerText()).toBe("秘密保持契約書");
    await expect
      .poll(() => names(selectors(page).locator("span[id$=-label]")))
      .toEqual(["サイトの言語", "文書の言語", "準拠する法域", "通貨"]);
    expect(await selectors(page).getByRole("combobox").first().innerText()).toBe("日本語");
    expect(await menu(page).getByRole("heading").innerText()).toBe("メニュー");
    expect(await menu(page).getByRole("link", { name: "秘密保持契約書" }).count()).toBeGreaterThan(0);
    expect(await menu(page).getByRole("link", { name: "Last Will" }).count()).toBe(0);
  });
});

describe("selectors", () => {
  test("four of them, in order, with their options (S057, S058, S060, S061)", async () => {
    const { page } = await enter(SERVICES);
    const boxes = selectors(page).getByRole("combobox");
    await expect
      .poll(() => names(selectors(page).locator("span[id$=-label]")))
      .toEqual(["Site language", "Doc Language", "Jurisdiction", "Currency"]);
    const options = async (place: number): Promise<readonly string[]> => {
      await boxes.nth(place).click();
      const found = await names(page.getByRole("option"));
      await page.keyboard.press("Escape");
      return found;
    };
    expect(await options(0)).toEqual(["English", "Japanese"]);
    expect(await options(1)).toEqual(["English", "Spanish", "French", "German", "Chinese"]);
    expect(await options(2)).toHaveLength(58);
    expect(await options(3)).toEqual(["USD"]);
  });

  test("a change applies at once and is stored, without any request; a second tab follows (S067, S098, S095, S137)", async () => {
    const { page, context } = await enter(SERVICES);
    const other = await context.newPage();
    await other.goto("/default_settings");
    await other.locator("main h1").waitFor();
    await page.bringToFront();
    const calls = callsOf(page);
    await selectors(page).getByRole("combobox").nth(2).click();
    await page.getByRole("option", { name: "Ohio" }).click();
    // The option is clicked before the store has written.
    const settings = { jurisdiction: "Ohio", language: "English" };
    await expect.poll(() => kept(page, "clausewright_global_settings"), { timeout: 10_000 }).toMatchObject(settings);
    await expect.poll(() => other.getByLabel("Jurisdiction").last().innerText(), { timeout: 10_000 }).toBe("Ohio");
    expect(calls).toEqual([]);
  });

  test("the site language changes the page and back; without a counterpart the Japanese home page is offered (S058)", async () => {
    const { page } = await enter("/terms");
    const language = selectors(page).getByRole("combobox").first();
    await language.click();
    await page.getByRole("option", { name: "Japanese" }).click();
    await page.waitForURL("**/terms/jp");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("ja");
    await language.click();
    await page.getByRole("option", { name: "English" }).click();
    await page.waitForURL("**/terms");
    await page.goto("/billing");
    await language.click();
    await page.getByRole("option", { name: "Japanese" }).click();
    await page.getByRole("link", { name: "Go to the Japanese home page" }).click();
    await page.waitForURL("**/jp");
  });

  test("typing selects an option, and after a second the search restarts (S139)", async () => {
    const { page } = await enter(SERVICES);
    await selectors(page).getByRole("combobox").nth(2).click();
    await page.keyboard.type("new y");
    await expect.poll(() => page.locator("[data-highlighted]").innerText()).toBe("New York");
    await page.waitForTimeout(1_150);
    await page.keyboard.type("o");
    await expect.poll(() => page.locator("[data-highlighted]").innerText()).toBe("Ohio");
  });

  test("unreadable settings are logged, and nothing is shown (S100)", async () => {
    const { page } = await enter(SERVICES);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.evaluate(() => localStorage.setItem("clausewright_global_settings", "{"));
    await page.reload();
    await page.locator("main h1").waitFor();
    await expect.poll(() => said.join()).toContain("Failed to load global settings");
    expect(await selectors(page).getByRole("combobox").nth(1).innerText()).toBe("English");
  });
});

describe("tooltips", () => {
  const hints = [
    "The language of this website",
    "The language in which new documents or reports will be generated",
    "The geographical area whose law will be applied",
  ];
  const tip = (page: Page): Locator => page.getByRole("tooltip");

  test("each opens at once on focus, with its own text (S064, S065, S066, S115)", async () => {
    const { page } = await enter(SERVICES);
    // They load after the page; Tab would skip them until then.
    await selectors(page).getByRole("combobox").first().waitFor();
    await page.keyboard.press("Tab");
    await expect
      .poll(async () => {
        await page.keyboard.press("Tab");
        return page.evaluate(() => document.activeElement?.getAttribute("role"));
      })
      .toBe("combobox");
    for (const hint of hints) {
      await expect.poll(() => tip(page).first().innerText(), { timeout: 400 }).toContain(hint);
      await page.keyboard.press("Tab");
    }
  });

  test("opens after 700 ms, faster on the next control, and closes on leaving, Escape and click (S114, S116, S117)", async () => {
    const { page } = await enter(SERVICES);
    const boxes = selectors(page).getByRole("combobox");
    await boxes.nth(1).hover();
    await page.waitForTimeout(450);
    expect(await tip(page).count()).toBe(0);
    await expect.poll(() => tip(page).count(), { timeout: 900 }).toBeGreaterThan(0);
    await page.mouse.move(640, 600, { steps: 8 });
    await expect.poll(() => tip(page).count()).toBe(0);
    await boxes.nth(2).hover();
    await page.waitForTimeout(150);
    expect(await tip(page).first().innerText()).toContain(hints[2]);
    await page.keyboard.press("Escape");
    await expect.poll(() => tip(page).count()).toBe(0);
    await page.mouse.move(640, 600, { steps: 8 });
    await page.waitForTimeout(400);
    await boxes.nth(1).hover();
    await expect.poll(() => tip(page).count(), { timeout: 1_500 }).toBeGreaterThan(0);
    await boxes.nth(1).click();
    await expect.poll(() => tip(page).count()).toBe(0);
  });
});

describe("left pane", () => {
  const width = async (page: Page): Promise<number> => (await boxOf(menu(page))).width;

  test("is dragged by its edge, within 300 and 800, and releasing outside the window ends it (S070, S071)", async () => {
    const { page } = await enter(SERVICES);
    const edge = page.getByRole("separator", { name: "Menu" });
    expect(await width(page)).toBe(300);
    const { x, y } = await boxOf(edge);
    await page.mouse.move(x + 12, y + 300);
    await page.mouse.down();
    await page.mouse.move(x + 112, y + 300);
    expect(await width(page)).toBe(400);
    await page.mouse.move(1270, y + 300);
    expect(await width(page)).toBe(800);
    await page.mouse.move(-40, -30);
    await page.mouse.up();
    expect(await width(page)).toBe(300);
    await page.mouse.move(700, 400);
    expect(await width(page)).toBe(300);
  });

  test("and by keys: arrows, Shift, Home, End, Enter, and two buttons (S071, P1)", async () => {
    const { page } = await enter(SERVICES);
    const edge = page.getByRole("separator", { name: "Menu" });
    await edge.focus();
    const press = async (key: string): Promise<string | null> => {
      await page.keyboard.press(key);
      return edge.getAttribute("aria-valuenow");
    };
    expect(await press("ArrowRight")).toBe("316");
    expect(await press("Shift+ArrowRight")).toBe("380");
    expect(await press("Enter")).toBe("300");
    expect(await press("Enter")).toBe("380");
    expect(await press("End")).toBe("800");
    expect(await press("ArrowRight")).toBe("800");
    expect(await press("Home")).toBe("300");
    expect(await press("ArrowLeft")).toBe("300");
    await page.getByRole("button", { name: "Wider" }).click();
    expect(await width(page)).toBe(364);
    await page.reload();
    await page.locator("main h1").waitFor();
    await expect.poll(() => width(page)).toBe(364);
  });

  test("collapses to a rail of named icons, remembers it, and expands from a group's icon", async () => {
    const { page } = await enter("/settings");
    const width = async (): Promise<number> => (await menu(page).boundingBox())?.width ?? 0;
    await menu(page).getByRole("button", { name: "Collapse the menu" }).click();
    await expect.poll(width).toBe(56);
    await page.reload();
    await menu(page).getByRole("link", { name: "Review a Document" }).waitFor();
    expect(await width()).toBe(56);
    await menu(page).getByRole("button", { name: "Calculators" }).click();
    await expect.poll(width).toBe(300);
  });

  test("a form's Start is in sight at 1280 × 800 and at 360 × 740", async () => {
    for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport]) {
      const { page } = await enter("/s/create-a-rental-agreement/en", { viewport });
      const box = await page.getByRole("button", { name: "Start", exact: true }).boundingBox({ timeout: 10_000 });
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    }
  });

  test("is headed Menu; groups open and close; one category at a time (S072, S075, S076, S078)", async () => {
    const { page } = await enter("/settings");
    const pane = menu(page);
    expect(await pane.getByRole("heading", { name: "Menu", exact: true }).count()).toBe(1);
    const recent = pane.getByRole("button", { name: "My Recent" });
    await recent.click();
    expect(await recent.getAttribute("aria-expanded")).toBe("false");
    await recent.click();
    expect(await pane.getByRole("link", { name: "Settings", exact: true }).count()).toBe(1);
    const category = (name: string): Locator => pane.getByRole("button", { name });
    await category("Family & Relationships").click();
    expect(await pane.getByRole("link", { name: "Last Will" }).count()).toBe(1);
    await category("Legal & Financial").click();
    expect(await category("Family & Relationships").getAttribute("aria-expanded")).toBe("false");
    expect(await category("Legal & Financial").getAttribute("aria-expanded")).toBe("true");
    await category("Legal & Financial").click();
    expect(await category("Legal & Financial").getAttribute("aria-expanded")).toBe("false");
    await page.evaluate(() => localStorage.removeItem("clausewright_recent_pages"));
    await page.goto("/no-such-page");
    await pane.getByText("No recent pages", { exact: true }).waitFor();
    await pane.getByText("Start browsing to see your recent pages here.", { exact: true }).waitFor();
  });

  test("the box above the categories finds documents by synonyms (P3)", async () => {
    const { page } = await enter(SERVICES);
    await menu(page).getByLabel("Find in the menu").fill("landlord");
    await menu(page).getByRole("link", { name: "Rental Agreement" }).waitFor();
    await menu(page).getByLabel("Find in the menu").fill("");
    await menu(page).getByRole("button", { name: "General Purpose" }).waitFor();
  });

  test("related pages come first on a document page and are absent elsewhere (S074)", async () => {
    const { page, go } = await enter(`${NDA}/en`);
    await menu(page).getByRole("button", { name: "Related" }).waitFor();
    await go("/billing");
    await menu(page).getByRole("button", { name: "Draft a Document" }).waitFor();
    expect(await menu(page).getByRole("button", { name: "Related" }).count()).toBe(0);
  });

  test("the review of a power of attorney has no Menu heading and no My Recent (S082)", async () => {
    const { page } = await enter("/s/review-a-power-of-attorney/en");
    await menu(page).getByRole("button", { name: "Draft a Document" }).waitFor();
    expect(await menu(page).getByRole("heading", { name: "Menu", exact: true }).count()).toBe(0);
    expect(await menu(page).getByRole("button", { name: "My Recent" }).count()).toBe(0);
  });
});

describe("small screens", () => {
  test("the menu is an overlay: opened by the button, closed by backdrop, Escape, its own button and a link (S068, S069, S113)", async () => {
    const { page } = await enter(SERVICES, PHONE);
    const button = page.getByRole("button", { name: "Open the menu" });
    const overlay = page.getByRole("dialog", { name: "Menu" });
    expect(await overlay.count()).toBe(0);
    await button.click();
    await overlay.waitFor();
    await page.mouse.click(335, 400);
    await overlay.waitFor({ state: "detached" });
    await button.click();
    await page.keyboard.press("Escape");
    await overlay.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await overlay.getByRole("button", { name: "Close" }).click();
    await overlay.waitFor({ state: "detached" });
    await button.click();
    await overlay.getByRole("link", { name: "Document Vault" }).click();
    await page.waitForURL("**/document-vault");
    await overlay.waitFor({ state: "detached" });
  });

  test("the bottom bar: five items in order, Back among them (S084)", async () => {
    const { page } = await enter("/", PHONE);
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await bar.waitFor();
    expect(await names(bar.getByRole("listitem"))).toEqual(["Back", "Home", "Services", "My Services", "Chat"]);
    await bar.getByRole("link", { name: "Services", exact: true }).click();
    await page.waitForURL("**/services");
    await bar.getByRole("button", { name: "Back" }).click();
    await page.waitForURL(`${base()}/`);
    for (const item of await bar.getByRole("listitem").all())
      expect((await boxOf(item)).height).toBeGreaterThanOrEqual(48);
    await page.goto("/privacy/jp");
    const inJapanese = page.getByRole("navigation", { name: "クイックリンク" });
    await inJapanese.waitFor();
    const ways = await inJapanese
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
    expect(ways).toEqual(["/jp", "/services", "/my-services", "/s/assistant/jp"]);
  });

  test("767 px is small, 768 px is not (S141)", async () => {
    const { page } = await enter(SERVICES, { viewport: { width: 767, height: 900 } });
    expect(await page.getByRole("button", { name: "Open the menu" }).isVisible()).toBe(true);
    expect(await menu(page).count()).toBe(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await menu(page).waitFor();
    expect(await page.getByRole("button", { name: "Open the menu" }).isVisible()).toBe(false);
  });

  test("the selectors open as a sheet with their hints in sight", async () => {
    const { page } = await enter(SERVICES, PHONE);
    await page.getByRole("button", { name: "Language and law settings" }).click();
    const sheet = page.getByRole("dialog", { name: "Language and law" });
    await sheet.getByText("The geographical area whose law will be applied").waitFor();
    await sheet.getByLabel("Doc Language").selectOption("French");
    expect(await kept(page, "clausewright_global_settings")).toMatchObject({ language: "French" });
  });
});

describe("account menu", () => {
  const list = (page: Page): Locator => page.getByRole("navigation", { name: /Account/ }).getByRole("link");

  test("signed out, signed in, and out again (S085, S086, S087, S088, S105, S106, S112)", async () => {
    const { page } = await enter("/log-in");
    await page.getByLabel("Email").fill("ann.lee@mail.example");
    await page.getByRole("button", { name: "Log in", exact: true }).last().click();
    await page.waitForURL("**/my-services");
    expect(await kept(page, "auth_user")).toMatchObject({ firstName: "ann.lee", lastName: "User" });
    const button = page.getByRole("button", { name: "Account of ann.lee" });
    await button.click();
    expect((await names(list(page))).at(-1)).toBe("Log-out");
    await page.keyboard.press("Escape");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await page.mouse.click(700, 500);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await list(page).last().click();
    await page.waitForURL(`${base()}/`);
    expect(await kept(page, "auth_user")).toBeNull();
    await page.goto(SERVICES);
    await page.getByRole("button", { name: "Account and help" }).click();
    expect((await names(list(page))).at(-1)).toBe("Log-in");
  });

  test.each([
    ["S103", "Log in", 900, 1300],
    ["S104", "Sign up", 1400, 1800],
  ])("%s S137 %s is simulated, without any request", async (_line, mode, least, most) => {
    const { page } = await enter("/log-in");
    await page.getByRole("group", { name: "Log in or sign up" }).getByRole("button", { name: mode }).click();
    const send = mode === "Log in" ? "Log in" : "Create the account";
    const calls = callsOf(page);
    const took = await page.evaluate(async (name) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>("form button")].find(
        (one) => one.textContent === name,
      );
      const start = performance.now();
      button?.click();
      while (localStorage.getItem("auth_user") === null) await new Promise((done) => setTimeout(done, 10));
      return performance.now() - start;
    }, send);
    expect(took).toBeGreaterThanOrEqual(least);
    expect(took).toBeLessThanOrEqual(most);
    expect(calls).toEqual([]);
  });

  test("the Japanese log-in page is in Japanese (S020)", async () => {
    const { page } = await enter("/log-in/jp");
    expect(await page.getByLabel("メールアドレス").count()).toBe(1);
  });
});

describe("toasts", () => {
  const toast = (page: Page): Locator => page.locator("li[data-state=open]", { hasText: "Saved on this device" });
  const save = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toast(page).waitFor();
  };

  test("disappears by itself after five seconds; a new one replaces it (S121, S118)", async () => {
    const { page } = await enter("/personal-settings");
    await page.clock.install();
    await save(page);
    await save(page);
    expect(await page.locator("li[data-state=open]").count()).toBe(1);
    await page.mouse.move(400, 300);
    await letPass(page, 3_500);
    expect(await toast(page).count()).toBe(1);
    await letPass(page, 1_500);
    expect(await toast(page).count()).toBe(0);
  });

  test("hovering pauses its timer (S122)", async () => {
    const { page } = await enter("/personal-settings");
    await page.clock.install();
    await save(page);
    await toast(page).hover();
    await letPass(page, 5_800);
    expect(await toast(page).count()).toBe(1);
    await page.mouse.move(300, 300);
    await letPass(page, 5_000);
    expect(await toast(page).count()).toBe(0);
  });

  test("a swipe of 49 px springs back, one of 50 px dismisses it; it is at most 420 px wide (S123, S125)", async () => {
    const { page } = await enter("/personal-settings");
    await save(page);
    await toast(page).hover();
    const { x, y, width } = await boxOf(toast(page));
    expect(width).toBeLessThanOrEqual(420);
    const swipe = async (by: number): Promise<void> => {
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 75, y + 20);
      await page.mouse.move(x + 60 + by, y + 20);
      await page.mouse.up();
    };
    await swipe(49);
    await page.waitForTimeout(300);
    expect(await toast(page).count()).toBe(1);
    await swipe(51);
    await expect.poll(() => toast(page).count()).toBe(0);
  });

  test("a warning has its own icon and text, not only its own color (S126)", async () => {
    const { page } = await enter("/developer_settings?gallery");
    const show = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).click();
      const shown = page.locator("li[data-state=open]").last();
      await shown.waitFor();
      await expect.poll(() => page.locator("li[data-state=open]").count()).toBe(1);
      return { sign: await shown.locator("svg").first().getAttribute("class"), words: await shown.textContent() };
    };
    const plain = await show("Show a toast");
    const warning = await show("Show a warning");
    expect(warning.sign).toContain("lucide-circle");
    expect(warning.sign?.replace(/text-\w+/, "")).not.toBe(plain.sign?.replace(/text-\w+/, ""));
    expect(warning.words).toMatch(/^Warning/);
    expect(plain.words).not.toMatch(/^Warning/);
  });

  test("F8 moves the focus to the toasts (S124)", async () => {
    const { page } = await enter("/personal-settings");
    await save(page);
    await page.keyboard.press("F8");
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest("[role=region]")?.getAttribute("aria-label"));
    await expect.poll(inside).toContain("Notifications");
  });
});

describe("pages load and fail", () => {
  test("while a page loads, a centered Loading... is shown (S027, S026)", async () => {
    const { page } = await enter(SERVICES);
    await page.route("**/assets/billing-page-*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await route.continue();
    });
    await page.evaluate(() => {
      history.pushState({}, "", "/billing");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    const spinner = page.getByRole("status").filter({ hasText: "Loading..." });
    await spinner.waitFor();
    expect(await spinner.innerText()).toBe("Loading...");
    const middles = await Promise.all(
      [page.getByText("Loading...", { exact: true }).last(), page.locator("main")].map(async (one) => {
        const { x, width } = await boxOf(one);
        return x + width / 2;
      }),
    );
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(1);
    await page.getByRole("heading", { name: "Billing" }).waitFor();
  });

  test("a page that fails to render shows the error screen, and another page works (S089, S090, S091)", async () => {
    const { page, faults } = await enter("/settings");
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.route("**/assets/billing-page-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export const BillingPage = () => { throw new Error("broken on purpose"); };',
      }),
    );
    await page.goto("/billing");
    const screen = page.getByRole("alert");
    await screen.getByRole("heading", { name: "Something went wrong", exact: true }).waitFor();
    await screen
      .getByText("There was an error loading this page. Please try refreshing or navigating to a different page.", {
        exact: true,
      })
      .waitFor();
    await screen.getByText("Error Details").click();
    await screen.getByText("broken on purpose").waitFor();
    expect(logged.join()).toContain("broken on purpose");
    await page.unroute("**/assets/billing-page-*.js");
    await screen.getByRole("button", { name: "Refresh Page", exact: true }).click();
    await page.getByRole("heading", { name: "Billing" }).waitFor();
    faults.length = 0;
  });

  test.each([
    ["a page whose questions do not come", "**/catalog/*.en.json", "This page could not be loaded", "Try again"],
    ["a frame that does not come", "**/assets/work-frame-*.js", "Something went wrong", "Refresh Page"],
  ])(
    "%s is announced in the heading of the page, without a placeholder over it",
    async (_what, missing, title, wayOn) => {
      const { page, faults } = await enter("/");
      await page.route(missing, (route) => route.abort());
      await page.goto("/s/create-a-non-disclosure-agreement/en");
      await page.getByRole("heading", { level: 1, name: title }).waitFor({ timeout: 5_000 });
      expect(await page.locator("h1").count()).toBe(1);
      await page.getByRole("button", { name: wayOn }).click({ timeout: 5_000 });
      faults.length = 0;
    },
  );

  test("visits are listed newest first, five at most, including the log-in page (S109, S110)", async () => {
    const { page, go } = await enter("/");
    type Entry = { readonly path: string; readonly title: string; readonly icon: string; readonly timestamp: number };
    const stored = async () => (await kept(page, "clausewright_recent_pages")) as readonly Entry[];
    for (const path of ["/services", "/log-in", "/billing", "/login", "/help", "/terms", "/services"]) {
      await go(path);
      // A visit is recorded after the page has rendered; the next address would overtake it.
      const newest = async () => (await stored())[0]?.path;
      await expect.poll(newest, { timeout: 10_000 }).toBe(path === "/login" ? "/billing" : path);
    }
    await go("/nowhere");
    await page.locator("main h1").waitFor();
    expect((await stored()).map(({ path }) => path)).toEqual(["/services", "/terms", "/help", "/billing", "/log-in"]);
    const entries = await stored();
    for (const entry of entries) expect(Object.keys(entry).toSorted()).toEqual(["icon", "path", "timestamp", "title"]);
  });

  test("a new page sets its title, focuses its heading and starts at the top (F33)", async () => {
    const { page } = await enter(SERVICES);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 300);
    await menu(page).getByRole("link", { name: "Document Vault" }).click();
    await page.getByRole("heading", { name: "Document Vault" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toBe("Document Vault \u2013 Clausewright");
  });

  test("the header never covers the focused element (F33)", async () => {
    const { page } = await enter(SERVICES);
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (
          !element ||
          element === document.body ||
          element.closest("header, nav") ||
          element.matches("[href='#content']")
        )
          return false;
        const { top, bottom } = element.getBoundingClientRect();
        return bottom <= 78 || top >= innerHeight;
      });
      expect(covered).toBe(false);
    }
  });

  test("links change the page without reloading the site (S007, S026)", async () => {
    const { page } = await enter("/");
    await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
    await page.getByRole("link", { name: "Start a document" }).click();
    await page.getByRole("heading", { name: "Services", exact: true }).waitFor();
    expect(await page.evaluate(() => "sameVisit" in globalThis)).toBe(true);
  });

  test("the three home pages differ in language (S148)", async () => {
    const { page, go } = await enter("/");
    const texts: string[] = [];
    for (const path of ["/", "/jp", "/th"]) {
      await go(path);
      texts.push(await page.locator("main").innerText());
    }
    expect([/[ぁ-ん]/, /[ก-๙]/].map((script) => texts.map((text) => script.test(text)))).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
  });

  test("a select item with an empty value throws (S138)", async () => {
    const { SelectItem } = await import("../../src/ui/primitives/select-item.tsx");
    expect(() => SelectItem({ value: "", children: "x" })).toThrow("must not be an empty string");
  });
});

test("the search of the first page finds by other words, by keyboard alone", async () => {
  const { page } = await enter("/");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("secrecy");
  await page
    .getByRole("link", { name: /Non-Disclosure Agreement/ })
    .first()
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/s\/create-a-non-disclosure-agreement/);
});
