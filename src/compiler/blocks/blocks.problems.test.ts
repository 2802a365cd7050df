import { expect, test } from "vitest";
import { BASE_PATH, baseDocument } from "../../../tests/support/sample-catalog.ts";
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
  line,
  clause,
} from "../../../tests/support/sample-block.ts";
import type { Changes } from "../../../tests/support/sample-block.ts";

test.each<[mistake: string, changes: Changes, problem: string]>([
  [
    "an unknown block",
    [["- { use: fees, as", "- { use: fee, as"]],
    `CW021 sample/document.yaml:${line} There is no block "fee". Did you mean "fees"?`,
  ],
  [
    "a missing role",
    [["payer: helper, ", ""]],
    `CW021 sample/document.yaml:${line} The block "fees" needs a role for "payer". Name a role of \`roles\`: with: { payer: helper }`,
  ],
  [
    "a role for a document without roles",
    [
      ["payer: helper, ", ""],
      ["roles:\n  helper: { one: Helper, many: Helpers }\n", ""],
      [", role: helper }", " }"],
      ["{{ helper: Helper does / Helpers do }}", "helper does"],
    ],
    `CW021 sample/document.yaml:${line - 2} The block "fees" needs a role for "payer". Give the document roles, such as roles: { owner: { one: Owner, many: Owners } }, and write with: { payer: owner }`,
  ],
  [
    "an unknown role",
    [["payer: helper", "payer: helpers"]],
    `CW021 sample/document.yaml:${line} The block "fees" needs a role for "payer", and there is no role "helpers". Did you mean "helper"?`,
  ],
  [
    "a missing variant",
    [["as: hourly, ", ""]],
    `CW014 sample/document.yaml:${line} The block "fees" needs "variant": hourly or fixed. Say which: as: hourly`,
  ],
  [
    "an unknown variant",
    [["as: hourly", "as: hourli"]],
    `CW012 sample/document.yaml:${line} "variant" of the block "fees" is one of hourly, fixed, and not "hourli". Did you mean "hourly"?`,
  ],
  [
    "a missing argument",
    [[", from_day: start", ""]],
    `CW021 sample/document.yaml:${line} The block "fees" needs "from_day", and there is no question of that name. Say what it is: with: { from_day: … }`,
  ],
  [
    "an unknown argument",
    [["from_day: start", "from_day: start, until: start"]],
    `CW021 sample/document.yaml:${line} The block "fees" has no parameter "until". Known here: payer, variant, deposit, from_day.`,
  ],
  [
    "an argument of another kind",
    [["from_day: start", "from_day: years"]],
    `CW031 sample/document.yaml:${line} The block "fees" needs a date for "from_day", but this is a number. Give a question whose answer is a date.`,
  ],
  [
    "a flag that is no flag",
    [["from_day: start", "from_day: start, deposit: maybe"]],
    `CW013 sample/document.yaml:${line} "deposit" of the block "fees" is true or false. Write deposit: true`,
  ],
  [
    "a part to leave out that does not exist",
    [["as: hourly,", "as: hourly, without: [notes],"]],
    `CW021 sample/document.yaml:${line} The block "fees" has no part "notes". Did you mean "note"?`,
  ],
  [
    "two values for one parameter",
    [["{ use: fees }", "{ use: fees, as: fixed }"]],
    `CW020 sample/document.yaml:${clause} "variant" is given twice with different values. Give it once.`,
  ],
  [
    "a condition beside a block among questions",
    [
      [STEP, ""],
      [
        "      - { id: pets,",
        "      - { use: fees, as: hourly, with: { payer: helper, from_day: start }, when: pets = true }\n      - { id: pets,",
      ],
    ],
    `CW017 sample/document.yaml:${lineOf(baseDocument, "- { id: pets,")} "when" has no effect here: the block "fees" brings its own questions. Use the block in a step of its own: { use: fees, when: … }`,
  ],
  [
    "a block used twice",
    [["{ use: fees }", "{ use: fees }\n    - { use: fees }"]],
    `CW020 sample/document.yaml:${clause + 1} "fees" is already the name of a block here. Leave it out, or give this use an id of its own: id: …`,
  ],
  [
    "questions that no step asks",
    [
      [STEP, ""],
      ["{ use: fees }", "{ use: fees, as: fixed, with: { payer: helper, from_day: start } }"],
    ],
    `CW233 sample/document.yaml:${clause - 1} The block "fees" asks questions, and no step of this document has them. Add it to the steps: - use: fees`,
  ],
  [
    "clauses that are not printed",
    [["    - { use: fees }\n", ""]],
    `CW233 sample/document.yaml:${line} The block "fees" has clauses, and this document does not print them. Add it to document.clauses: - use: fees`,
  ],
  [
    "a term the document does not define",
    [['(this "Agreement")', ""]],
    `CW231 sample/document.yaml:${line} The block "fees" uses the term "Agreement", and this document does not define it. Define it where the text begins, as in (this "Agreement").`,
  ],
  [
    "an id that a question of the block has",
    [["{ id: pets,", "{ id: fees_amount, kind: number, label: Another? }\n      - { id: pets,"]],
    `CW020 blocks/fees/block.yaml:10 There are two questions with the id "fees_amount"; the other is on line ${lineOf(baseDocument, "{ id: pets,")} of ${BASE_PATH}. Used by sample. Give one of them another id.`,
  ],
])("reports %s", (_, changes, problem) => {
  expect(problemsOf(compileWith([...usesFees, ...changes]))).toContain(problem);
});

