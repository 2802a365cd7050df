import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../tests/support/sample-catalog.ts";
import type { CompiledCatalog } from "../catalog/catalog.ts";
import {
  FEES_PATH,
  fees,
  STEP,
  usesFees,
  compileWith,
  problemsOf,
  textOf,
  lineOf,
} from "../../../tests/support/sample-block.ts";
import type { Changes } from "../../../tests/support/sample-block.ts";

describe("a document that uses a block", () => {
  const compiled = compileWith(usesFees);
  const definition = compiled.definitions.get("sample.en");

  test("has no problem, and the block has none either", () => {
    expect(problemsOf(compiled)).toEqual([]);
  });

  test("asks its questions in a step of that name, under ids that begin with it", () => {
    const step = definition?.steps.find(({ id }) => id === "fees");
    expect(step?.title).toEqual(["What is paid?"]);
    expect(step?.fields.map(({ id }) => id)).toEqual(["fees_amount", "fees_hours", "fees_note"]);
    expect(step?.fields[0]?.formerly).toEqual(["fees_price"]);
  });

  test("has its figures, checks and clauses under ids of the document", () => {
    expect(definition?.figures?.map(({ id, formula }) => [id, formula.deps])).toEqual([
      ["fees_total", ["fees_amount", "fees_hours"]],
    ]);
    expect(definition?.checks.map(({ id, path }) => [id, path])).toEqual([
      ["long", "years"],
      ["fees_high", "fees_amount"],
    ]);
    const clause = definition?.document.clauses.find(({ id }) => id === "fees");
    expect(clause?.clauses.map(({ id }) => id)).toEqual(["fees_total", "fees_note"]);
    expect(clause?.fields).toEqual(["fees_amount", "start"]);
    expect([clause?.block, definition?.document.clauses[0]?.block]).toEqual(["fees", undefined]);
  });

  test("leaves out what its variant rules out, and prints what its parameters stand for", () => {
    expect(definition?.document.clauses.find(({ id }) => id === "fees")?.variants).toHaveLength(1);
    expect(textOf(compiled)).toContain('"role":"helper","one":"Helper","many":"Helpers"');
    expect(textOf(compiled)).toContain('"field":"fees_amount"');
    expect(textOf(compiled)).not.toContain("advance");
    expect(textOf(compiled)).toContain('"type":"reference","clause":"fees"');
  });

  test("may ask its questions in a step of its own, and use it twice under two names", () => {
    const twice = compileWith([
      [
        "      - { id: pets,",
        "      - { use: fees, id: rent, as: fixed, with: { payer: helper, from_day: start }, labels: { amount: How much is the rent? }, defaults: { amount: 9 }, renamed: { amount: [rental] } }\n      - { id: pets,",
      ],
      ["checks:\n", `${STEP}checks:\n`],
      ["  signatures:", "    - { use: fees }\n    - { use: fees, id: rent, when: pets }\n  signatures:"],
      ["pets: true\n", "pets: true\n      fees_amount: 20\n      fees_hours: 4\n"],
    ]);
    expect(problemsOf(twice)).toEqual([]);
    const found = twice.definitions.get("sample.en");
    const rent = found?.steps.flatMap(({ fields }) => fields).find(({ id }) => id === "rent_amount");
    expect([rent?.label, rent?.default?.source, rent?.formerly]).toEqual([
      ["How much is the rent?"],
      "9",
      ["rent_price", "rental"],
    ]);
    expect(found?.document.clauses.find(({ id }) => id === "rent")?.when?.deps).toEqual(["pets"]);
  });

  test("needs no step if it leaves every question out", () => {
    const clauseOnly =
      "{ use: fees, as: fixed, with: { payer: helper, from_day: start }, without: [amount, note, total, high] }";
    const without = compileWith([["  signatures:", `    - ${clauseOnly}\n  signatures:`]]);
    expect(problemsOf(without).filter((problem) => problem.includes("CW233"))).toEqual([]);
  });

  test("drops what depends on a question it leaves out", () => {
    const without = compileWith([...usesFees, ["as: hourly,", "as: hourly, without: [note],"]]);
    expect(problemsOf(without)).toEqual([]);
    expect(
      without.definitions
        .get("sample.en")
        ?.document.clauses.find(({ id }) => id === "fees")
        ?.clauses.map(({ id }) => id),
    ).toEqual(["fees_total"]);
  });
});

test("a role parameter takes the role of its side of the document", () => {
  const block = `id: talk
title: Talk
parameters: { speaker: { kind: role, side: first } }
clauses:
  - { id: talk, plain: One side speaks to the other., text: "The {{ speaker }} {{ speaker: speaks / speak }}." }
`;
  const user: Changes = [["  signatures:", "    - { use: talk }\n  signatures:"]];
  const withSides = (sides: string): CompiledCatalog =>
    compileWith([...user, ["screen:\n", `${sides}screen:\n`]], { "catalog/blocks/talk/block.yaml": block });
  const fine = withSides("sides: { first: helper }\n");
  expect(problemsOf(fine)).toEqual([]);
  expect(textOf(fine)).toContain('"role":"helper","one":"Helper"');
  expect(problemsOf(withSides(""))).toEqual([
    expect.stringMatching(/^CW021 sample\/document\.yaml:\d+ The block "talk" needs a role for "speaker"\./),
  ]);
  expect(problemsOf(withSides("sides: { first: helpr }\n"))).toContainEqual(
    expect.stringMatching(/^CW021 sample\/document\.yaml:9 There is no role "helpr"\. Did you mean "helper"\?/),
  );
});

