import { describe, expect, test } from "vitest";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";
import type { CompiledCatalog } from "../catalog/catalog.ts";

const FEES = "catalog/blocks/fees/block.yaml";

const fees = `id: fees
title: What is paid?
parameters:
  payer: role
  variant: { kind: choice, options: [hourly, fixed] }
  deposit: flag
  from_day: date
terms: [Agreement]
questions:
  - { id: amount, kind: money, label: How much is paid?, formerly: [price] }
  - { id: hours, kind: number, label: How many hours?, when: variant = "hourly", min: 1 }
  - { id: advance, kind: money, label: How much is paid in advance?, when: deposit }
  - { id: note, kind: text, label: Is there a note?, optional: true }
compute:
  - { id: total, label: Total, unit: USD, is: 'if variant = "hourly" then amount * hours else amount' }
checks:
  - { id: high, when: total > 1000, at: amount, say: That is a lot. }
clauses:
  - id: fees
    title: Fees
    plain: One side pays the other a fee.
    variants:
      - when: variant = "hourly"
        text: "Under this Agreement the {{ payer }} {{ payer: pays / pay }} {{ amount | money }} an hour from {{ from_day | long date }}."
      - text: "Under this Agreement the {{ payer }} {{ payer: pays / pay }} {{ amount | money }} from {{ from_day | long date }}."
    clauses:
      - { id: total, when: variant = "hourly", plain: The hours add up to the whole fee., text: "{{ Ref fees }} makes {{ total | money }} in all." }
      - { id: advance, when: deposit, plain: A part is paid in advance., text: "{{ advance | money }} of it is paid in advance." }
      - { id: note, when: is answered(note), plain: One side adds a short note., text: "Note: {{ note }}." }
cases:
  - { name: hourly, today: 2026-11-20, as: hourly, answers: { from_day: 2026-12-01, amount: 10, hours: 3, note: cash }, expect: { has: ["$10.00 an hour", "$30.00 in all", "Note: cash"], values: { total: 30 }, numbers: { fees: "1" } } }
  - { name: fixed, today: 2026-11-20, as: fixed, with: { deposit: true }, answers: { from_day: 2026-12-01, amount: 2000, advance: 5, note: cash }, expect: { has: [the Payer pays, "$5.00 of it"], warnings: [high] } }
`;

type Changes = readonly (readonly [from: string, to: string])[];

const change = (text: string, changes: Changes): string =>
  changes.reduce((source, [from, to]) => {
    if (!source.includes(from)) throw new Error(`unknown words: ${from}`);
    return source.replace(from, () => to);
  }, text);

const STEP = "  - { use: fees, as: hourly, with: { payer: helper, from_day: start } }\n";

const using: Changes = [
  ["checks:\n", `${STEP}checks:\n`],
  ["  signatures:", "    - { use: fees }\n  signatures:"],
  ["pets: true\n", "pets: true\n      fees_amount: 20\n      fees_hours: 4\n"],
];

const compileWith = (changes: Changes, blocks: { readonly [path: string]: string } = {}): CompiledCatalog =>
  compileFiles({ [BASE_PATH]: change(baseDocument, changes), [FEES]: fees, ...blocks });

const problemsOf = ({ problems }: CompiledCatalog): readonly string[] =>
  problems.map(({ code, file, line, message, suggestion }) => {
    const name = file.replace("catalog/", "").replace("documents/", "");
    return `${code} ${name}:${line} ${message}${suggestion ? ` ${suggestion}` : ""}`;
  });

const textOf = (compiled: CompiledCatalog): string => JSON.stringify(compiled.definitions.get("sample.en")?.document);

const lineOf = (text: string, words: string): number => text.split("\n").findIndex((line) => line.includes(words)) + 1;

describe("a document that uses a block", () => {
  const compiled = compileWith(using);
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
    expect(definition?.checks.map(({ id, at }) => [id, at])).toEqual([
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
    const without = compileWith([...using, ["as: hourly,", "as: hourly, without: [note],"]]);
    expect(problemsOf(without)).toEqual([]);
    expect(
      without.definitions
        .get("sample.en")
        ?.document.clauses.find(({ id }) => id === "fees")
        ?.clauses.map(({ id }) => id),
    ).toEqual(["fees_total"]);
  });
});

const line = lineOf(change(baseDocument, using), "use: fees, as");
const clause = lineOf(change(baseDocument, using), "{ use: fees }");

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
  expect(problemsOf(compileWith([...using, ...changes]))).toContain(problem);
});

