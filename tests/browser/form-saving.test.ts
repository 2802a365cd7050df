import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  NDA,
  begin,
  control,
  drafts,
  goOn,
  heading,
  openAt,
  preview,
  putDraft,
  walkTo,
  withoutPrerender,
} from "./form-pages.ts";
import type { Visitor } from "./harness.ts";
import { visitorForEachTest } from "./visits.ts";

let visitor: Visitor;
let page: Page;
visitorForEachTest((fresh) => {
  visitor = fresh;
  page = fresh.page;
});

const step = (): string | null => new URL(page.url()).searchParams.get("step");
const SAVED = /Saved on this device \d\d:\d\d/;

/** Another tab of the same visitor. */
const anotherTab = async (path: string): Promise<Page> => {
  const tab = await visitor.context.newPage();
  await tab.goto(path);
  await tab.locator("main h1").waitFor();
  return tab;
};

describe("answers stay on the device (F24)", () => {
  it("saves within a second, also when the tab is closed in the middle of a word, and resumes where it was left", async () => {
    await begin(visitor);
    await walkTo(page, "deal");
    await control(page, "purpose").pressSequentially("a supply of pan");
    await page.waitForTimeout(1000);
    expect(await page.locator("main").innerText()).toMatch(SAVED);
    await page.close();

    const tab = await anotherTab(NDA);
    await tab.getByRole("button", { name: "Continue your draft" }).click();
    await expect.poll(() => control(tab, "purpose").inputValue()).toBe("a supply of pan");
    expect(new URL(tab.url()).searchParams.get("step")).toBe("deal");
  });

  it("two tabs with one draft agree, and neither takes the other's answers away", async () => {
    await openAt(visitor, "deal");
    const tab = await anotherTab(`${NDA}?step=deal`);
    await control(tab, "purpose").fill("a supply of panels");
    await expect.poll(() => control(page, "purpose").inputValue()).toBe("a supply of panels");
    await page.bringToFront();
    await control(page, "start-year").fill("2030");
    await expect.poll(() => control(tab, "start-year").inputValue()).toBe("2030");
    expect(await control(tab, "purpose").inputValue()).toBe("a supply of panels");
    await page.waitForTimeout(800);
    expect(await drafts(page)).toMatchObject([{ answers: { purpose: "a supply of panels" } }]);
  });

  it("starts another document without losing the first, and deletes a draft after confirmation", async () => {
    await begin(visitor);
    await walkTo(page, "deal");
    await page.waitForTimeout(800);
    await visitor.go(NDA);
    await page.getByRole("button", { name: "Start a new one" }).click();
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    await page.waitForTimeout(800);
    expect(await page.getByLabel("All of us will share with each other").isChecked()).toBe(false);
    expect(await drafts(page)).toHaveLength(2);

    await visitor.go(NDA);
    await page.getByRole("button", { name: "Delete this draft" }).click();
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect.poll(() => page.locator("main").innerText()).toContain("The draft was deleted");
    await expect.poll(() => drafts(page)).toHaveLength(1);
  });

  it("reports a full device, and continues to work", async () => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await begin(visitor);
    await walkTo(page, "deal");
    await expect.poll(() => page.locator("main").innerText()).toContain("no room left for your draft");
    await control(page, "purpose").fill("a supply of panels");
    await expect.poll(() => preview(page).textContent()).toContain("a supply of panels");
  });

  it("reports a window that cannot store anything, and continues to work", async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not allowed", "SecurityError");
      };
    });
    await begin(visitor);
    await walkTo(page, "deal");
    await expect.poll(() => page.locator("main").innerText()).toContain("possibly because this is a private window");
  });

  it("a draft that cannot be read is left alone and hides no other", async () => {
    await begin(visitor);
    await walkTo(page, "deal");
    await page.waitForTimeout(800);
    const [kept] = await drafts(page);
    await putDraft(page, "broken", { format: 99, answers: "?" });
    await visitor.go(NDA);
    await page.getByRole("button", { name: "Continue your draft" }).click();
    await expect.poll(step).toBe("deal");
    const { id, answers } = kept as { readonly id: string; readonly answers: object };
    expect(await drafts(page)).toContainEqual(expect.objectContaining({ id, answers }));
    await visitor.go("/document/non-disclosure-agreement/broken");
    expect(await heading(page).innerText()).toBe("This draft cannot be read");
  });

  it("a draft of an older form keeps what still fits and names what does not", async () => {
    await begin(visitor);
    await walkTo(page, "deal");
    await page.waitForTimeout(800);
    const [kept] = await drafts(page);
    const { id, answers, ...rest } = kept as { id: string; answers: object };
    await putDraft(page, id, { ...rest, id, hash: "older", answers: { ...answers, old_question: "kept aside" } });
    await visitor.go(NDA);
    const main = page.locator("main");
    await expect.poll(() => main.innerText()).toContain("This form has changed since you last opened your draft");
    expect(await main.innerText()).toContain("old question");
    await page.getByRole("button", { name: "Continue your draft" }).click();
    await expect.poll(() => preview(page).textContent()).toContain("Aster Inc.");
  });
});

