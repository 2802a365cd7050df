import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axe } from "./axe.ts";
import { ASTER, BO, NDA, begin, control, fillParty, goOn, heading, openAt, question, walkTo } from "./form-pages.ts";
import { openSite, shoot } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";
import { rotate } from "../support/rotation.ts";
import { contextOptions, viewportsFor } from "./viewports.ts";

let site: Visit;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const fitsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Controls of the form smaller than 24 CSS pixels. Links inside sentences are allowed to be as high as their line. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("main button, main input, main summary, main select")];
    return controls
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.classList.contains("sr-only"))
      .filter((one) => {
        const box = (one.closest("label") ?? one).getBoundingClientRect();
        return box.width < 24 || box.height < 24;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });

const look = async (visitor: Visitor, name: string): Promise<void> => {
  const { page } = visitor;
  await page.waitForTimeout(250);
  await shoot(page, name);
  // axe measures a mark without the row that can be pressed, and as covered what scrolls below the bars: see smallTargets.
  expect(await axe(page, "main", ["target-size"]), name).toEqual([]);
  expect(await fitsSideways(page), `${name} scrolls sideways`).toBe(true);
  expect(await smallTargets(page), name).toEqual([]);
  expect(await page.locator("main h1").count(), name).toBe(1);
};

/** Checks every location of the form on the way, errors included. */
const lookAtAll = async (visitor: Visitor, start: string): Promise<void> => {
  const { page } = visitor;
  const at = (name: string): Promise<void> => look(visitor, `${start}-${name}`);
  await visitor.go(NDA);
  await at("start");
  await page.getByRole("button", { name: "Start" }).click();
  await goOn(page);
  await at("screen-error");
  await page.getByRole("radio", { name: "Yes" }).check();
  await goOn(page);
  await at("exit");
  await page.getByRole("button", { name: "Change my answer" }).click();
  await page.getByRole("radio", { name: "No" }).check();
  await goOn(page);
  await at("direction");
  await page.getByLabel("All of us will share").check();
  await goOn(page);
  await goOn(page);
  await at("parties-error");
  await fillParty(page, "r1", ASTER);
  await fillParty(page, "r2", BO);
  await goOn(page);
  await goOn(page);
  await at("deal-error");
  await control(page, "purpose").fill("a supply of panels");
  await control(page, "start-year").fill("2020");
  await goOn(page);
  await at("deal-warning");
  // Two points of that step are open: the day is long past, and so is the end of the sharing.
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "Keep my answer" }).first().click();
    await expect.poll(() => page.getByRole("button", { name: "Keep my answer" }).count()).toBe(left);
  }
  await goOn(page);
  await question(page, "personal").getByLabel("I am not sure yet").check();
  await at("secrecy");
  await goOn(page);
  await control(page, "place").fill("new");
  await at("combobox");
  await control(page, "place").fill("ny");
  await goOn(page);
  await at("check");
  await page.getByRole("button", { name: /^Create my/ }).click();
  await expect.poll(() => heading(page).innerText()).toContain("is ready");
  await at("finish");
  await visitor.go(`${NDA}?step=all-questions`);
  await at("all");
};

