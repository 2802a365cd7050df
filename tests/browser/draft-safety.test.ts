import { readFileSync } from "node:fs";
import type { Dialog, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NDA, control, drafts, goOn, heading, openAt, putDraft, walkTo, withoutPrerender } from "./form-pages.ts";
import { shoot } from "./harness.ts";
import type { Visitor } from "./harness.ts";
import { visits } from "./visits.ts";

const { enter } = visits({ acceptDownloads: true });

const main = (page: Page): Promise<string> => page.locator("main").innerText();
const answersOf = async (page: Page): Promise<{ readonly [question: string]: unknown }> => {
  const [draft] = (await drafts(page)) as readonly { readonly answers: { readonly [question: string]: unknown } }[];
  return draft!.answers;
};

const twoTabs = async (): Promise<readonly [Page, Page]> => {
  const visitor = await enter("/help");
  await openAt(visitor, "deal");
  const tab = await visitor.context.newPage();
  await tab.goto(`${NDA}?step=deal`);
  await control(tab, "purpose").waitFor();
  return [visitor.page, tab];
};

describe("two tabs on one draft", () => {
  it("edits of different questions within 250 ms are both saved, five times out of five", async () => {
    const [one, other] = await twoTabs();
    for (let time = 1; time <= 5; time++) {
      const [purpose, year] = [`a supply of panels ${time}`, String(2030 + time)];
      await Promise.all([control(one, "purpose").fill(purpose), control(other, "start-year").fill(year)]);
      for (const tab of [one, other]) {
        await expect.poll(() => control(tab, "purpose").inputValue(), { timeout: 10_000 }).toBe(purpose);
        await expect.poll(() => control(tab, "start-year").inputValue(), { timeout: 10_000 }).toBe(year);
      }
      await expect.poll(async () => JSON.stringify(await answersOf(one))).toContain(year);
      expect(await answersOf(one)).toMatchObject({ purpose });
    }
  });

  it("different answers to the same question: one stays, the other is offered and can be used", async () => {
    const [one, other] = await twoTabs();
    await Promise.all([control(one, "purpose").fill("the first"), control(other, "purpose").fill("the second")]);
    await other.getByText("You answered this differently in another tab").waitFor();
    await one.getByText("You answered this differently in another tab").waitFor();
    const kept = await control(one, "purpose").inputValue();
    const offered = kept === "the first" ? "the second" : "the first";
    expect(await control(other, "purpose").inputValue()).toBe(kept);
    await shoot(one, "other-tab");
    await one.getByRole("button", { name: "Use this answer" }).click();
    for (const tab of [one, other]) {
      await expect.poll(() => control(tab, "purpose").inputValue()).toBe(offered);
    }
  });
});

describe("the save status is true", () => {
  it("shows Saving until the device has confirmed, and Saved only then", async () => {
    const visitor = await enter("/help");
    await openAt(visitor, "deal");
    const blocker = await visitor.context.newPage();
    await blocker.goto("/help");
    // An open transaction on the same store makes every other one wait.
    await blocker.evaluate(
      () =>
        new Promise<void>((held) => {
          const opening = indexedDB.open("clausewright");
          opening.onsuccess = () => {
            const { store } = { store: opening.result.transaction("drafts", "readwrite").objectStore("drafts") };
            const hold = (): void => {
              if ("let_go" in globalThis) return;
              store.get("none").onsuccess = hold;
            };
            hold();
            held();
          };
        }),
    );
    const { page } = visitor;
    await control(page, "purpose").fill("a supply of panels");
    await page.getByText("Saving…").waitFor();
    await page.waitForTimeout(1500);
    expect(await main(page)).toContain("Saving…");
    expect(await main(page)).not.toContain("Saved on this device");
    await blocker.evaluate(() => void Object.assign(globalThis, { let_go: true }));
    await page.getByText(/Saved on this device \d\d:\d\d/).waitFor();
    expect(await answersOf(page)).toMatchObject({ purpose: "a supply of panels" });
  });

  it("a device that refuses is named, and the answers can be taken as a file", async () => {
    const { page, go } = await enter("/help");
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await go(NDA);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    await page.getByText("no room left for your draft").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save my answers as a file" }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toContain('"whistle":"false"');
  });

  it("a damaged draft opens no error page, wins over no good one, and can be saved as a file", async () => {
    const visitor = await enter("/help");
    await openAt(visitor, "deal");
    const { page, go } = visitor;
    const [good] = (await drafts(page)) as readonly object[];
    await putDraft(page, "late", { ...good, id: "late", changed: "9999", answers: { purpose: "wrong" } });
    await page.evaluate(() => sessionStorage.clear());
    await go(`${NDA}?step=deal`);
    await expect.poll(() => control(page, "purpose").inputValue()).toBe("");
    await go("/document/non-disclosure-agreement/late");
    expect(await heading(page).innerText()).toBe("This draft cannot be read");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the unreadable data" }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toContain('"changed": "9999"');
    expect(await drafts(page)).toHaveLength(2);
  });
});

