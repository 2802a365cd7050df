import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fieldKindOf } from "../../src/fields/registry/field-kinds.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { Field } from "../../src/model/field.ts";
import { widgetFor } from "../../src/ui/inputs/widget-for.ts";
import type { ToolPlan } from "./tool-plans.ts";

/** The state of the page when a key was released. */
type ResultSnapshot = {
  readonly isSame: boolean;
  readonly isFocused: boolean;
  readonly text: string;
  readonly hasResult: boolean;
  readonly columns: number;
};

declare global {
  var watched: { field: HTMLInputElement; result: Element; moments: ResultSnapshot[] };
}

/** The current result and the two saved scenarios. */
const COLUMNS = 3;

export const box = (page: Page, path: string) => page.locator(`[id="q-${path}"]`);
const row = (page: Page, id: string) => page.locator(`[data-answer-row="${id}"]`);

/** From now on the page notes, at each key, whether the field and the result are still the same elements. */
export const watchResult = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const result = document.querySelector("[data-result]")!;
    globalThis.watched = { field: document.body as HTMLInputElement, result, moments: [] };
    document.addEventListener("keyup", () => {
      const { field, moments } = globalThis.watched;
      moments.push({
        isSame: field.isConnected,
        isFocused: document.activeElement === field,
        text: field.value,
        hasResult: result.isConnected && document.querySelector("[data-result]") === result,
        columns: document.querySelectorAll('[data-compare] th[scope="col"]').length,
      });
    });
  });

/** Clears a box and types into it; after every key the box is still there, focused, and contains the text. */
export const typeOver = async (page: Page, path: string, text: string): Promise<void> => {
  await box(page, path).press("ControlOrMeta+A");
  await page.evaluate((id) => {
    globalThis.watched.field = document.getElementById(id) as HTMLInputElement;
    globalThis.watched.moments = [];
  }, `q-${path}`);
  await page.keyboard.press("Backspace");
  await page.keyboard.type(text);
  const moments = await page.evaluate(() => globalThis.watched.moments);
  const texts = Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end));
  const sound = { isSame: true, isFocused: true, hasResult: true, columns: COLUMNS };
  expect(moments, path).toEqual(texts.map((typed) => ({ ...sound, text: typed })));
};

export const open = async (page: Page, id: string): Promise<void> => {
  const button = row(page, id).locator('button[aria-expanded]:not([role="combobox"])');
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
};

export const close = (page: Page, id: string): Promise<void> =>
  row(page, id).locator('button[aria-expanded="true"]').click();

const labelOf = (field: Field, is: string): string =>
  (field.options ?? []).find((option) => option.value === is)?.label.join("") ?? is;

/** Picks an option of a question, however many there are. */
export const pick = async (page: Page, field: Field, is: string, path = field.id): Promise<void> => {
  const { widget } = fieldKindOf(field.kind);
  const options = field.options?.length ?? 2;
  const control = widgetFor(widget, options);
  if (control === "radio") return page.locator(`input[name="${path}"][value="${is}"]`).check();
  if (control === "select") {
    // A plain list is shown until the code of this one has loaded.
    await page.locator(`button[id="q-${path}"]`).click();
    return page.getByRole("option", { name: labelOf(field, is), exact: true }).click();
  }
  const label = labelOf(field, is);
  await typeOver(page, path, label);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await box(page, path).inputValue()).toBe(label);
};

/** The page shows the result of these answers, or still that of the earlier ones while something is missing. */
export const expectResult = async (
  page: Page,
  plan: ToolPlan,
  answers: RawAnswers,
  earlier: string,
): Promise<string> => {
  const { answer } = plan.play(answers);
  const state = answer === null ? "earlier" : "current";
  await page.locator(`[data-result="${state}"]`).waitFor({ timeout: 10_000 });
  await expect.poll(() => page.locator("main h1").textContent()).toBe(answer ?? earlier);
  return answer ?? earlier;
};