test("reports a block that reads law where the document names none", () => {
  const reading = { [FEES]: fees.replace("terms: [Agreement]", "terms: [Agreement]\nlaw: [usury]") };
  expect(problemsOf(compileWith(using, reading))).toContain(
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

test("reports two blocks that define one term", () => {
  const defining = (id: string): readonly [string, string] => [
    `catalog/blocks/${id}/block.yaml`,
    `id: ${id}\ntitle: T\nclauses:\n  - { id: ${id}, plain: Everyone may rest for a while., defines: [Rest], text: '"Rest" means a pause. The Rest is short.' }\n`,
  ];
  const both: Changes = [["  signatures:", "    - { use: one }\n    - { use: two }\n  signatures:"]];
  const one: Changes = [["  signatures:", "    - { use: one }\n  signatures:"]];
  const blocks = Object.fromEntries([defining("one"), defining("two")]);
  expect(problemsOf(compileWith(one, blocks))).toEqual([]);
  expect(problemsOf(compileWith(both, blocks))).toContain(
    'CW034 blocks/two/block.yaml:4 The term "Rest" is defined twice. Used by sample. Define it once and use it everywhere.',
  );
});

describe("a block that no document uses", () => {
  const alone = (text: string) => problemsOf(compileFiles({ [FEES]: text }));

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

const overlay = `id: fees
language: es
clauses:
  fees:
    title: Pagos
    variants:
      - { text: "Según este Acuerdo, {{ payer }} {{ payer: paga / pagan }} {{ amount | money }} por hora desde el {{ from_day | long date }}." }
      - { text: "Según este Acuerdo, {{ payer }} {{ payer: paga / pagan }} {{ amount | money }} desde el {{ from_day | long date }}." }
  total: { text: "{{ Ref fees }} da en total {{ total | money }}." }
  advance: { text: "De ello, {{ advance | money }} se pagan por adelantado." }
  note: { text: "Nota: {{ note }}." }
`;

const inSpanish = `id: sample
language: es
title: Acuerdo
opening: >-
  Este Acuerdo (este "Acuerdo") en español comienza el {{ start | long date }} entre {{ owner | described }} y {{ helpers | described }}.
roles: { helper: { one: el Ayudante, many: los Ayudantes } }
clauses:
  duties: { title: Obra, defines: [Obra], text: '"Obra" es lo que {{ helper: hace el Ayudante / hacen los Ayudantes }}. La Obra se hace con cuidado.' }
  animals: { title: Animales, text: "{{ Ref duties }} incluye dar de comer a los animales." }
  length: { title: Plazo, variants: [{ text: "Este Acuerdo dura {{ years | words }}." }, { text: Este Acuerdo dura hasta que una parte lo termine. }] }
  each_job: { title: "Tarea {{ job.name }}", text: "{{ job.name }} es parte de la Obra." }
`;

describe("translations", () => {
  const files = (more: string) => ({
    "catalog/documents/sample/es.yaml": inSpanish,
    "catalog/blocks/fees/es.yaml": more,
  });

  test("a document translates its own texts only; the block brings its own", () => {
    const compiled = compileWith(using, files(overlay));
    expect(problemsOf(compiled)).toEqual([]);
    const text = JSON.stringify(compiled.definitions.get("sample.es")?.document);
    expect(text).toContain("por hora desde el");
    expect(text).not.toContain("adelantado");
    expect(text).toContain('"one":"el Ayudante"');
  });

  test("a text that the block lacks is reported in the block, and the language is not offered", () => {
    const compiled = compileWith(using, files(overlay.replace('  note: { text: "Nota: {{ note }}." }\n', "")));
    expect(compiled.definitions.has("sample.es")).toBe(false);
    expect(problemsOf(compiled)).toEqual([
      expect.stringMatching(/^CW052 blocks\/fees\/es\.yaml:3 1 text has no translation: clauses\.note\.text\./),
      expect.stringMatching(
        /^CW052 sample\/es\.yaml:1 1 text has no translation: catalog\/blocks\/fees\/es\.yaml: clauses\.note\.text\./,
      ),
    ]);
  });

  test("a text older than its source is stale in the block", () => {
    const compiled = compileWith(using, files(`${overlay}digests: { clauses.total: "00000000000000" }\n`));
    expect(compiled.definitions.has("sample.es")).toBe(false);
    expect(problemsOf(compiled)[0]).toMatch(/^CW053 blocks\/fees\/es\.yaml:\d+ The source of "clauses\.total" changed/);
  });
});

describe("a document that calls a term of its blocks by another name", () => {
  const renaming: Changes = [
    ...using,
    ["roles:\n", "renamed_terms: { Agreement: Note }\nroles:\n"],
    ['(this "Agreement")', '(this "Note")'],
    ["do}} under this Agreement", "do}} under this Note"],
    ["This Agreement lasts {{", "This Note lasts {{"],
    ["This Agreement lasts until", "This Note lasts until"],
  ].map(([from = "", to = ""]) => [from.replace("do}}", "do }}"), to.replace("do}}", "do }}")] as const);
  const inOtherWords = inSpanish.replaceAll("Acuerdo", "Pagaré");
  const files = (texts: string) => ({
    "catalog/documents/sample/es.yaml": texts,
    "catalog/blocks/fees/es.yaml": overlay,
  });

  test("prints that name in their texts", () => {
    const compiled = compileWith(renaming);
    expect(problemsOf(compiled)).toEqual([]);
    expect(textOf(compiled)).toContain("Under this Note the ");
    expect(textOf(compiled)).not.toContain("Agreement the");
  });

  test("prints the name of the translation in a translation", () => {
    const texts = inOtherWords.replace("language: es\n", "language: es\nrenamed_terms: { Acuerdo: Pagaré }\n");
    const compiled = compileWith(renaming, files(texts));
    expect(problemsOf(compiled)).toEqual([]);
    expect(JSON.stringify(compiled.definitions.get("sample.es")?.document)).toContain("Según este Pagaré");
  });

  test("is not offered in a language that does not say the name", () => {
    const compiled = compileWith(renaming, files(inOtherWords));
    expect(compiled.definitions.has("sample.es")).toBe(false);
    expect(problemsOf(compiled)[0]).toMatch(/CW052 .* 1 text has no translation: renamed_terms\./);
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
        [FEES]: fees.replace(
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

test("a problem of a block that a document uses is reported once", () => {
  const faulty = fees.replace("{{ total | money }} in all", "{{ total | monies }} in all");
  const line = lineOf(faulty, "monies");
  const there = problemsOf(compileWith(using, { [FEES]: faulty })).filter((one) =>
    one.includes(`fees/block.yaml:${line} `),
  );
  expect(there).toHaveLength(1);
  expect(there[0]).not.toContain("Used by");
});
