import { expect, test } from "vitest";
import { DEBOUNCE_MS } from "../../src/app/calculate/debounce.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import { box, open } from "./tool-edits.ts";
import { toolPlanners } from "./tool-plans.ts";
import type { ToolPlan } from "./tool-plans.ts";
import { visits } from "./visits.ts";

const { enter } = visits();

declare global {
  var pauses: Map<number, () => void>;
  var headings: Set<string>;
}

type Amount = { readonly plan: ToolPlan; readonly field: string };

/** A tool whose answer for $3 is another than for $3,000, and a question for that amount. */
const amountThatFlips = (): Amount => {
  for (const makePlan of toolPlanners()) {
    const plan = makePlan();
    const fields = plan.tool.steps.flatMap(({ fields: all }) => all).filter(({ kind }) => kind === "money");
    for (const { id } of fields.filter((field) => plan.answers[field.id] !== undefined && !plan.tool.sensitive)) {
      const answerAt = (amount: string): string | null => plan.play({ ...plan.answers, [id]: amount }).answer;
      const answers = [plan.play(plan.answers).answer, answerAt("3"), answerAt("3000")];
      if (!answers.includes(null) && new Set(answers).size === answers.length) return { plan, field: id };
    }
  }
  throw new Error("no tool has an amount to test with");
};

test("a result keeps its answer while an amount is typed, and changes after a pause or on leaving the box", async () => {
  const { plan, field } = amountThatFlips();
  const { page, go } = await enter("/help");
  // The test controls when the pause ends, so that a slow machine cannot break it.
  await page.addInitScript((pause) => {
    globalThis.pauses = new Map();
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    let last = 0;
    const held = (work: () => void, delay?: number, ...rest: unknown[]): number => {
      if (delay !== pause) return start(work, delay, ...rest) as unknown as number;
      last -= 1;
      globalThis.pauses.set(last, work);
      return last;
    };
    Object.assign(globalThis, {
      setTimeout: held,
      clearTimeout: (id: number) => (globalThis.pauses.delete(id) ? undefined : stop(id)),
    });
  }, DEBOUNCE_MS);
  const given = Buffer.from(JSON.stringify(plan.answers)).toString("base64url");
  await go(`/s/${plan.slug}/en?step=check-answers#given=${given}`);
  const answerOf = (answers: RawAnswers): string => plan.play(answers).answer!;
  const heading = (): Promise<string | null> => page.locator("main h1").textContent();
  const before = answerOf(plan.answers);
  await expect.poll(heading).toBe(before);
  await open(page, field);
  await page.evaluate(() => {
    const note = () => globalThis.headings.add(document.querySelector("main h1")?.textContent ?? "");
    globalThis.headings = new Set();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const seen = (): Promise<readonly string[]> => page.evaluate(() => [...globalThis.headings]);

  await box(page, field).press("ControlOrMeta+A");
  await page.keyboard.type("$3,000", { delay: 60 });
  await page.getByText("The result will update when you stop typing.").waitFor();
  expect(await seen()).toEqual([before]);
  await page.evaluate(() => {
    for (const [id, work] of globalThis.pauses) {
      globalThis.pauses.delete(id);
      work();
    }
  });
  const after = answerOf({ ...plan.answers, [field]: "3000" });
  await expect.poll(heading).toBe(after);
  expect(await seen()).toEqual([before, after]);

  // The first change ends when its question is left: what follows is another one.
  const leave = async (): Promise<void> => {
    await page.getByRole("heading", { level: 1 }).click();
    await page.getByRole("button", { name: "Copy" }).first().focus();
  };
  await leave();
  await box(page, field).press("ControlOrMeta+A");
  await page.keyboard.type("$3", { delay: 60 });
  await page.getByText("The result will update when you stop typing.").waitFor();
  expect(await heading()).toBe(after);
  await leave();
  await expect.poll(heading).toBe(answerOf({ ...plan.answers, [field]: "3" }));
});
