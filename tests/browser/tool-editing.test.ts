import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldKindOf } from "../../src/fields/registry/field-kinds.ts";
import type { RawAnswer, RawAnswers } from "../../src/model/answers.ts";
import type { Field } from "../../src/model/field.ts";
import { rotate } from "../support/rotation.ts";
import { openSite } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";
import { box, close, expectResult, open, pick, typeOver, watchResult } from "./tool-edits.ts";
import { toolPlanners } from "./tool-plans.ts";
import type { ToolPlan } from "./tool-plans.ts";

// Ten seconds each, which grows with the catalog.
const plans = rotate(toolPlanners(), 4).map((makePlan) => makePlan());

let site: Visit;
let visitor: Visitor;
beforeAll(async () => {
  site = await openSite();
  visitor = await site.visitor();
});
afterAll(() => site.close());

const TYPED = { money: "$3,000,000.50", read: "3000000.50" };

const visibleFields = ({ tool, open: opened }: ToolPlan, answers: RawAnswers): readonly Field[] => {
  const { view } = opened(answers);
  return tool.steps.flatMap(({ fields }) => fields).filter(({ id }) => view.fields[id]?.visible);
};

const optionsOf = (field: Field): readonly string[] =>
  field.kind === "yes_no" ? ["true", "false"] : (field.options ?? []).map(({ value }) => value);

