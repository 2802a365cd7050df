import { describe, expect, test } from "vitest";
import {
  ask,
  context,
  day,
  form,
  formula,
  get,
  is,
  num,
  options,
  shown,
  step,
} from "../../../tests/forms/hand-made.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { FormDefinition } from "./plan/plan-form.ts";
import { decimal } from "../../values/decimal.ts";
import { prepareForm } from "./prepare-form.ts";

const open = (definition: FormDefinition, answers: RawAnswers = {}, around: Context = context) =>
  prepareForm(definition).open(answers, around);

const secrecy = form([
  step("deal", [
    ask("term", "choice", { options: options("fixed", "open"), default: formula("fixed") }),
    ask("years", "number", { when: is("term", "fixed"), min: formula(num("1")), max: formula(num("10")) }),
  ]),
  step("end", [ask("note", "text", { optional: true })], is("term", "open")),
]);

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
        ask("low", "number", { max: formula(get("top")), limitMessage: ["Enter at most ", shown("top"), "."] }),
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
      step("one", [ask("name", "text"), ask("age", "number", { label: ["How old is ", shown("name"), "?"] })]),
    ]);
    expect(open(named, { name: "Ada" }).fields.age?.label).toBe("How old is Ada?");
    expect(open(named).fields.age?.label).toBe("How old is …?");
  });

  test("a choice is written as its option text", () => {
    const pick = form([
      step("one", [
        ask("pick", "choice", { options: [{ value: "a", label: ["the first"] }] }),
        ask("why", "text", { label: ["Why ", shown("pick"), "?"] }),
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
        at: "rent",
        when: formula([">", get("rent"), get("cap")]),
        say: ["More than ", shown("cap"), "."],
        stop: false,
        source: { cite: "Code § 1" },
      },
      { id: "none", at: "rent", when: is("rent", num("0")), say: ["Rent is nothing."], stop: true },
    ],
    screen: [{ id: "whistle", ask: ["To silence?"], exitWhen: is("whistle", true), say: ["Not for that."], ways: [] }],
  });

  test("a warning shows its text and source and does not block the form (F14)", () => {
    const view = open(checked, { whistle: false, rent: "9", cap: "8" });
    const said = { id: "high", at: "rent", text: "More than 8.", stop: false, cite: "Code § 1" };
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

describe("composites and lists", () => {
  const people = form([
    step("one", [
      ask("head", "text"),
      ask("children", "list", {
        max: formula(num("3")),
        fields: [
          ask("name", "text"),
          ask("school", "text", { when: is("name", "Ada"), label: ["School of ", shown("name")] }),
          ask("tie", "text", { when: is("head", "yes") }),
        ],
      }),
    ]),
  ]);
  const two = {
    head: "no",
    children: { order: ["r2", "r1"], rows: { r1: { name: "Ada" }, r2: { name: "Bo", school: "hidden" } } },
  };

  test("rows keep their ids, in the order of the list (F20)", () => {
    const view = open(people, two);
    expect(view.fields.children?.rows).toEqual(["r2", "r1"]);
    expect(view.values.children).toEqual([
      { name: "Bo", school: null, tie: null, $row: "r2" },
      { name: "Ada", school: null, tie: null, $row: "r1" },
    ]);
    expect(view.steps[0]?.paths).toEqual([
      "head",
      "children",
      "children.r2.name",
      "children.r1.name",
      "children.r1.school",
    ]);
  });

  test("a condition in a row reads the row first, then the form", () => {
    expect(open(people, two).fields["children.r1.school"]?.visible).toBe(true);
    expect(open(people, two).fields["children.r2.school"]?.visible).toBe(false);
    expect(open(people, { ...two, head: "yes" }).fields["children.r2.tie"]?.visible).toBe(true);
    expect(open(people, two).fields["children.r1.school"]?.label).toBe("School of Ada");
  });

  test("an empty list is an answer if no rows are required", () => {
    expect(open(people).fields.children).toMatchObject({ value: [], rows: [], problem: null, required: false });
  });

  test("too many rows are a problem of the list", () => {
    const rows = { r1: { name: "A" }, r2: { name: "B" }, r3: { name: "C" }, r4: { name: "D" } };
    const view = open(people, { children: { order: Object.keys(rows), rows } });
    expect(view.fields.children?.problem).toEqual({ code: "too_many", params: { max: "3" } });
  });

  test("a list names the most rows it can have, and other questions have none", () => {
    expect(open(people).fields.children?.most).toBe(3);
    expect(open(secrecy).fields.years?.most).toBeNull();
  });

  test("a list with a minimum starts with that many rows, and is unanswered until one of them is filled in", () => {
    const sides = form([
      step("one", [ask("sides", "list", { min: formula(num("2")), fields: [ask("name", "text")] })]),
    ]);
    const blank = open(sides);
    expect(blank.fields.sides).toMatchObject({ rows: ["r1", "r2"], value: null, required: true });
    expect(blank.fields["sides.r2.name"]?.problem).toEqual({ code: "required" });
    expect(blank.blanks).toEqual(["sides.r1.name", "sides.r2.name"]);
  });

  test("a list keeps its answers while it is hidden", () => {
    const maybe = form([
      step("one", [ask("any", "text"), ask("kids", "list", { when: is("any", "yes"), fields: [ask("name", "text")] })]),
    ]);
    const kids = { order: ["r1"], rows: { r1: { name: "Ada" } } };
    const hidden = open(maybe, { any: "no", kids });
    expect(hidden.values.kids).toBeNull();
    expect(hidden.fields["kids.r1.name"]).toMatchObject({ visible: false, value: null });
    expect(open(maybe, { any: "yes", kids }).values.kids).toEqual([{ name: "Ada", $row: "r1" }]);
  });

  test("a composite is asked in parts and read as one record", () => {
    const view = open(form([step("one", [ask("owner", "party", { allow: ["person"] })])]), {
      owner: { name: "Ann Poe" },
    });
    expect(view.values.owner).toMatchObject({ kind: "person", name: "Ann Poe" });
    expect(view.steps[0]?.paths).toContain("owner.address.city");
    expect(view.fields["owner.name"]?.answered).toBe(true);
  });

  test("parts of an optional composite are required only once one is given", () => {
    const maybe = form([step("one", [ask("home", "address", { optional: true })])]);
    expect(open(maybe).fields["home.city"]?.problem).toBeNull();
    expect(open(maybe, { home: { street: "1 High St" } }).fields["home.city"]?.problem).toEqual({ code: "required" });
  });
});

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
        place: formula(get("state")),
        on: formula(get("signed")),
        onByTopic: {},
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
    const then = prepared.open({ state: "XX-A", signed: "2025-05-01", months: "3" }, around);
    expect(then.fields.months?.problem).toBeNull();
    const now = prepared.open({ state: "XX-A", signed: "2026-05-01", months: "3" }, around, then);
    expect(now.fields.months?.problem).toEqual({ code: "too_big", params: { max: "2" } });
  });

  test("law applies as soon as it is loaded", () => {
    const prepared = prepareForm(reading);
    const answers = { state: "XX-A", signed: "2026-05-01", months: "3" };
    const before = prepared.open(answers, context);
    expect(before.fields.months?.problem).toBeNull();
    expect(prepared.open(answers, { ...context, law }, before).fields.months?.problem?.code).toBe("too_big");
  });

  test("a topic can have a key date of its own", () => {
    const own = { ...reading, law: { ...reading.law!, onByTopic: { deposit: formula(get("older")) } } };
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
      { document: { title: ["Deed of ", shown("d")] } },
    );
    const around: Context = { ...context, jurisdiction: "XX-A", settings: { ...settings, levelOfDetail: 4 } };
    const visible = (view: ReturnType<typeof open>) => view.steps[0]?.paths;
    expect(visible(open(named))).toEqual(["a", "d"]);
    expect(visible(open(named, {}, around))).toEqual(["b", "d"]);
    expect(visible(open(named, {}, { ...around, locale: "ja" }))).toEqual(["b", "c", "d"]);
    expect(open(named, { d: "gift" }).fields.d?.label).toBe("For the Deed of gift");
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
    const one = prepared.open({ tenants: { order: ["r1"], rows } }, context);
    expect(one.fields.note?.label).toBe("The tenant");
    const two = prepared.open({ tenants: { order: ["r1", "r2"], rows } }, context, one);
    expect(two.fields.note?.label).toBe("The tenants");
  });
});

describe("hostile answers", () => {
  test("answers of the wrong shape are problems, never crashes", () => {
    const all = form([
      step("one", [
        ask("a", "text"),
        ask("b", "list", { fields: [ask("name", "text")] }),
        ask("c", "address"),
        ask("d", "choice", { options: options("x") }),
      ]),
    ]);
    const odd = JSON.parse(
      '{ "a": { "deep": { "er": ["x"] } }, "b": 7, "c": ["x"], "d": { "order": 1 }, "__proto__": "x" }',
    );
    const view = open(all, odd);
    expect(view.fields.a?.problem?.code).toBe("not_text");
    expect(view.fields.d?.problem?.code).toBe("not_an_option");
    expect(view.complete).toBe(false);
  });

  test("names of object members are not answers", () => {
    const view = open(form([step("one", [ask("a", "text", { when: is("constructor", "x") })])]), {});
    expect(view.fields.a?.visible).toBe(false);
  });

  test("cyclic conditions do not loop forever", () => {
    const circle = form([
      step("one", [ask("a", "text", { when: is("b", "x") }), ask("b", "text", { when: is("a", "x") })]),
    ]);
    expect(open(circle, { a: "x", b: "x" }).fields.a).toBeDefined();
  });
});