describe("answers typed just before the page closes", () => {
  it("a reload right after typing keeps them, five times out of five", async () => {
    const visitor = await enter("/help");
    await openAt(visitor, "deal");
    const { page } = visitor;
    for (let time = 1; time <= 5; time++) {
      await control(page, "purpose").fill(`a supply of panels ${time}`);
      await page.reload();
      await expect.poll(() => control(page, "purpose").inputValue()).toBe(`a supply of panels ${time}`);
    }
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsaved")));
    expect(left).toEqual([]);
  });

  it("a tab closed right after typing keeps them for the next tab", async () => {
    const visitor = await enter("/help");
    await openAt(visitor, "deal");
    await control(visitor.page, "purpose").fill("a supply of panels");
    await visitor.page.close({ runBeforeUnload: true });
    const tab = await visitor.context.newPage();
    await tab.goto(`${NDA}?step=deal`);
    await expect.poll(() => control(tab, "purpose").inputValue()).toBe("a supply of panels");
  });
});

/** The same page with the flag an author sets. */
const asSensitive = async (): Promise<Visitor> => {
  const visitor = await enter("/help");
  const { page } = visitor;
  await withoutPrerender(page);
  await page.route("**/catalog/*.json", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('"sensitive":false', '"sensitive":true') });
  });
  await page.route("https://www.weather.gov/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Weather</h1>" }),
  );
  await visitor.go(NDA);
  return visitor;
};

