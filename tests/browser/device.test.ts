import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openAt } from "./form-pages.ts";
import { openSite, shoot } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";
import { readAllStores } from "./storage-faults.ts";
import { visits } from "./visits.ts";
import { chooseFromMenu } from "./row-menu.ts";

const { enter } = visits({ acceptDownloads: true });

/** Presses a button that makes a file; the name of the file and its text. */
const fileOf = async (
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
};

const addFile = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type="file"][aria-label="Add a file"]')
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

const entry = (page: Page, name: string) => page.locator("main li", { has: page.getByRole("heading", { name }) });

describe("document vault", () => {
  test("add, rename, tag, search, a newer version, trash and back, one file out and in again", async () => {
    const { page } = await enter("/document-vault");
    await addFile(page, "lease.txt", "first text");
    await addFile(page, "policy.txt", "a policy");
    await entry(page, "policy").waitFor();
    await chooseFromMenu(entry(page, "lease"), "Rename");
    await page.getByLabel("New name").fill("Lease of Elm Street");
    await page.getByLabel("Tags").fill("home, 2026");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const lease = entry(page, "Lease of Elm Street");
    await lease.waitFor();
    await lease
      .locator('input[type="file"]')
      .setInputFiles({ name: "lease2.txt", mimeType: "text/plain", buffer: Buffer.from("second text") });
    await lease.getByText("Versions (2)").click();
    const older = await fileOf(page, () => lease.getByRole("button", { name: "Download lease.txt" }).click());
    expect(older).toEqual({ name: "lease.txt", text: "first text" });
    await page.getByLabel("Find in the vault").fill("elm");
    expect(await entry(page, "policy").count()).toBe(0);
    await page.getByLabel("Find in the vault").fill("");
    await page.getByRole("group", { name: "Tag" }).getByRole("button", { name: "home" }).click();
    await page.getByText("1 document", { exact: true }).waitFor();
    await chooseFromMenu(lease, "Move to trash");
    await lease.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Trash (1)" }).click();
    await entry(page, "Lease of Elm Street").getByRole("button", { name: "Restore" }).click();
    await page.getByRole("button", { name: "Save everything as one file" }).click();
    const all = await fileOf(page, () => page.getByRole("button", { name: "Save the file" }).click());
    await page.getByText(/This site uses .+ of about/).waitFor();

    const other = await enter("/document-vault");
    await other.page
      .locator('input[type="file"][aria-label="Bring a saved file back"]')
      .setInputFiles({ name: all.name, mimeType: "application/json", buffer: Buffer.from(all.text) });
    await other.page.getByText("2 restored, 0 already here.").waitFor();
    const back = entry(other.page, "Lease of Elm Street");
    await back.getByText("home", { exact: true }).waitFor();
    const latest = await fileOf(other.page, () => back.getByRole("button", { name: "Download lease2.txt" }).click());
    expect(latest.text).toBe("second text");
  });

  test("the menu of a document at the foot of the window opens above its button", async () => {
    const { page } = await enter("/document-vault");
    await addFile(page, "lease.txt", "a lease");
    const button = page.getByRole("button", { name: "Actions for lease" });
    const { y } = (await button.boundingBox())!;
    await page.setViewportSize({ width: 1280, height: Math.round(y) + 60 });
    await button.click();
    const menu = (await page.getByRole("menu").boundingBox())!;
    const below = (await button.boundingBox())!;
    expect(menu.y).toBeGreaterThanOrEqual(0);
    expect(menu.y + menu.height).toBeLessThanOrEqual(below.y + 1);
  });

  test("the menu of a document by keyboard: arrows, a letter, End, Escape back to its button; a choice closes it", async () => {
    const { page } = await enter("/document-vault");
    await addFile(page, "lease.txt", "a lease");
    const button = page.getByRole("button", { name: "Actions for lease" });
    const active = () => page.evaluate(() => document.activeElement?.textContent ?? "");
    await button.focus();
    const reached: string[] = [];
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown", "w", "End", "Home"]) {
      await page.keyboard.press(key);
      reached.push(await active());
    }
    // The first arrow opens the menu; from the first item, up leads to the last one and down from there back.
    const [first, second, last, watch] = ["Rename", "Add a newer version", "Move to trash", "Watch its dates"];
    expect(reached).toEqual([first, second, first, last, first, watch, last, first]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("menu").count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("menu").count()).toBe(0);
    await page.getByLabel("New name").waitFor();
  });

  test("a broken record is counted and hides nothing; a second tab follows", async () => {
    const { page, context } = await enter("/document-vault");
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const asked = indexedDB.open("clausewright");
          asked.onerror = () => fail(new Error("no database"));
          asked.onsuccess = () => {
            const change = asked.result.transaction("documents", "readwrite");
            change.objectStore("documents").put({ format: 99, name: 7 }, "broken");
            change.oncomplete = () => {
              asked.result.close();
              done();
            };
          };
        }),
    );
    const second = await context.newPage();
    await second.goto("/document-vault");
    await second.getByText("One record could not be read.").waitFor();
    await addFile(second, "will.txt", "a will");
    await entry(second, "will").waitFor();
    await entry(page, "will").waitFor();
    await page.getByText("One record could not be read.").waitFor();
  });
});

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