describe("every location of the form, checked with axe and for overflow (F34, F35)", () => {
  const few = [
    { width: 1280, theme: "light" },
    { width: 768, theme: "dark" },
    { width: 320, theme: "light" },
  ] as const;
  // Each takes as long as a whole walk through the form: a commit checks two of them.
  it.each(viewportsFor(rotate(few, 2)))("at $width px, $theme", async (sight) => {
    const visitor = await site.visitor(contextOptions(sight));
    await lookAtAll(visitor, `${sight.width}-${sight.theme}`);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  it("in Japanese, with every required question marked", async () => {
    const visitor = await site.visitor({ viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    await visitor.go(NDA.replace(/en$/, "jp"));
    await look(visitor, "360-jp-start");
    expect(await page.locator("html").getAttribute("lang")).toBe("ja");
    await visitor.go(`${NDA.replace(/en$/, "jp")}?step=parties`);
    await look(visitor, "360-jp-parties");
    expect(await page.locator("main").innerText()).toContain("※必須");
    await page.getByRole("tab", { name: "プレビュー" }).click();
    await look(visitor, "360-jp-preview");
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  it("with forced colors", async () => {
    const visitor = await site.visitor({ forcedColors: "active" });
    await openAt(visitor, "deal");
    await goOn(visitor.page);
    await look(visitor, "1280-forced-deal-error");
    await visitor.context.close();
  });

  it("nothing is lost with text twice as large", async () => {
    const visitor = await site.visitor({ viewport: { width: 640, height: 800 } });
    const { page } = visitor;
    await begin(visitor);
    await walkTo(page, "parties");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await fitsSideways(page)).toBe(true);
    expect(await page.getByRole("button", { name: "Continue" }).isVisible()).toBe(true);
    await visitor.context.close();
  });

  it("an amount in a narrow table stays on one line", async () => {
    const visitor = await site.visitor({ viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    await openAt(visitor, "deal");
    await page.getByRole("tab", { name: "Preview" }).click();
    const lines = await page.locator(".doc-page").evaluate((sheet) => {
      const service = "Interviews with twelve customers and a written report on what they said";
      const table = document.createElement("div");
      table.className = "doc-table";
      table.innerHTML = `<table><tr><td>${service}</td><td>${service}</td><td class="text-end">$1,234,567.00</td></tr></table>`;
      sheet.append(table);
      const amount = document.createRange();
      amount.selectNodeContents(table.querySelector(".text-end")!);
      return amount.getClientRects().length;
    });
    expect(lines).toBe(1);
    await visitor.context.close();
  });

  it("touch targets are 44 px where fingers press, and lists are the system's own", async () => {
    const visitor = await site.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = visitor;
    await begin(visitor);
    const heights = await page
      .locator("main button[type=submit], main label:has(input)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await visitor.context.close();
  });
});

/** Focus problems: hidden below the fixed header, or without a ring; the shell has its own tests. */
const faultOfFocus = (): string | null => {
  const active = document.activeElement;
  if (!active || active.closest("main") === null) return null;
  const { bottom, top } = active.getBoundingClientRect();
  if (bottom <= 78 || top >= innerHeight) return `out of sight: ${active.outerHTML.slice(0, 120)}`;
  // A heading that receives the focus on navigation is not a tab stop.
  if (active instanceof HTMLElement && active.tabIndex < 0) return null;
  // A radio or checkbox in a row of its own leaves the ring to the row.
  const hasRing = [active, active.closest("label")].some(
    (one) => one !== null && getComputedStyle(one).outlineStyle === "solid",
  );
  return hasRing ? null : `without a ring: ${active.outerHTML.slice(0, 120)}`;
};

describe("the whole form with the keyboard alone (F34)", () => {
  /** Presses Tab until a control has the focus, and checks on the way that the focus is always visible. */
  const tabTo = async (page: Page, id: string): Promise<void> => {
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press("Tab");
      // A frame that is still scrolling gets half a second to arrive.
      await expect.poll(() => page.evaluate(faultOfFocus), { timeout: 500 }).toBeNull();
      const now = await page.evaluate(() => {
        const active = document.activeElement;
        return { id: active?.id ?? "", text: active?.textContent ?? "" };
      });
      if (now.id === id || now.text === id) return;
    }
    throw new Error(`no way to ${id} by Tab`);
  };

  it("from the start panel to the finished document", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    const type = (text: string): Promise<void> => page.keyboard.type(text);
    await visitor.go(NDA);
    await tabTo(page, "Start");
    await press("Enter");
    await tabTo(page, "q-whistle");
    await press("ArrowDown");
    await tabTo(page, "Continue");
    await press("Enter");
    await tabTo(page, "q-direction");
    await press("Space");
    await press("Enter");
    for (const [row, name, kind] of [
      ["r1", "Ann Poe", 0],
      ["r2", "Bo Roe", 0],
    ] as const) {
      if (row === "r1") await tabTo(page, "q-parties.r1.kind");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`q-parties.${row}.kind`);
      await press("Space");
      expect(kind).toBe(0);
      await tabTo(page, `q-parties.${row}.name`);
      await type(name);
      await tabTo(page, `q-parties.${row}.address-unsure`);
      await press("Space");
      await tabTo(page, `Done Party ${row.slice(1)}`);
      await press("Enter");
    }
    await tabTo(page, "Continue");
    await press("Enter");
    await tabTo(page, "q-purpose");
    await type("a supply of panels");
    await tabTo(page, "Continue");
    await press("Enter");
    await tabTo(page, "q-personal-unsure");
    await press("Space");
    await tabTo(page, "Continue");
    await press("Enter");
    await tabTo(page, "q-place");
    await type("new y");
    await press("ArrowDown");
    await press("Enter");
    await tabTo(page, "Continue");
    await press("Enter");
    await tabTo(page, "Create my Non-Disclosure Agreement");
    await press("Enter");
    await expect.poll(() => heading(page).innerText()).toContain("is ready");
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
});
