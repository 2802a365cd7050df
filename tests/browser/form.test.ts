import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  ASTER,
  BO,
  NDA,
  begin,
  control,
  fillParty,
  goOn,
  heading,
  openAt,
  preview,
  question,
  walkTo,
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
const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");

describe("before the first question", () => {
  it("shows what the document is, for whom, how long it takes, what to have ready, its price, where answers are stored, and that we are not a law firm (F02)", async () => {
    await visitor.go(NDA);
    const main = page.locator("main");
    for (const words of [
      "keeps shared business information confidential",
      "This is for",
      "This is not for",
      "About 8 minutes",
      "Have ready",
      "Free",
      "Saved on this device only",
      "not a law firm",
    ]) {
      await expect.poll(() => main.innerText()).toContain(words);
    }
    expect(await page.locator("main h1").count()).toBe(1);
  });

  it("shows the exit with the reason, the deciding answer, and an alternative (F03)", async () => {
    await visitor.go(NDA);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("radio", { name: "Yes" }).check();
    await goOn(page);
    const main = page.locator("main");
    await expect.poll(() => heading(page).innerText()).toBe("This document is not right for your situation");
    expect(await main.innerText()).toContain("An agreement cannot do that.");
    expect(await main.locator("strong").innerText()).toBe("Yes");
    expect(await main.getByRole("link", { name: /unsafe work/ }).getAttribute("href")).toMatch(/^https:/);
    await page.getByRole("button", { name: "Change my answer" }).click();
    await page.getByRole("radio", { name: "No" }).check();
    await goOn(page);
    expect(step()).toBe("direction");
  });
});

describe("correcting answers", () => {
  it("validates on Continue only, links to each problem, and clears it as soon as it is fixed (F09, F10, F12)", async () => {
    await openAt(visitor, "deal");
    const title = await page.title();
    await control(page, "purpose").focus();
    await page.keyboard.press("Tab");
    expect(await page.getByText("There is a problem").count()).toBe(0);

    await goOn(page);
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.title()).toBe(`Error: ${title}`);
    const link = summary.getByRole("link");
    const message = await link.innerText();
    expect(await question(page, "purpose").innerText()).toContain(message);
    expect(await control(page, "purpose").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByRole("button", { name: "Continue" }).isEnabled()).toBe(true);

    await link.press("Enter");
    await expect.poll(focused).toBe("q-purpose");
    await page.keyboard.type("a supply of panels");
    await expect.poll(() => page.getByText("There is a problem").count()).toBe(0);
    expect(await control(page, "purpose").getAttribute("aria-invalid")).toBeNull();
    expect(await page.title()).toBe(title);
  });

  it("keeps typed text, however invalid (F12)", async () => {
    await openAt(visitor, "deal");
    await control(page, "purpose").fill("a supply of panels");
    await control(page, "start").fill("13");
    await control(page, "sharing").fill("a while");
    await goOn(page);
    expect(await control(page, "start").inputValue()).toBe("13");
    expect(await control(page, "sharing").inputValue()).toBe("a while");
    expect(await page.getByRole("alert").getByRole("link").count()).toBe(2);
  });

  it("a warning needs a decision on every Continue, and applies again to a changed answer (F14)", async () => {
    await openAt(visitor, "deal");
    await control(page, "purpose").fill("a supply of panels");
    await control(page, "start-year").fill("2020");
    await goOn(page);
    expect(step()).toBe("deal");
    const warning = page.locator("#warning-old_start");
    expect(await warning.innerText()).toContain("more than a year ago");
    expect(await focused()).toMatch(/^warning-/);
    const pressContinue = async (): Promise<void> => {
      await page.getByRole("button", { name: "Continue" }).click();
      await expect.poll(focused).toMatch(/^warning-/);
    };
    await pressContinue();
    await pressContinue();
    expect(step(), "Continue without a decision").toBe("deal");
    const keep = async (id: string): Promise<void> =>
      page.locator(`#warning-${id}`).getByRole("button", { name: "Keep my answer" }).click();
    await keep("old_start");
    await pressContinue();
    expect(await focused(), "the second warning waits, too").toBe("warning-over");
    await keep("over");
    await control(page, "start-year").fill("2019");
    await pressContinue();
    expect(step(), "another answer has no decision yet").toBe("deal");
    await keep("old_start");
    await keep("over");
    await goOn(page);
    await question(page, "personal").getByLabel("No", { exact: true }).check();
    await goOn(page);
    await control(page, "place").fill("ny");
    await goOn(page);
    const create = page.getByRole("button", { name: /^Create my/ });
    expect(await page.locator("#warning-old_start").innerText()).toContain("You chose to keep this answer");
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await control(page, "start-year").fill("2018");
    for (let press = 0; press < 3; press++) await page.goForward();
    await create.click();
    await expect.poll(focused).toMatch(/^warning-/);
    expect(await page.locator("main").innerText()).toContain("Respond to these 2 points first");
    await keep("old_start");
    await keep("over");
    await create.click();
    await expect.poll(() => heading(page).innerText()).toContain("is ready");
    await page.getByText(/^[2-9] items to review before anyone signs$/).click();
    const said = await page.locator("main").innerText();
    expect(said).toContain("Look at these points again");
    expect(said).toContain("nothing disclosed from now on is covered");
    expect(await preview(page).textContent()).toContain("2018");
  });
});