test("expiration tracker: renewal, the last day for notice, a calendar file; the focus stays in the page (F33)", async () => {
  const { page } = await enter("/expiration-tracker");
  await page.getByRole("button", { name: "Add dates" }).press("Enter");
  // The focused element was removed, so the heading of its replacement has the focus.
  await expect.poll(() => focused(page)).toBe("Add dates");
  await page.getByLabel("What is it?").fill("Lease of Elm Street 12");
  await page.getByLabel("It takes effect on").fill("2099-01-01");
  await page.getByLabel("Last day of the first term").fill("2099-12-31");
  await page.getByLabel("It renews automatically").check();
  await page.getByLabel("Each time for how many months?").fill("12");
  await page.getByLabel("Notice must be given before the end").check();
  await page.getByLabel("Months", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Act soon");
  // Three months before the end of 31 December 2099 is the last of September.
  await page.getByText("Last day for notice: September 30, 2099").waitFor();
  const file = await fileOf(page, () => page.getByRole("button", { name: "Save as a calendar file" }).click());
  expect(file.name).toBe("deadlines.ics");
  expect(file.text).toContain("DTSTART;VALUE=DATE:20990930");
  expect(file.text).toContain("Give notice: Lease of Elm Street 12");
});

test("expiration tracker: a notice day missed yesterday comes first, in red, until it is dismissed", async () => {
  const { page } = await enter("/expiration-tracker");
  const inDays = (days: number) =>
    page.evaluate((count) => {
      const day = new Date();
      day.setDate(day.getDate() + count);
      return day.toLocaleDateString("sv");
    }, days);
  const add = async (name: string, end: string, notice: string | null): Promise<void> => {
    await page.getByRole("button", { name: "Add dates" }).click();
    await page.getByLabel("What is it?").fill(name);
    await page.getByLabel("Last day of the first term").fill(end);
    if (notice !== null) {
      await page.getByLabel("It renews automatically").check();
      await page.getByLabel("Each time for how many months?").fill("12");
      await page.getByLabel("Notice must be given before the end").check();
      await page.getByLabel("Days", { exact: true }).fill(notice);
    }
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name, level: 3 }).waitFor();
  };
  await add("Supply agreement", await inDays(3), null);
  await add("Lease", await inDays(27), "28");
  const names = page.getByRole("heading", { level: 3 });
  expect(await names.allInnerTexts()).toEqual(["Lease", "Supply agreement"]);
  const due = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Act soon" }) })
    .getByRole("listitem");
  expect(await due.first().innerText()).toMatch(/Notice day passed: Lease\s+The last day for notice was .*, 1 day ago/);
  const said = page.getByText("Notice day passed 1 day ago");
  const isRed = (element: Element): boolean => {
    const [red, green, blue] = getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .map(Number);
    return red! > 2 * green! && red! > 2 * blue!;
  };
  expect([await said.evaluate(isRed), await due.first().locator("p").evaluate(isRed)]).toEqual([true, true]);
  expect(await page.getByText(/36\d days left/).count()).toBe(0);
  await due.first().getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(() => due.first().innerText()).toContain("Ends: Supply agreement");
});