describe("the finished document (F29)", () => {
  it("is there after a reload, and downloads as Word, PDF, Markdown and text", async () => {
    await openAt(visitor, "check-answers");
    await page.getByRole("button", { name: "Create my Non-Disclosure Agreement" }).click();
    await expect.poll(() => heading(page).innerText()).toContain("is ready");
    await page.waitForTimeout(800);
    await page.reload();
    await expect.poll(() => heading(page).innerText()).toContain("is ready");
    expect(await page.locator("main").innerText()).toContain("What to do next");
    // Anyone can open a PDF: it is the first button in the page, and the rest are one press away.
    const offered = page.getByRole("button", { name: /^Download as/ });
    expect(await offered.count()).toBe(2);
    expect(await offered.first().innerText()).toBe("Download as PDF");
    await page.getByText("More formats").click();
    for (const [name, extension, start] of FILES) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: `Download as ${name}` }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(new RegExp(`Non-Disclosure Agreement\\.${extension}$`));
      expect(
        readFileSync(await file.path())
          .subarray(0, 4)
          .toString("latin1"),
      ).toMatch(start);
    }
  });

  it("names characters the PDF can only show as a code", async () => {
    await openAt(visitor, "check-answers");
    await visitor.go(`${NDA}?step=deal`);
    await control(page, "purpose").fill("a pane of glass 🪟");
    await page.waitForTimeout(800);
    await visitor.go(`${NDA}?step=check-answers`);
    await expect.poll(() => page.locator("main").innerText()).toContain("🪟");
    await page.getByRole("button", { name: "Create my Non-Disclosure Agreement" }).click();
    await page.getByRole("button", { name: "Download as PDF" }).click();
    await expect
      .poll(() => page.locator("main").innerText(), { timeout: 20_000 })
      .toContain("Our fonts do not have these characters: 🪟.");
  });

  it("is saved to the vault as Word and PDF, and again as its next version", async () => {
    await openAt(visitor, "check-answers");
    await page.getByRole("button", { name: "Create my Non-Disclosure Agreement" }).click();
    for (let time = 0; time < 2; time++) {
      await page.getByRole("button", { name: "Save to Document Vault" }).click();
      await expect
        .poll(() => page.locator("main").innerText(), { timeout: 20_000 })
        .toContain("Saved to your Document Vault.");
      await page.waitForTimeout(500);
    }
    await page.getByRole("link", { name: "Saved to your Document Vault." }).click();
    await expect.poll(() => page.locator("main").innerText()).toContain("Mutual Non-Disclosure Agreement");
  });

  it("prints the document without the site frame (F41)", async () => {
    await openAt(visitor, "check-answers");
    // A browser announces that it prints; the media type alone does not.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    expect(await preview(page).isVisible()).toBe(true);
    expect(await page.locator("header").first().isVisible()).toBe(false);
    expect(await heading(page).isVisible()).toBe(false);
    expect(await preview(page).getByRole("button").first().isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: /^Create my/ }).click();
    await expect.poll(() => heading(page).innerText()).toContain("is ready");
    await page.emulateMedia({ media: "print" });
    expect(await preview(page).isVisible()).toBe(true);
    expect(await heading(page).isVisible()).toBe(false);
    expect(await page.getByText("What to do next").isVisible()).toBe(false);
  });
});

const FILES: readonly (readonly [string, string, RegExp])[] = [
  ["Word", "docx", /^PK/],
  ["PDF", "pdf", /^%PDF/],
  ["Markdown", "md", /^# /],
  ["Text", "txt", /^\S/],
];

describe("hostile answers", () => {
  it("are plain text in the preview, and break nothing", async () => {
    await openAt(visitor, "deal");
    for (const [typed, shown] of HOSTILE) {
      await control(page, "purpose").fill(typed);
      await expect.poll(() => preview(page).textContent(), { message: shown }).toContain(shown);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), shown).toBe(true);
    }
    expect(await page.evaluate(() => "bad" in globalThis)).toBe(false);
    expect(await preview(page).locator("script, img").count()).toBe(0);
  });
});

