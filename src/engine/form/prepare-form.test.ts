import { describe, expect, test } from "vitest";
import { ask, context, day, form, formula, get, is, num, answerPart, step } from "../../../tests/forms/hand-made.ts";
import type { RawAnswers } from "../../model/answers.ts";
import { decimal } from "../../values/decimal.ts";
import { prepareForm } from "./prepare-form.ts";
import { open, secrecy } from "../../../tests/support/sample-forms.ts";

describe("visibility", () => {
  test("a question shows only while its condition is true", () => {
    expect(open(secrecy, { term: "fixed" }).fields.years?.visible).toBe(true);
    expect(open(secrecy, { term: "open" }).fields.years?.visible).toBe(false);
    expect(open(secrecy, { term: "neither" }).fields.years?.visible).toBe(false);
  });

  test("a hidden question is null in formulas and reports nothing, and it keeps its answer", () => {
    const hidden = open(secrecy, { term: "open", years: "40" });
    expect(hidden.values.years).toBeNull();
    expect(hidden.fields.years).toMatchObject({ required: false, problem: null, answered: false });
    expect(open(secrecy, { term: "fixed", years: "4" }).values.years).toEqual(decimal(4));
  });

  test("a step is visible if its condition is true and one of its questions is visible", () => {
    expect(open(secrecy, { term: "fixed" }).steps.map((each) => each.visible)).toEqual([true, false]);
    expect(open(secrecy, { term: "open" }).steps[1]).toMatchObject({ visible: true, paths: ["note"] });
  });

  test("a condition may read a later question", () => {
    const later = form([step("one", [ask("a", "text", { when: is("b", "x") }), ask("b", "text")])]);
    expect(open(later, { b: "x" }).fields.a?.visible).toBe(true);
  });

  test("hiding a question hides those that depend on it", () => {
    const chain = form([
      step("one", [
        ask("a", "text"),
        ask("b", "text", { when: is("a", "x") }),
        ask("c", "text", { when: is("b", "y") }),
      ]),
    ]);
    expect(open(chain, { a: "x", b: "y" }).fields.c?.visible).toBe(true);
    expect(open(chain, { a: "z", b: "y" }).fields.c?.visible).toBe(false);
  });
});

describe("defaults", () => {
  test("a default applies until an answer is given, and clearing the answer leaves none", () => {
    expect(open(secrecy).fields.term).toMatchObject({ value: "fixed", suggestion: "fixed", answered: true });
    expect(open(secrecy, { term: "open" }).fields.term).toMatchObject({ value: "open", suggestion: null });
    const years = form([step("one", [ask("years", "number", { default: formula(num("3")) })])]);
    expect(open(years).fields.years).toMatchObject({ suggestion: "3", problem: null });
    expect(open(years, { years: "" }).fields.years).toMatchObject({ value: null, problem: { code: "required" } });
  });

  test("a default may be calculated from other answers", () => {
    const rent = form([
      step("one", [
        ask("rent", "number"),
        ask("deposit", "number", { default: formula(["*", get("rent"), num("2")]) }),
      ]),
    ]);
    expect(open(rent, { rent: "600" }).fields.deposit?.suggestion).toBe("1200");
    expect(open(rent).fields.deposit).toMatchObject({ suggestion: null, value: null });
  });

  test("today is the day of the context", () => {
    const start = form([step("one", [ask("start", "date", { default: formula(get("today")) })])]);
    expect(open(start).values.start).toEqual(day(2026, 11, 20));
  });
});

describe("problems", () => {
  test("a blank form reports only its required question as missing (F12)", () => {
    expect(open(secrecy).fields.years?.problem).toEqual({ code: "required" });
  });

  test("limits are formulas, and a problem names the violated limit", () => {
    expect(open(secrecy, { years: "11" }).fields.years?.problem).toEqual({ code: "too_big", params: { max: "10" } });
    expect(open(secrecy, { years: "0" }).fields.years?.problem).toEqual({ code: "too_small", params: { min: "1" } });
  });

  test("formulas read a value outside its limits, but not one that cannot be parsed", () => {
    expect(open(secrecy, { years: "11" }).values.years).toEqual(decimal(11));
    expect(open(secrecy, { years: "plenty" }).fields.years).toMatchObject({
      value: null,
      problem: { code: "not_a_number" },
    });
  });

  test("the author's message replaces the default one for a limit", () => {
    const own = form([
      step("one", [
        ask("top", "number"),
        ask("low", "number", { max: formula(get("top")), limitMessage: ["Enter at most ", answerPart("top"), "."] }),
      ]),
    ]);
    expect(open(own, { top: "5", low: "6" }).fields.low?.problem).toEqual({
      code: "limit",
      params: { max: "5", message: "Enter at most 5." },
    });
  });

  test("limits that depend on each other do not loop forever", () => {
    const span = form([
      step("one", [
        ask("from", "number", { max: formula(get("until")) }),
        ask("until", "number", { min: formula(get("from")) }),
      ]),
    ]);
    const view = open(span, { from: "5", until: "4" });
    expect(view.fields.from?.problem?.code).toBe("too_big");
    expect(view.fields.until?.problem?.code).toBe("too_small");
  });

  test("optional may be a formula", () => {
    const either = form([step("one", [ask("a", "text"), ask("b", "text", { optional: is("a", "x") })])]);
    expect(open(either, { a: "x" }).fields.b?.required).toBe(false);
    expect(open(either, { a: "y" }).fields.b?.required).toBe(true);
  });

  test("an answer that is not sure yet has no problem and no value, and is listed (F08)", () => {
    const view = open(form([step("one", [ask("a", "text", { unsure: true }), ask("b", "text")])]), {
      a: { unsure: true },
      b: "x",
    });
    expect(view.fields.a).toMatchObject({ unsure: true, value: null, problem: null });
    expect(view.blanks).toEqual(["a"]);
    expect(view.complete).toBe(true);
  });

  test("a list or composite that is not sure yet has no value, and nothing in it is asked (F08)", () => {
    const whole = form([
      step("one", [
        ask("kids", "list", { unsure: true, fields: [ask("name", "text")] }),
        ask("home", "address", { unsure: true }),
      ]),
    ]);
    const view = open(whole, { kids: { unsure: true }, home: { unsure: true } });
    expect(view.values).toEqual({ kids: null, home: null });
    expect(view.blanks).toEqual(["kids", "home"]);
    expect(view.steps[0]?.paths).toEqual(["kids", "home"]);
  });

  test("not sure yet is treated as unanswered if it is not offered", () => {
    const view = open(form([step("one", [ask("a", "text")])]), { a: { unsure: true } });
    expect(view.fields.a).toMatchObject({ unsure: false, problem: { code: "required" } });
  });

  test("an option that is currently not offered is not a valid answer", () => {
    const offer = form([
      step("one", [
        ask("kind", "text"),
        ask("pick", "choice", {
          options: [
            { value: "a", label: ["A"] },
            { value: "b", label: ["B"], when: is("kind", "x") },
          ],
        }),
      ]),
    ]);
    expect(open(offer, { kind: "x", pick: "b" }).fields.pick).toMatchObject({ options: ["a", "b"], value: "b" });
    expect(open(offer, { kind: "y", pick: "b" }).fields.pick).toMatchObject({
      options: ["a"],
      value: null,
      problem: { code: "not_an_option" },
    });
  });
});