test.each([
  ["/", "kids"],
  ["/services", "kids"],
])(
  "search on %s for %j: what can be used comes first, and Enter goes to it without opening it",
  async (path, words) => {
    const { page } = await enter(path);
    const box = page.locator("main").getByRole("searchbox");
    await box.fill(words);
    const hits = page.locator("[data-hit]");
    await page.locator("[data-hit]", { hasText: "Coming soon" }).first().waitFor();
    const planned = (await hits.allInnerTexts()).map((text) => text.includes("Coming soon"));
    expect(planned).toEqual(planned.toSorted((a, b) => Number(a) - Number(b)));
    expect(planned[0]).toBe(false);
    const [first] = await hits.evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    await box.press("Enter");
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement!.getAttribute("href"));
    await expect.poll(focused).toBe(first);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${first}`);
  },
);

test.each([
  ["/", "purple elephants", ["/s/assistant/en", "/services"]],
  ["/jp", "紫色の象", ["/s/assistant/jp", "/services"]],
  ["/services", "purple elephants", ["/s/assistant/en", "/services"]],
])("search on %s that finds nothing leads to the assistant and the services", async (path, words, ways) => {
  const { page } = await enter(path);
  await page.locator("main").getByRole("searchbox").fill(words);
  const hits = page.locator("[data-hit]");
  await hits.first().waitFor();
  expect(await hits.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(ways);
  // By keyboard, too.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${ways[0]}`);
});

test.each([
  ["/", "landlord", "Rental Agreement"],
  ["/", "sell my truck", "Bill of Sale"],
  ["/jp", "業務委託", "業務委託契約書"],
])("search on %s: %s finds %s", async (path, words, title) => {
  const { page } = await enter(path);
  await page.getByRole("searchbox").fill(words);
  await page.getByRole("link", { name: title }).first().waitFor();
});

test("Enter before the list is loaded goes to its first line once it is there", async () => {
  const { page } = await enter("/");
  const box = page.locator("main").getByRole("searchbox");
  await box.fill("landlord keeps my deposit");
  await box.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement!.hasAttribute("data-hit"))).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/");
});

test.each([
  ["/", "employment agreement", "Document"],
  ["/", "child support", "Calculator"],
  ["/services", "small claims", "Checker"],
])("search on %s: what %s finds first says that it is a %s", async (path, words, kind) => {
  const { page } = await enter(path);
  await page.locator("main").getByRole("searchbox").fill(words);
  const first = page.locator("[data-hit]").first();
  await first.getByText(kind, { exact: true }).waitFor();
});

/** Deletes cached responses for some addresses. */
const forget = async (page: Page, part: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => url.includes(wanted));
      await Promise.all(requests.map((request) => cache.delete(request, { ignoreVary: true })));
    }
  }, part);
};