describe("moving around", () => {
  it("every step has an address; Back, Forward and reload preserve the answers (F23)", async () => {
    await begin(visitor);
    await walkTo(page, "law");
    for (const at of ["secrecy", "deal", "parties"]) {
      await page.goBack();
      await expect.poll(step).toBe(at);
    }
    await expect.poll(() => page.locator("main").innerText()).toContain("Aster Inc.");
    for (const at of ["deal", "secrecy", "law"]) {
      await page.goForward();
      await expect.poll(step).toBe(at);
    }
    await page.waitForTimeout(700);
    await page.getByRole("link", { name: "Back", exact: true }).first().click();
    await page.getByRole("link", { name: "Back", exact: true }).first().click();
    expect(step()).toBe("deal");
    await page.reload();
    await expect.poll(() => control(page, "purpose").inputValue()).toBe("a supply of panels");
    await expect.poll(() => preview(page).textContent()).toContain("Aster Inc.");
  });

  it("shows the current position, and focuses the question of the new step (F22, F33)", async () => {
    await begin(visitor);
    await walkTo(page, "parties");
    expect(await page.locator("summary").first().innerText()).toContain("Step 2 of 5");
    expect(await heading(page).innerText()).toBe("Who will sign?");
    expect(await heading(page).evaluate((h1) => h1 === document.activeElement)).toBe(true);
    await page.locator("summary").first().click();
    const current = page.locator("[aria-current=step]");
    expect(await current.innerText()).toContain("Who will sign?");
  });

  it("a change on the check page returns there, after any questions it made necessary (F28)", async () => {
    await openAt(visitor, "check-answers");
    expect(step()).toBe("check-answers");
    expect(await heading(page).innerText()).toBe("Check your answers");
    await page.getByRole("link", { name: "Change: Which state's or territory's law applies?" }).click();
    await expect.poll(focused).toBe("q-place");
    await control(page, "place").fill("Ohio");
    await goOn(page);
    expect(step()).toBe("check-answers");
    expect(await page.locator("main").innerText()).toContain("Ohio");

    // Another direction requires other parties: those are asked, then the check page returns.
    await page.getByRole("link", { name: "Change: Who will share secrets with whom?" }).click();
    await page.getByLabel("One side shares").check();
    await goOn(page);
    expect(step()).toBe("parties");
    expect(await page.getByRole("button", { name: "Save and review your answers" }).count()).toBe(1);
  });

  it("switching the language of the page preserves the answers, both ways (F40)", async () => {
    await openAt(visitor, "deal");
    await control(page, "purpose").fill("太陽光パネル");
    await page.waitForTimeout(700);
    await visitor.go(`${NDA.replace(/en$/, "jp")}?step=deal`);
    await expect
      .poll(() => page.getByRole("region", { name: "文書のプレビュー" }).innerText())
      .toContain("太陽光パネル");
    await visitor.go(`${NDA}?step=deal`);
    await expect.poll(() => control(page, "purpose").inputValue()).toBe("太陽光パネル");
  });
});