/** Answers every confirmation of the browser or the page with "stay". */
const askedOn = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("dialog", (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
};

describe("a family-safety page leaves the choice to the visitor (F25)", () => {
  it("preselects nothing, asks for a choice, and explains it before and after", async () => {
    const { page } = await asSensitive();
    expect(await main(page)).toContain("You decide before the first question");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect.poll(() => heading(page).innerText()).toContain("keeping this private");
    expect(await page.locator("input[type=radio]:checked").count()).toBe(0);
    expect(await main(page)).not.toContain("as you chose");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").getByText("Choose whether your answers are saved").waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await shoot(page, `safety-${width}`);
    }
    await page.getByLabel("Save my answers on this device").check();
    await goOn(page);
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    await page.getByText(/Saved on this device \d\d:\d\d/).waitFor();
    expect(await main(page)).not.toContain("Not saved");
  });

  it("Do not save: confirms before answers are lost, offers a file, opens it again; quick exit never asks", async () => {
    const { page, go } = await asSensitive();
    await go("/help");
    await page.evaluate((path) => {
      const link = document.createElement("a");
      link.href = path;
      document.body.append(link);
      link.click();
    }, NDA);
    const asked = askedOn(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByLabel("Do not save my answers").check();
    await goOn(page);
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    await walkTo(page, "deal");
    expect(await main(page)).toContain(
      "Not saved on this device, as you chose. If you close this tab, you will lose your answers.",
    );
    await page.setViewportSize({ width: 360, height: 800 });
    await shoot(page, "not-saved-360");
    await page.setViewportSize({ width: 1280, height: 800 });
    await shoot(page, "not-saved-1280");
    await page.locator('a[href="/"]').first().click();
    await expect.poll(() => asked).toEqual(["confirm"]);
    await page.reload({ timeout: 2_000 }).catch(() => undefined);
    await expect.poll(() => asked).toEqual(["confirm", "beforeunload"]);
    // Back to the page before this one, which is the first of the site in this tab.
    await page.evaluate(() => history.go(-(history.state as { readonly idx: number }).idx));
    await expect.poll(() => asked).toEqual(["confirm", "beforeunload", "confirm"]);
    expect(await control(page, "purpose").isVisible()).toBe(true);
    expect(await main(page)).toContain("Not saved on this device");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save my answers as a file" }).click(),
    ]);
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toContain("Aster Inc.");
    expect(await drafts(page)).toHaveLength(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("Aster");
    // Everything is in the file, so no confirmation is needed.
    await go(NDA);
    expect(asked).toHaveLength(3);
    await page
      .locator('input[type="file"][aria-label="Open a file of your answers"]')
      .setInputFiles({ name: "answers.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect.poll(() => heading(page).innerText()).toContain("keeping this private");
    await page.getByLabel("Do not save my answers").check();
    await goOn(page);
    expect(await page.getByRole("radio", { name: "No" }).isChecked()).toBe(true);
    expect(await drafts(page)).toHaveLength(0);
  });

  it("names no file after the document, and explains who can read it", async () => {
    const visitor = await asSensitive();
    const { page } = visitor;
    const day = new Date().toLocaleDateString("sv");
    const readable = "Anyone who opens this file on this device can read it.";
    await openAt(visitor, "check-answers");
    await page.getByRole("button", { name: "Create my Non-Disclosure Agreement" }).click();
    await page.getByText(readable).waitFor();
    await page.getByText("More formats").click();
    for (const [format, extension] of [
      ["Word", "docx"],
      ["Text", "txt"],
    ]) {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: `Download as ${format}` }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`document-${day}.${extension}`);
    }
    // A browser names the file of a printed page after its title.
    const title = await page.title();
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event("beforeprint"));
      const now = document.title;
      dispatchEvent(new Event("afterprint"));
      return now;
    });
    expect([printed, await page.title()]).toEqual([`document-${day}`, title]);

    const unsaved = await asSensitive();
    await unsaved.page.getByRole("button", { name: "Start", exact: true }).click();
    await unsaved.page.getByLabel("Do not save my answers").check();
    await goOn(unsaved.page);
    await unsaved.page.getByRole("radio", { name: "No" }).check();
    await goOn(unsaved.page);
    await unsaved.page.getByText(readable).waitFor();
    const [answers] = await Promise.all([
      unsaved.page.waitForEvent("download"),
      unsaved.page.getByRole("button", { name: "Save my answers as a file" }).click(),
    ]);
    expect(answers.suggestedFilename()).toBe(`document-${day}.json`);
  });

  it("the tab remembers a draft only once it is stored, and forgets it when nothing may be saved", async () => {
    const { page, go } = await asSensitive();
    const remembered = (): Promise<readonly string[]> =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("open_draft")));
    const startWith = async (choice: string): Promise<void> => {
      await page.getByRole("button", { name: /^Start/ }).click();
      await page.getByLabel(choice).check();
      await goOn(page);
      await page.getByRole("radio", { name: "No" }).check();
      await goOn(page);
    };
    await page.getByRole("button", { name: "Start", exact: true }).click();
    expect(await remembered()).toEqual([]);
    await go(NDA);
    await startWith("Do not save my answers");
    await walkTo(page, "deal");
    expect(await remembered()).toEqual([]);
    page.once("dialog", (dialog) => void dialog.accept());
    await go(NDA);
    await startWith("Save my answers on this device");
    await page.getByText(/Saved on this device \d\d:\d\d/).waitFor();
    expect(await remembered()).toEqual(["clausewright_open_drafts"]);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/disclosure|agreement|nda/i);
    // A new form that is not saved takes the trace of the one before it along.
    await go(NDA);
    await startWith("Do not save my answers");
    expect(await remembered()).toEqual([]);
  });

  it("Exit this page leaves with unsaved answers and never asks", async () => {
    const { page } = await asSensitive();
    const asked = askedOn(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByLabel("Do not save my answers").check();
    await goOn(page);
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    // On a phone, the button leaves the tabs free, at the top of the page and further down.
    await page.setViewportSize({ width: 360, height: 740 });
    const exit = page.getByRole("button", { name: "Exit this page" });
    for (const top of [0, 300]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const [tab, button] = [await page.getByRole("tab", { name: "Preview" }).boundingBox(), await exit.boundingBox()];
      expect(button!.y).toBeGreaterThanOrEqual(tab!.y + tab!.height);
    }
    await exit.click();
    await page.waitForURL(/weather\.gov/);
    expect(asked).toEqual([]);
  });

  it("an eviction notice has no such page: its catalog entry is not flagged", async () => {
    const { page } = await enter("/s/create-an-eviction-notice/en");
    expect(await main(page)).toContain("Saved on this device only");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    expect(await page.getByRole("button", { name: "Exit this page" }).count()).toBe(0);
    expect(await heading(page).innerText()).not.toContain("keeping this private");
  });
});