test("reports a block that reads law where the document names none", () => {
  const reading = { [FEES_PATH]: fees.replace("terms: [Agreement]", "terms: [Agreement]\nlaw: [usury]") };
  expect(problemsOf(compileWith(usesFees, reading))).toContain(
    `CW231 sample/document.yaml:${line} The block "fees" reads law, and this document does not say of which place and day. Add it: law: { place: place, on: today, topics: [usury] }`,
  );
});

test("reports blocks that use each other in a circle, and compiles one that uses another", () => {
  const outer = (inner: string): string =>
    `id: outer\ntitle: Outer\nclauses:\n  - { id: outer, plain: One side says this text first., text: The first text. }\n  - { use: ${inner} }\n`;
  const last = (use: string): string =>
    `id: last\ntitle: Last\nclauses:\n  - { id: last, plain: One side says this text last., text: The last text. }\n${use}`;
  const files = (more: string) => ({
    "catalog/blocks/outer/block.yaml": outer("last"),
    "catalog/blocks/last/block.yaml": last(more),
  });
  const user: Changes = [["  signatures:", "    - { use: outer }\n  signatures:"]];
  const fine = compileWith(user, files(""));
  expect(problemsOf(fine)).toEqual([]);
  expect(
    fine.definitions
      .get("sample.en")
      ?.document.clauses.slice(-2)
      .map(({ id }) => id),
  ).toEqual(["outer", "last"]);
  expect(problemsOf(compileWith(user, files("  - { use: outer }\n")))).toContain(
    "CW232 blocks/last/block.yaml:5 These blocks use each other without end: outer uses last uses outer. Leave out one of these uses, or move what they share to a third block.",
  );
});

test("refers to a clause of the document, and reports one that is not there", () => {
  const block = `id: rest
title: Rest
parameters: { base: clause }
clauses:
  - id: rest
    plain: Everyone may rest for a while.
    variants:
      - { when: base != null, text: "A rest follows {{ ref base }}." }
      - { text: A rest follows. }
cases:
  - { name: with, today: 2026-11-20, with: { base: work }, answers: {}, expect: { has: [follows section 2] } }
  - { name: without, today: 2026-11-20, answers: {}, expect: { has: [A rest follows.] } }
`;
  const user = (use: string): Changes => [["  signatures:", `    - ${use}\n  signatures:`]];
  const compiled = (use: string): CompiledCatalog =>
    compileWith(user(use), { "catalog/blocks/rest/block.yaml": block });
  const fine = compiled("{ use: rest, with: { base: duties } }");
  expect(problemsOf(fine)).toEqual([]);
  expect(textOf(fine)).toContain('"A rest follows ",{"type":"reference","clause":"duties"');
  expect(problemsOf(compiled("{ use: rest }"))).toEqual([]);
  expect(problemsOf(compiled("{ use: rest, with: { base: dutys } }"))).toContain(
    `CW021 sample/document.yaml:${clause - 1} The block "rest" needs a clause for "base", and there is no clause "dutys". Did you mean "duties"?`,
  );
});

test("a role that a block prints in bold only is missed, too", () => {
  const block = `id: talk
title: Talk
parameters: { speaker: { kind: role, side: first } }
clauses:
  - { id: talk, plain: One side may speak to the other., text: "The **{{ speaker: speaker / speakers }}** may speak." }
`;
  const user: Changes = [["  signatures:", "    - { use: talk }\n  signatures:"]];
  expect(problemsOf(compileWith(user, { "catalog/blocks/talk/block.yaml": block }))).toEqual([
    expect.stringMatching(/^CW021 sample\/document\.yaml:\d+ The block "talk" needs a role for "speaker"\./),
  ]);
});

test("reports two blocks that define one term", () => {
  const defining = (id: string): readonly [string, string] => [
    `catalog/blocks/${id}/block.yaml`,
    `id: ${id}\ntitle: T\nclauses:\n  - { id: ${id}, plain: Everyone may rest for a while., defines: [Rest], text: '"Rest" means a pause. The Rest is short.' }\n`,
  ];
  const both: Changes = [["  signatures:", "    - { use: one }\n    - { use: two }\n  signatures:"]];
  const changes: Changes = [["  signatures:", "    - { use: one }\n  signatures:"]];
  const blocks = Object.fromEntries([defining("one"), defining("two")]);
  expect(problemsOf(compileWith(changes, blocks))).toEqual([]);
  expect(problemsOf(compileWith(both, blocks))).toContain(
    'CW034 blocks/two/block.yaml:4 The term "Rest" is defined twice. Used by sample. Define it once and use it everywhere.',
  );
});

test("a problem of a block that a document uses is reported once", () => {
  const faulty = fees.replace("{{ total | money }} in all", "{{ total | monies }} in all");
  const line = lineOf(faulty, "monies");
  const there = problemsOf(compileWith(usesFees, { [FEES_PATH]: faulty })).filter((problem) =>
    problem.includes(`fees/block.yaml:${line} `),
  );
  expect(there).toHaveLength(1);
  expect(there[0]).not.toContain("Used by");
});