describe("after one visit home, with the site on the device", () => {
  // Storing the whole site takes longer than the tests of it, so they have one visitor.
  let visit: Visit;
  let visitor: Visitor;
  beforeAll(async () => {
    visit = await openSite();
    visitor = await visit.visitor({ acceptDownloads: true, serviceWorkers: "allow" });
    await visitor.go("/");
    const isStored = () => navigator.serviceWorker.controller !== null;
    await visitor.page.waitForFunction(isStored, null, { timeout: 60_000 });
  });
  afterEach(async () => {
    expect(visitor.faults.splice(0)).toEqual([]);
    await visitor.context.setOffline(false);
  });
  afterAll(() => visit?.close());

  test("a large font is cached by the hash of its content, and one cached by name alone is not used", async () => {
    const { page } = visitor;
    const [size, addresses] = await page.evaluate(async () => {
      const cache = await caches.open("fonts");
      await cache.put("/fonts/NotoSansJP-Regular.otf", new Response("old"));
      const font = await (await fetch("/fonts/NotoSansJP-Regular.otf")).arrayBuffer();
      return [font.byteLength, (await cache.keys()).map(({ url }) => new URL(url).search)] as const;
    });
    expect(size).toBeGreaterThan(600_000);
    expect(addresses).toContainEqual(expect.stringMatching(/^\?[0-9a-f]{16}$/));
  });

  test("the site opens without a network and reports that it is offline", async () => {
    const { page, context, go } = visitor;
    await context.setOffline(true);
    for (const path of ["/services", "/s/create-a-non-disclosure-agreement/en", "/jp", "/privacy", "/document-vault"]) {
      await go(path);
      expect(await page.locator("main h1").first().innerText()).not.toBe("");
    }
    // Newer versions of Chromium forget the emulated state of navigator.onLine with each page.
    const network = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    const session = await context.newCDPSession(page);
    await session.send("Network.overrideNetworkState" as "Network.emulateNetworkConditions", network).catch(() => null);
    await page.getByText("You are offline.").waitFor();
    await session.detach();
  });

  test("a form page, its draft and its files work without a network", async () => {
    const { page, context, go } = visitor;
    await context.setOffline(true);
    await go("/");
    await openAt(visitor, "check-answers");
    await page.getByRole("button", { name: /^Create my/ }).click();
    await page.getByRole("heading", { name: /ready/i }).first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: /Word/ }).first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.docx$/);
    await forget(page, "/fonts/");
    await page.getByRole("button", { name: /PDF/ }).first().click();
    await page.getByText("A font for the PDF file is not on this device yet and could not be loaded.").waitFor();
    await go("/my-services");
    await page.getByText("Non-Disclosure Agreement").first().waitFor();
  });

  test("a newer version waits until it is requested", async () => {
    const { page, go } = visitor;
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // The same worker under another address is another version to the browser.
      await navigator.serviceWorker.register("/service-worker.js?newer");
      return registration?.scope;
    });
    await go("/help");
    await page.getByRole("button", { name: "Update now" }).waitFor();
    expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))).toBe(
      true,
    );
  });
});

test("everything on the device is deleted from the settings, by keyboard, after a question", async () => {
  const { page, go, faults } = await enter("/document-vault");
  await addFile(page, "lease.txt", "first text");
  await entry(page, "lease").waitFor();
  await page.evaluate(() => {
    localStorage.setItem("clausewright_personal_settings", '{"version":1,"name":"Ana Lund"}');
    sessionStorage.setItem("clausewright_left", "x");
  });
  await page.evaluate(async () => void (await caches.open("site-old")));
  await go("/settings");
  const remove = page.getByRole("button", { name: "Delete everything…" });
  const records = () => readAllStores(page);
  const before = await records();
  await remove.focus();
  // The focus is not on the button that deletes, so Enter pressed twice deletes nothing.
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await records()).toEqual(before);
  await remove.press("Enter");
  await page.getByRole("dialog").waitFor();
  await shoot(page, "erase-question");
  const yes = page.getByRole("dialog").getByRole("button", { name: "Delete everything", exact: true });
  while (!(await yes.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
  await Promise.all([page.waitForURL(/\/$/), page.keyboard.press("Enter")]);
  expect(JSON.stringify(before)).toContain("lease");
  expect(JSON.stringify(await records())).not.toContain("lease");
  const left = await page.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage }),
    session: sessionStorage.getItem("clausewright_left"),
    old: await caches.has("site-old"),
  }));
  expect(left.local).not.toContain("Ana Lund");
  expect(left).toMatchObject({ session: null, old: false });
  expect(faults).toEqual([]);
});