/** A page with the result of a plan and two saved scenarios. */
const enter = async ({ page, go }: Visitor, { slug, answers, tool }: ToolPlan): Promise<void> => {
  const given = Buffer.from(JSON.stringify(answers)).toString("base64url");
  await page.goto("about:blank");
  await go(`/s/${slug}/en?step=check-answers#given=${given}`);
  if (tool.sensitive) {
    await page.getByLabel("Do not save my answers").check();
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("button", { name: "Compare with other answers" }).click();
  for (let kept = 0; kept < 2; kept += 1) {
    await page.getByRole("button", { name: "Keep this result to compare" }).click();
  }
  await watchResult(page);
};

type Edit = (page: Page, plan: ToolPlan, field: Field, earlier: string) => Promise<void>;

/** Types a value, checks what the page shows, and types the first value again. */
const thereAndBack = async (
  page: Page,
  plan: ToolPlan,
  field: Field,
  earlier: string,
  type: (value: string) => Promise<void>,
  value: string,
): Promise<void> => {
  await open(page, field.id);
  await type(value);
  await expectResult(page, plan, { ...plan.answers, [field.id]: value }, earlier);
  await type(String(plan.answers[field.id]));
  await expectResult(page, plan, plan.answers, earlier);
  await close(page, field.id);
};

const editAmount: Edit = (page, plan, field, earlier) => {
  const next = String(Number(plan.answers[field.id]) + 1);
  const isMoney = field.kind === "money";
  const type = async (value: string): Promise<void> => {
    if (isMoney) return typeOver(page, field.id, value === TYPED.read ? TYPED.money : value);
    await typeOver(page, field.id, "x");
    await typeOver(page, field.id, value);
  };
  return thereAndBack(page, plan, field, earlier, type, isMoney ? TYPED.read : next);
};

const editDate: Edit = (page, plan, field, earlier) => {
  const type = async (iso: string): Promise<void> => {
    const [year = "", month = "", day = ""] = iso.split("-");
    await typeOver(page, field.id, String(Number(month)));
    await typeOver(page, `${field.id}-day`, String(Number(day)));
    await typeOver(page, `${field.id}-year`, year);
  };
  const [year = "", ...rest] = String(plan.answers[field.id]).split("-");
  return thereAndBack(page, plan, field, earlier, type, [String(Number(year) - 1), ...rest].join("-"));
};

const editPlace: Edit = async (page, plan, field, earlier) => {
  const now = plan.answers[field.id];
  const other = optionsOf(field).find((is) => is !== now && plan.play({ ...plan.answers, [field.id]: is }).answer);
  await open(page, field.id);
  if (other !== undefined) {
    await pick(page, field, other);
    await expectResult(page, plan, { ...plan.answers, [field.id]: other }, earlier);
  }
  await pick(page, field, String(now));
  await expectResult(page, plan, plan.answers, earlier);
  await close(page, field.id);
};

const editOption: Edit = async (page, plan, field, earlier) => {
  const now = plan.answers[field.id];
  // An option that leads to another question leaves the result of the option before it.
  let last = earlier;
  await open(page, field.id);
  for (const is of optionsOf(field).filter((option) => option !== String(now))) {
    await pick(page, field, is);
    last = await expectResult(page, plan, { ...plan.answers, [field.id]: is }, last);
  }
  await pick(page, field, String(now));
  await expectResult(page, plan, plan.answers, earlier);
  await close(page, field.id);
};

/** The first amount in the first row, or a text. */
const editRow: Edit = async (page, plan, field, earlier) => {
  const rowId = plan.open(plan.answers).view.fields[field.id]?.rows?.[0];
  const inner = (field.fields ?? []).find(({ kind }) => kind === "money") ?? field.fields?.[0];
  if (rowId === undefined || !inner) return;
  const rows = plan.answers[field.id] as readonly RawAnswers[];
  const path = `${field.id}.${rowId}.${inner.id}`;
  const text = inner.kind === "money" ? TYPED.money : "Q";
  const value: RawAnswer = inner.kind === "money" ? TYPED.read : text;
  await open(page, field.id);
  await page.locator(`[id="q-${field.id}.${rowId}-edit"]`).click();
  await typeOver(page, path, text);
  const changed = rows.map((row, index) => (index === 0 ? { ...row, [inner.id]: value } : row));
  await expectResult(page, plan, { ...plan.answers, [field.id]: changed as unknown as RawAnswer }, earlier);
  await typeOver(page, path, String(rows[0]?.[inner.id]));
  await expectResult(page, plan, plan.answers, earlier);
  await close(page, field.id);
};

const EDITS: { readonly [widget: string]: Edit } = {
  amount: editAmount,
  date: editDate,
  combobox: editPlace,
  choice: editOption,
  list: editRow,
};

/** One question of every kind with an answer to start from. */
const oneOfEachKind = (plan: ToolPlan): readonly Field[] => {
  const fields = visibleFields(plan, plan.answers).filter(({ id }) => plan.answers[id] !== undefined);
  return fields.filter((field, index) => fields.findIndex(({ kind }) => kind === field.kind) === index);
};

type Reveal = { readonly field: Field; readonly is: string; readonly asked: readonly Field[] };

/** An option that adds a question the page has not asked yet. */
const revealOf = (plan: ToolPlan): Reveal | undefined => {
  const fields = visibleFields(plan, plan.answers);
  const before = new Set(fields.map(({ id }) => id));
  for (const field of fields) {
    for (const is of optionsOf(field)) {
      const answers = { ...plan.answers, [field.id]: is };
      const { view } = plan.open(answers);
      const asked = visibleFields(plan, answers).filter(({ id }) => !before.has(id) && view.fields[id]?.problem);
      if (asked.length > 0) return { field, is, asked };
    }
  }
  return undefined;
};

const answerFor = (field: Field): string => optionsOf(field)[0] ?? (field.kind === "date" ? "2026-01-15" : "10");

const give = async (page: Page, field: Field): Promise<void> => {
  const value = answerFor(field);
  const { widget } = fieldKindOf(field.kind);
  if (widget === "date") {
    const [year = "", month = "", day = ""] = value.split("-");
    await typeOver(page, field.id, month);
    await typeOver(page, `${field.id}-day`, day);
    await typeOver(page, `${field.id}-year`, year);
  } else if (optionsOf(field).length > 0) await pick(page, field, value);
  else await typeOver(page, field.id, value);
};

/** Adds a question, answers it in place, reverts the cause, and adds the question again. */
const raiseQuestion = async (
  page: Page,
  plan: ToolPlan,
  { field, is, asked }: Reveal,
  earlier: string,
): Promise<void> => {
  const [first] = asked;
  if (!first) return;
  const raised: RawAnswers = { ...plan.answers, [field.id]: is };
  await open(page, field.id);
  await pick(page, field, is);
  await expectResult(page, plan, raised, earlier);
  const announced = await page.locator('[data-result] [role="status"]').first().textContent();
  expect(announced).toContain("New question");
  expect(announced).toContain(plan.open(raised).view.fields[first.id]?.label);
  await page.locator(`a[href="#q-${first.id}"]`).first().click();
  const focused = () => document.activeElement?.closest("[data-answer-row]")?.getAttribute("data-answer-row");
  await expect.poll(() => page.evaluate(focused)).toBe(first.id);
  for (const one of asked) await give(page, one);
  const answered = { ...raised, ...Object.fromEntries(asked.map((one) => [one.id, answerFor(one)])) };
  await expectResult(page, plan, answered, earlier);
  await pick(page, field, String(plan.answers[field.id]));
  await expectResult(page, plan, plan.answers, earlier);
  expect(await box(page, first.id).count()).toBe(0);
  await pick(page, field, is);
  await expectResult(page, plan, answered, earlier);
};

describe("a result page while an answer is changed", () => {
  test.each(plans.map((plan) => [plan.tool.id, plan] as const))(
    "%s: text, focus, result and scenarios survive every keystroke, and an added question is asked in place (R03)",
    async (_, plan) => {
      const { page, faults } = visitor;
      await enter(visitor, plan);
      const earlier = await expectResult(page, plan, plan.answers, "");
      for (const field of oneOfEachKind(plan)) {
        const edit = EDITS[fieldKindOf(field.kind).widget];
        if (!edit) throw new Error(`no edit is written for the control of this kind: ${field.kind}`);
        await edit(page, plan, field, earlier);
      }
      const reveal = revealOf(plan);
      if (reveal) await raiseQuestion(page, plan, reveal, earlier);
      expect(faults).toEqual([]);
    },
  );
});