describe("labels", () => {
  test("a label includes the answer to another question (F20)", () => {
    const named = form([
      step("one", [ask("name", "text"), ask("age", "number", { label: ["How old is ", answerPart("name"), "?"] })]),
    ]);
    expect(open(named, { name: "Ada" }).fields.age?.label).toBe("How old is Ada?");
    expect(open(named).fields.age?.label).toBe("How old is …?");
  });

  test("a choice is written as its option text", () => {
    const pick = form([
      step("one", [
        ask("pick", "choice", { options: [{ value: "a", label: ["the first"] }] }),
        ask("why", "text", { label: ["Why ", answerPart("pick"), "?"] }),
      ]),
    ]);
    expect(open(pick, { pick: "a" }).fields.why?.label).toBe("Why the first?");
  });
});

describe("checks and screens", () => {
  const checked = form([step("one", [ask("rent", "number"), ask("cap", "number")])], {
    checks: [
      {
        id: "high",
        path: "rent",
        when: formula([">", get("rent"), get("cap")]),
        say: ["More than ", answerPart("cap"), "."],
        stop: false,
        source: { cite: "Code § 1" },
      },
      { id: "none", path: "rent", when: is("rent", num("0")), say: ["Rent is nothing."], stop: true },
    ],
    screen: [{ id: "whistle", ask: ["To silence?"], exitWhen: is("whistle", true), say: ["Not for that."], help: [] }],
  });

  test("a warning shows its text and source and does not block the form (F14)", () => {
    const view = open(checked, { whistle: false, rent: "9", cap: "8" });
    const said = { id: "high", path: "rent", text: "More than 8.", stop: false, cite: "Code § 1" };
    expect(view.warnings).toEqual([{ ...said, decision: expect.stringMatching(/^high:/) as string }]);
    expect(view.complete).toBe(true);
  });

  test("a stop keeps the form from being complete (F14)", () => {
    const view = open(checked, { whistle: false, rent: "0", cap: "8" });
    expect(view.warnings.map((warning) => warning.id)).toEqual(["none"]);
    expect(view.complete).toBe(false);
  });

  test("a screening question can end the form and comes before the steps (F03)", () => {
    expect(open(checked, { whistle: true }).ineligible).toEqual({ id: "whistle", text: "Not for that." });
    expect(open(checked, { whistle: false }).ineligible).toBeNull();
    expect(open(checked).fields.whistle?.problem).toEqual({ code: "required" });
    expect(open(checked).steps[0]?.paths).not.toContain("whistle");
  });
});

describe("steps", () => {
  test("the first incomplete step is current, and complete ones are done (F22)", () => {
    const three = form([step("a", [ask("x", "text")]), step("b", [ask("y", "text")]), step("c", [ask("z", "text")])]);
    const states = (answers: RawAnswers) => open(three, answers).steps.map((each) => each.state);
    expect(states({})).toEqual(["current", "to_do", "to_do"]);
    expect(states({ x: "1" })).toEqual(["done", "current", "to_do"]);
    expect(states({ z: "1" })).toEqual(["current", "to_do", "done"]);
    expect(states({ x: "1", y: "1", z: "1" })).toEqual(["done", "done", "done"]);
  });
});

describe("roles", () => {
  test("words agree with the current number of role holders", () => {
    const roles = form([
      step("one", [
        ask("tenants", "list", { role: "tenant", fields: [ask("name", "text")] }),
        ask("note", "text", { label: ["The ", { type: "agreement", role: "tenant", one: "tenant", many: "tenants" }] }),
      ]),
    ]);
    const prepared = prepareForm(roles);
    const rows = { r1: { name: "A" }, r2: { name: "B" } };
    const formView = prepared.evaluate({ tenants: { order: ["r1"], rows } }, context);
    expect(formView.fields.note?.label).toBe("The tenant");
    const two = prepared.evaluate({ tenants: { order: ["r1", "r2"], rows } }, context, formView);
    expect(two.fields.note?.label).toBe("The tenants");
  });
});
