import { describe, expect, test } from "vitest";
import { ask, form, formula, is, num, options, answerPart, step } from "../../../tests/forms/hand-made.ts";
import { open, secrecy } from "../../../tests/support/sample-forms.ts";

describe("composites and lists", () => {
  const people = form([
    step("one", [
      ask("head", "text"),
      ask("children", "list", {
        max: formula(num("3")),
        fields: [
          ask("name", "text"),
          ask("school", "text", { when: is("name", "Ada"), label: ["School of ", answerPart("name")] }),
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