describe("controls", () => {
  it("a long list is a combobox that searches by name and by code, with the keyboard alone (F15)", async () => {
    await openAt(visitor, "law");
    const box = control(page, "place");
    await box.fill("");
    await box.pressSequentially("new");
    const options = page.getByRole("option");
    expect(await options.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining("New York")]));
    await box.press("ArrowDown");
    const active = await box.getAttribute("aria-activedescendant");
    expect(await page.locator(`[id="${active}"]`).innerText()).toContain("New Hampshire");
    await box.press("ArrowUp");
    await box.press("Enter");
    expect(await box.inputValue()).toBe("New York");
    expect(await box.getAttribute("aria-expanded")).toBe("false");
    await box.fill("ca");
    await box.press("Tab");
    expect(await box.inputValue()).toBe("California");
    await box.fill("Atlantis");
    await goOn(page);
    expect(await box.inputValue()).toBe("Atlantis");
    expect(await question(page, "place").innerText()).toMatch(/Choose/);
  });

  it("accepts what people type: month names, full-width digits; the mouse wheel changes nothing (F13, F16, F19)", async () => {
    await openAt(visitor, "deal");
    await control(page, "start").fill("March");
    await control(page, "start-day").fill("1");
    await control(page, "start-year").fill("２０２７");
    await control(page, "sharing").fill("１２");
    await expect.poll(() => preview(page).textContent()).toContain("March 1, 2027");
    await expect.poll(() => question(page, "sharing").innerText()).toContain("We read this as 12");
    await control(page, "sharing").hover();
    await control(page, "sharing").focus();
    await page.mouse.wheel(0, 400);
    expect(await control(page, "sharing").inputValue()).toBe("１２");
    expect(await page.locator("main input[type=number]").count()).toBe(0);
  });

  it('"I am not sure yet" leaves a marked blank that the check page lists (F08)', async () => {
    await openAt(visitor, "parties");
    await fillParty(page, "r1", ASTER);
    await fillParty(page, "r2", { kind: "A person", name: "Bo Roe" });
    await control(page, "parties.r2.address-unsure").check();
    await expect.poll(() => preview(page).textContent()).toContain("____________________ (address)");
    await goOn(page);
    expect(step()).toBe("deal");
    // A reload within the moment that typing is collected for would lose the last answers.
    await expect.poll(() => page.locator("main").innerText()).toMatch(/Saved on this device \d\d:\d\d/);
    await visitor.go(`${NDA}?step=check-answers`);
    await expect.poll(() => page.locator("main").innerText()).toContain("Party 2: Address");
  });

  it("adds, names, moves and removes rows, with undo (F20)", async () => {
    await openAt(visitor, "parties");
    await fillParty(page, "r1", ASTER);
    await fillParty(page, "r2", BO);
    await page.getByRole("button", { name: "Add another party" }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("q-parties.r3.kind");
    await fillParty(page, "r3", { ...ASTER, name: "Cedar Inc." });
    await expect.poll(() => preview(page).textContent()).toMatch(/Aster Inc..*Bo O’Brien-Ōta.*Cedar Inc\./s);
    await page.getByRole("button", { name: "Remove: Bo O'Brien-Ōta" }).click();
    await expect.poll(() => preview(page).textContent()).not.toContain("Bo O’Brien-Ōta");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => preview(page).textContent()).toMatch(/Aster Inc..*Bo O’Brien-Ōta.*Cedar Inc\./s);
    await page.getByRole("button", { name: "Move up: Cedar Inc." }).click();
    await expect.poll(() => preview(page).textContent()).toMatch(/Aster Inc..*Cedar Inc\..*Bo O’Brien-Ōta/s);
  });

  it("offers an address that was already given (F21)", async () => {
    await openAt(visitor, "parties");
    await fillParty(page, "r1", ASTER);
    await fillParty(page, "r2", { kind: "A person", name: "Bo Roe" });
    await page.getByRole("button", { name: "Use 1 High St, Dover, DE 19901" }).first().click();
    expect(await control(page, "parties.r2.address.street").inputValue()).toBe("1 High St");
    expect(await control(page, "parties.r2.address.region").inputValue()).toBe("Delaware");
  });
});

describe("the preview (F26)", () => {
  it("follows every keystroke within 150 ms and is no live region", async () => {
    await openAt(visitor, "deal");
    await preview(page).waitFor();
    const late = await control(page, "purpose").evaluate(async (input: HTMLTextAreaElement) => {
      const region = document.querySelector('[aria-label="Document preview"]')!;
      const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!;
      const start = performance.now();
      setter.call(input, "a measured purpose");
      input.dispatchEvent(new Event("input", { bubbles: true }));
      while (!region.textContent!.includes("a measured purpose")) {
        if (performance.now() - start > 2000) break;
        await new Promise((done) => requestAnimationFrame(done));
      }
      return performance.now() - start;
    });
    expect(late).toBeLessThan(150);
    expect(await page.locator('[aria-label="Document preview"] [aria-live]').count()).toBe(0);
    expect(await preview(page).getAttribute("aria-live")).toBeNull();
  });

  it("leads from an answer to its question and from a question to its clause", async () => {
    await openAt(visitor, "law");
    await preview(page).getByRole("link", { name: "a supply of panels" }).first().click();
    await expect.poll(step).toBe("deal");
    await expect.poll(focused).toBe("q-purpose");
    await control(page, "sharing").focus();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const frame = document.querySelector('[aria-label="Document preview"]')!.getBoundingClientRect();
          const here = document.querySelector("[data-here]")?.getBoundingClientRect();
          return here !== undefined && here.top < frame.bottom && here.bottom > frame.top;
        }),
      )
      .toBe(true);
  });

  it("every clause explains its meaning and why it is included (F27)", async () => {
    await openAt(visitor, "law");
    const ask = preview(page).getByRole("button", { name: /^What this means, and why it is here/ });
    await expect.poll(() => ask.count()).toBeGreaterThan(8);
    await ask.first().click();
    expect(await preview(page).textContent()).toContain("Why it is here");
  });

  it("is behind a tab where there is no room beside the form", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAt(visitor, "deal");
    expect(await preview(page).count()).toBe(0);
    await page.getByRole("tab", { name: "Questions" }).press("ArrowRight");
    await preview(page).waitFor();
    expect(await page.getByRole("tab", { name: "Preview" }).getAttribute("aria-selected")).toBe("true");
    // A question of this step is behind the other tab; one of another step is further away.
    await preview(page).getByRole("link", { name: "Why is information being shared?" }).first().click();
    await expect.poll(focused).toBe("q-purpose");
    await page.getByRole("tab", { name: "Preview" }).click();
    await preview(page).getByRole("link", { name: "Aster Inc." }).first().click();
    await expect.poll(step).toBe("parties");
    await expect.poll(() => page.getByRole("tab", { name: "Questions" }).getAttribute("aria-selected")).toBe("true");
  });
});