test("a block whose clauses are all uses is a set, from which a document takes some out", () => {
  const part = (id: string): readonly [string, string] => [
    `catalog/blocks/${id}/block.yaml`,
    `id: ${id}\ntitle: T\nclauses:\n  - { id: ${id}, plain: One side says this text here., text: This is ${id}. }\n`,
  ];
  const set = "id: usual\ntitle: Usual\nclauses:\n  - { use: first }\n  - { use: second }\n";
  const files = Object.fromEntries([part("first"), part("second"), ["catalog/blocks/usual/block.yaml", set]]);
  const idsWith = (use: string): readonly string[] => {
    const compiled = compileWith([["  signatures:", `    - ${use}\n  signatures:`]], files);
    expect(problemsOf(compiled)).toEqual([]);
    return (
      compiled.definitions
        .get("sample.en")
        ?.document.clauses.slice(4)
        .map(({ id }) => id) ?? []
    );
  };
  expect(idsWith("{ use: usual }")).toEqual(["first", "second"]);
  expect(idsWith("{ use: usual, without: [first] }")).toEqual(["second"]);
});

describe("a block that no document uses", () => {
  const alone = (text: string) => problemsOf(compileFiles({ [FEES_PATH]: text }));

  test("is fine, and its own cases run", () => {
    expect(alone(fees)).toEqual([]);
    expect(alone(fees.replace("$10.00 an hour", "$11.00 an hour"))).toEqual([
      expect.stringContaining(`CW070 blocks/fees/block.yaml:${lineOf(fees, "name: hourly")}`),
    ]);
  });

  test("reports a clause that no case prints with any arguments", () => {
    const shorter = fees
      .replace(", with: { deposit: true }", "")
      .replace("advance: 5, ", "")
      .replace(', "$5.00 of it"', "");
    expect(alone(shorter)).toEqual([]);
    expect(alone(fees.replaceAll("note: cash", "").replace(', "Note: cash"', ""))).toEqual([
      `CW072 blocks/fees/block.yaml:${lineOf(fees, "id: note, when")} No case prints the clause "note". Add a case whose answers lead here, or delete this if no answers can.`,
    ]);
  });

  test("reports a name that neither its questions nor its parameters have", () => {
    expect(alone(fees.replace("{{ note }}", "{{ notes }}"))).toEqual([
      expect.stringContaining(`blocks/fees/block.yaml:${lineOf(fees, "id: note, when")}`),
    ]);
  });
});

test("the next steps of a block have the condition of the use that prints it", () => {
  const whens = (step: string, clause: string): unknown => {
    const compiled = compileWith(
      [
        ["checks:\n", `  - { use: fees, as: fixed, with: { payer: helper, from_day: start }${step} }\nchecks:\n`],
        ["  signatures:", `    - { use: fees${clause} }\n  signatures:`],
        ["pets: true\n", "pets: true\n      fees_amount: 20\n"],
      ],
      {
        [FEES_PATH]: fees.replace(
          "cases:\n",
          "next_steps: [{ text: Pay. }, { text: Pay at once., when: amount > 5 }]\ncases:\n",
        ),
      },
    );
    expect(problemsOf(compiled)).toEqual([]);
    return compiled.definitions.get("sample.en")?.nextSteps.map(({ when }) => [when?.source, when?.deps]);
  };
  expect(whens("", "")).toEqual([
    [undefined, undefined],
    ["amount > 5", ["fees_amount"]],
  ]);
  expect(whens("", ", when: pets")).toEqual([
    ["pets", ["pets"]],
    ["amount > 5 and pets", ["fees_amount", "pets"]],
  ]);
  expect(whens(", when: pets", ", when: pets = true")).toEqual([
    ["pets = true", ["pets"]],
    ["amount > 5 and pets = true", ["fees_amount", "pets"]],
  ]);
});

describe("cases of a document that uses a block", () => {
  const talk = `id: talk
title: Talk
questions: [{ id: often, kind: yes_no, label: Do you talk often? }]
clauses:
  - { id: talk, when: often, plain: One side speaks to the other., text: Each week there is a talk. }
cases:
  - { name: often, today: 2026-11-20, answers: { often: true }, expect: { has: [Each week] } }
  - { name: seldom, today: 2026-11-20, answers: { often: false }, expect: { lacks: [Each week] } }
`;
  const withTalk = (use: string): readonly string[] =>
    problemsOf(
      compileWith(
        [
          ["checks:\n", "  - { use: talk }\nchecks:\n"],
          ["  signatures:", `    - ${use}\n  signatures:`],
          ["pets: true\n", "pets: true\n      talk_often: false\n"],
        ],
        { "catalog/blocks/talk/block.yaml": talk },
      ),
    );

  test("need not print a clause that the block's own condition leaves out", () => {
    expect(withTalk("{ use: talk }")).toEqual([]);
  });

  test("must print a clause that the document prints under a condition of its own", () => {
    expect(withTalk("{ use: talk, when: pets }")).toEqual([
      expect.stringMatching(/^CW072 sample\/document\.yaml:\d+ No case prints the clause "talk"\./),
    ]);
  });
});
