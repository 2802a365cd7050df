import { describe, expect, test } from "vitest";
import { visits } from "./visits.ts";
import { SERVICES, storedValue, boxOf, menu } from "./site-frame.ts";

const { enter } = visits();

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
    const stored = async () => (await storedValue(page, "clausewright_recent_pages")) as readonly Entry[];
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
