import { describe, expect, test } from "vitest";
import { ask, context, form, formula, is, options, step } from "../../../../tests/forms/hand-made.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import { decimal } from "../../../values/decimal.ts";
import { toAnswersFile, toRawAnswers } from "./answers-file.ts";
import { migrateDraft } from "./migrate-draft.ts";
import { prepareForm } from "../prepare-form.ts";

const prepared = prepareForm(
  form([
    step("one", [
      ask("rent", "money", { formerly: ["monthly_rent", "price"] }),
      ask("start", "date"),
      ask("pets", "yes_no"),
      ask("term", "choice", { options: options("fixed", "open"), default: formula("fixed") }),
      ask("years", "number", { when: is("term", "fixed"), unsure: true }),
      ask("owner", "party"),
      ask("kids", "list", {
        fields: [ask("name", "text", { formerly: ["called"] }), ask("age", "number", { optional: true })],
      }),
      ask("aims", "list", { fields: [ask("aim", "text")] }),
      ask("extras", "choices", { options: options("a", "b"), optional: true }),
    ]),
  ]),
);

const read = (file: RawAnswer) => toRawAnswers(prepared, file, context);
const codes = (file: RawAnswer) => read(file).problems.map(({ path, problem }) => [path, problem.code]);

const full: { readonly [id: string]: RawAnswer } = {
  rent: 1200.5,
  start: "2026-12-01",
  pets: false,
  years: "3",
  owner: { kind: "company", name: "Aster Ltd", formed_in: "US-DE", address: "1 High St, Dover, DE 19901" },
  kids: [{ name: "Ada", age: 9 }, { name: "Bo" }],
  aims: ["peace"],
  extras: ["b"],
};

describe("an answers file", () => {
  test("keeps an answer by an option's former value", () => {
    const choice = [
      { value: "amount", label: ["Amount"], formerly: ["sum"] },
      { value: "none", label: ["None"] },
    ];
    const one = prepareForm(form([step("one", [ask("cap", "choice", { options: choice })])]));
    expect(toRawAnswers(one, { cap: "sum" }, context)).toMatchObject({ answers: { cap: "amount" }, problems: [] });
    expect(toRawAnswers(one, { cap: "none" }, context)).toMatchObject({ answers: { cap: "none" }, problems: [] });
    expect(toRawAnswers(one, { cap: "total" }, context).problems).toHaveLength(1);
  });

  test("is converted to the form's format without problems", () => {
    const { answers, problems } = read(full);
    expect(problems).toEqual([]);
    expect(answers.kids).toEqual({ order: ["r1", "r2"], rows: { r1: { name: "Ada", age: 9 }, r2: { name: "Bo" } } });
    expect(answers.aims).toEqual({ order: ["r1"], rows: { r1: { aim: "peace" } } });
    const { values } = prepared.evaluate(answers, context);
    expect(values.rent).toEqual(decimal("1200.5"));
    expect(values.pets).toBe(false);
    expect(values.owner).toMatchObject({ name: "Aster Ltd", address: { city: "Dover", region: "US-DE" } });
  });

  test("survives a round trip through the form, with exact numbers as text and addresses in parts", () => {
    const view = prepared.evaluate(read(full).answers, context);
    const written = toAnswersFile(prepared, view);
    expect(written).toMatchObject({ rent: "1200.5", start: "2026-12-01", term: "fixed", years: "3", extras: ["b"] });
    expect(written.kids).toEqual([{ name: "Ada", age: "9" }, { name: "Bo" }]);
    expect(prepared.evaluate(read(written).answers, context).values).toEqual(view.values);
  });

  test("omits hidden answers and keeps those that are not sure yet", () => {
    const write = (file: RawAnswer) => toAnswersFile(prepared, prepared.evaluate(read(file).answers, context));
    expect(write({ ...full, term: "open" })).not.toHaveProperty("years");
    expect(write({ ...full, years: { unsure: true } }).years).toEqual({ unsure: true });
  });

  test("reports an unknown question and keeps its answer", () => {
    const { answers, problems } = read({ rnet: 5, kids: [{ name: "Ada", shoe: 4 }] });
    expect(problems).toEqual([
      { path: "kids.r1.shoe", problem: { code: "unknown_question" } },
      { path: "rnet", problem: { code: "unknown_question" } },
    ]);
    expect(answers.rnet).toBe(5);
  });

  test("reports invalid values by path and keeps them for the form to show", () => {
    expect(codes({ rent: "much", kids: [{ name: "Ada", age: "old" }] })).toEqual([
      ["rent", "not_a_number"],
      ["kids.r1.age", "not_a_number"],
    ]);
    expect(read({ rent: "much" }).answers.rent).toBe("much");
  });

  test("reports answers of the wrong shape", () => {
    expect(codes({ kids: "Ada", owner: ["x"], rent: { unsure: true }, start: ["x"] })).toEqual([
      ["rent", "unsure_not_offered"],
      ["start", "not_a_date"],
      ["owner", "not_in_parts"],
      ["kids", "not_a_list"],
    ]);
    expect(codes({ kids: ["Ada"] })).toEqual([["kids.r1", "not_a_row"]]);
    expect(codes(["rent"])).toEqual([["", "not_answers"]]);
    expect(codes("rent")).toEqual([["", "not_answers"]]);
  });

  test("finds the answers of renamed questions, the newest name first", () => {
    expect(read({ price: "7" }).answers).toEqual({ rent: "7" });
    expect(read({ rent: "8", monthly_rent: "7" }).answers.rent).toBe("8");
    expect(read({ kids: [{ called: "Ada" }] }).answers.kids).toMatchObject({ rows: { r1: { name: "Ada" } } });
  });
});

describe("a draft", () => {
  const draft = {
    format: 1,
    id: "d1",
    definition: "lease",
    version: "1.0",
    hash: "old",
    language: "en",
    answers: {
      monthly_rent: "7",
      gone: "x",
      term: "monthly",
      kids: { order: ["r4"], rows: { r4: { called: "Ada" } } },
    },
    step: null,
    kept: [],
    created: "2026-11-20T00:00:00Z",
    changed: "2026-11-20T00:00:00Z",
    title: "Lease",
  } as const;

  test("of an older form keeps the answers that fit, row ids included, and reports the rest (F24)", () => {
    const { draft: now, problems } = migrateDraft(prepared, { version: "1.1", hash: "new" }, draft, context);
    expect(now).toMatchObject({ version: "1.1", hash: "new", id: "d1" });
    expect(now.answers).toEqual({
      rent: "7",
      term: "monthly",
      gone: "x",
      kids: { order: ["r4"], rows: { r4: { name: "Ada" } } },
    });
    expect(problems.map(({ path, problem }) => [path, problem.code])).toEqual([
      ["term", "not_an_option"],
      ["gone", "unknown_question"],
    ]);
  });

  test("of the current form is unchanged (F24)", () => {
    expect(migrateDraft(prepared, { version: "1.0", hash: "old" }, draft, context)).toEqual({ draft, problems: [] });
  });
});
