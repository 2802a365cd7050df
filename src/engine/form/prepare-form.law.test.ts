import { describe, expect, test } from "vitest";
import { ask, context, form, formula, get, is, num, answerPart, step } from "../../../tests/forms/hand-made.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import { decimal } from "../../values/decimal.ts";
import { prepareForm } from "./prepare-form.ts";
import { open } from "../../../tests/support/sample-forms.ts";

describe("law and the other reserved names", () => {
  const row = (from: string, value: string) => ({
    from,
    value,
    cite: "Code § 7",
    source: "https://law.example",
    checked: "2026-11-01",
    reviewBy: "2027-11-01",
  });
  const law: Context["law"] = {
    deposit: {
      topic: "deposit",
      keyedOn: "signed",
      columns: { months: { type: "number" } },
      places: {
        "XX-A": { status: "confirmed", columns: { months: [row("2020-01-01", "3"), row("2026-01-01", "2")] } },
      },
    },
  };
  const reading = form(
    [
      step("one", [
        ask("state", "text"),
        ask("signed", "date"),
        ask("older", "date", { optional: true }),
        ask("months", "number", { max: formula(["at", ["at", get("law"), "deposit"], "months"]) }),
      ]),
    ],
    {
      law: {
        topics: ["deposit"],
        jurisdiction: formula(get("state")),
        keyDate: formula(get("signed")),
        keyDateByTopic: {},
      },
    },
  );
  const lawFor = (answers: RawAnswers) => open(reading, answers, { ...context, law }).reserved.law;

  test("formulas read the row in force in the jurisdiction on the key date", () => {
    expect(lawFor({ state: "XX-A", signed: "2026-05-01" })).toMatchObject({
      deposit: { status: "confirmed", months: decimal(2), cite: "Code § 7" },
    });
    expect(lawFor({ state: "XX-A", signed: "2025-05-01" })).toMatchObject({ deposit: { months: decimal(3) } });
    expect(lawFor({ state: "XX-B", signed: "2026-05-01" })).toMatchObject({
      deposit: { status: "unknown", months: null },
    });
  });

  test("a limit read from the law follows the answers that select it", () => {
    const prepared = prepareForm(reading);
    const around = { ...context, law };
    const then = prepared.evaluate({ state: "XX-A", signed: "2025-05-01", months: "3" }, around);
    expect(then.fields.months?.problem).toBeNull();
    const now = prepared.evaluate({ state: "XX-A", signed: "2026-05-01", months: "3" }, around, then);
    expect(now.fields.months?.problem).toEqual({ code: "too_big", params: { max: "2" } });
  });

  test("law applies as soon as it is loaded", () => {
    const prepared = prepareForm(reading);
    const answers = { state: "XX-A", signed: "2026-05-01", months: "3" };
    const before = prepared.evaluate(answers, context);
    expect(before.fields.months?.problem).toBeNull();
    expect(prepared.evaluate(answers, { ...context, law }, before).fields.months?.problem?.code).toBe("too_big");
  });

  test("a topic can have a key date of its own", () => {
    const own = { ...reading, law: { ...reading.law!, keyDateByTopic: { deposit: formula(get("older")) } } };
    const view = open(own, { state: "XX-A", signed: "2026-05-01", older: "2024-01-01" }, { ...context, law });
    expect(view.reserved.law).toMatchObject({ deposit: { months: decimal(3) } });
  });

  test("settings, jurisdiction, language and title can be read by name", () => {
    const { settings } = context;
    const named = form(
      [
        step("one", [
          ask("a", "text", { when: formula([">=", ["at", get("settings"), "level_of_detail"], num("5")]) }),
          ask("b", "text", { when: is("jurisdiction", "XX-A") }),
          ask("c", "text", { when: is("locale", "ja") }),
          ask("d", "text", { label: ["For the ", { type: "value", formula: formula(get("title")) }] }),
        ]),
      ],
      { document: { title: ["Deed of ", answerPart("d")] } },
    );
    const around: Context = { ...context, jurisdiction: "XX-A", settings: { ...settings, levelOfDetail: 4 } };
    const visible = (view: ReturnType<typeof open>) => view.steps[0]?.paths;
    expect(visible(open(named))).toEqual(["a", "d"]);
    expect(visible(open(named, {}, around))).toEqual(["b", "d"]);
    expect(visible(open(named, {}, { ...around, locale: "ja" }))).toEqual(["b", "c", "d"]);
    expect(open(named, { d: "gift" }).fields.d?.label).toBe("For the Deed of gift");
  });
});