// The typed text, and the words of it that must be visible.
const HOSTILE: readonly (readonly [string, string])[] = [
  ["<script>globalThis.bad = 1</script><img src=x onerror=bad=1>", "<script>globalThis.bad = 1</script>"],
  ["{{ title }} {{ ref duties }} **strong**", "{{ title }} {{ ref duties }} **strong**"],
  ["evil \u202Egnp.exe\u202C name", "gnp.exe"],
  ["🪟 髙橋 O'Brien-Ōta 𠮷", "🪟 髙橋 O’Brien-Ōta 𠮷"],
  ["half \uD83D only", "only"],
  ["w".repeat(240), "wwwwwwww"],
  // Longer than any answer may be: it stays in its box, and the document has a blank.
  ["long ".repeat(20_000), "for the following purpose (the “Purpose”): ____________________"],
];

describe("a family-safety document (F25)", () => {
  /** The same page with the flag an author sets. */
  const asSensitive = async (): Promise<void> => {
    await withoutPrerender(page);
    await page.route("**/catalog/*.json", async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replaceAll('"sensitive":false', '"sensitive":true') });
    });
    await page.route("https://www.weather.gov/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Weather</h1>" }),
    );
  };

  const toFirstStep = async (choice: string): Promise<void> => {
    await asSensitive();
    await visitor.go(NDA);
    await page.getByRole("button", { name: "Start" }).click();
    await expect.poll(() => heading(page).innerText()).toContain("keeping this private");
    await page.getByLabel(choice).check();
    await goOn(page);
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    await walkTo(page, "deal");
  };

  it("leaves at once on three presses of Shift; Back shows no answers; My Recent never named the page", async () => {
    await toFirstStep("Do not save my answers");
    expect(await page.locator("main").innerText()).toContain("Not saved on this device, as you chose.");
    expect(await page.evaluate(() => localStorage.getItem("clausewright_recent_pages"))).toBeNull();
    for (let press = 0; press < 3; press++) await page.keyboard.press("Shift");
    await page.waitForURL(/weather\.gov/);
    await page.goBack();
    await page.locator("main h1").waitFor();
    expect(await page.locator("body").innerText()).not.toContain("Aster");
    expect(await page.evaluate(() => localStorage.getItem("clausewright_recent_pages") ?? "[]")).toBe("[]");
    expect(await drafts(page)).toHaveLength(0);
  });

  it("names a helpline before anything is asked", async () => {
    await asSensitive();
    for (const address of [NDA, "/s/Child-Support-Calculator/en"]) {
      await visitor.go(address);
      await page.getByRole("button", { name: "Start" }).click();
      const line = page.locator("p", { hasText: "National Domestic Violence Hotline" });
      await line.getByRole("link", { name: "1-800-799-7233" }).waitFor();
      const links = await line.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(["tel:18007997233", "https://www.thehotline.org"]);
    }
  });

  it("saves where the visitor wants it, and still hides it after leaving", async () => {
    await toFirstStep("Save my answers on this device");
    await page.waitForTimeout(800);
    expect(await drafts(page)).toHaveLength(1);
    await page.getByRole("button", { name: "Exit this page" }).click();
    await page.waitForURL(/weather\.gov/);
    await page.goBack();
    await page.locator("main h1").waitFor();
    expect(await page.locator("body").innerText()).not.toContain("Aster");
  });

  it("an unsaved form cannot be recovered after a reload", async () => {
    await toFirstStep("Do not save my answers");
    await page.reload();
    await expect.poll(() => heading(page).innerText()).toContain("keeping this private");
  });
});

it("a form whose preview fails to load reports it, keeps the answers, and retries on demand", async () => {
  let isDown = true;
  // The second attempt asks for the same file under a query.
  await page.route(/\/assets\/output-panels-[\w-]+\.js(\?.*)?$/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await visitor.go(`${NDA}#%E0%A4%A`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "No" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  const first = page.getByLabel("All of us will share with each other");
  await first.check();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  expect(await preview(page).isVisible()).toBe(false);
  isDown = false;
  await again.click();
  await preview(page).waitFor();
  expect(await first.isChecked()).toBe(true);
});
