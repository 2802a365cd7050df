import { describe, expect, test } from "vitest";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import { runToolCase, prepareToolRun } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled } from "./open-cases.ts";

const toolNamed = (id: string): ToolDefinition => compiled.tools.get(`${id}.en`)!;

/** The questions a visitor sees in the first step with these answers, in order. */
const firstQuestions = (id: string, given: { readonly [field: string]: string } = {}): readonly string[] => {
  const tool = toolNamed(id);
  const form = prepareForm(tool);
  const settings = compiled.settings.defaults;
  const context = { today: parseIsoDate("2026-11-23")!, locale: "en", jurisdiction: null, settings, law: compiled.law };
  const { fields } = form.evaluate(toRawAnswers(form, given, context).answers, context);
  return tool.steps[0]!.fields.filter((field) => fields[field.id]?.visible).map((field) => field.id);
};

describe("a tool whose law depends on the jurisdiction asks for it first", () => {
  test.each(["court-filing-fee", "parenting-time"])("%s", (id) => {
    expect(firstQuestions(id)[0]).toBe("state");
  });

  test("attorney-fee, as soon as the jurisdiction decides, and before any amount", () => {
    expect(firstQuestions("attorney-fee")).toEqual(["kind", "costs"]);
    expect(firstQuestions("attorney-fee", { kind: "share", claim: "other" })).toEqual(["kind", "claim", "costs"]);
    expect(firstQuestions("attorney-fee", { kind: "share", claim: "injury" })).toEqual([
      "kind",
      "claim",
      "state",
      "costs",
    ]);
  });

  test("court-filing-fee asks for no state if a federal court is chosen", () => {
    expect(firstQuestions("court-filing-fee", { court: "federal" })).not.toContain("state");
  });
});

test("parenting-time passes jurisdiction and nights to child support, which accepts them also in a leap year", () => {
  const runnable = prepareToolRun(toolNamed("parenting-time"), compiled.law, compiled.settings.defaults);
  // Week by week, the parent who begins has 184 of 366 nights; one night moves to the other.
  const periods = [{ name: "A birthday", first: "2028-01-02", last: "2028-01-02", with: "other" }];
  const answers = { state: "US-NV", compare: false, plan: "weeks", starts: "2028-01-01", periods };
  const given = { source: {}, today: "2026-11-23", jurisdiction: null, levelOfDetail: 5, answers };
  const step = runToolCase(runnable, given)!.result!.nextSteps.find(({ create }) => create === "child-support");
  // Now 183 are with each parent, which is half of the year; the question accepts at most half of 365.
  expect(JSON.stringify(step?.carry)).toBe(JSON.stringify({ state: "US-NV", nights: "182.5" }));
});

test("a refusal links to the official page of the state, and without one to that of the topic", () => {
  const pageFor = (id: string, answers: { readonly [field: string]: string | number | boolean }): string | null => {
    const runnable = prepareToolRun(toolNamed(id), compiled.law, compiled.settings.defaults);
    const given = { source: {}, today: "2026-11-28", jurisdiction: null, levelOfDetail: 5, answers };
    return runToolCase(runnable, given)!.result!.refusal?.official ?? null;
  };
  const kentucky = { state: "US-KY", children: 1, order_date: "2026-11-01", nights: 100, low: false };
  expect(pageFor("child-support", { ...kentucky, gross_less: 4000, gross_more: 3000 })).toBe(
    compiled.law["child_support"]!.places["US-KY"]!.official,
  );
  expect(pageFor("small-claims-court-eligibility", { state: "US-TX", claim: "other" })).toBe(
    compiled.law["small_claims"]!.official,
  );
});
