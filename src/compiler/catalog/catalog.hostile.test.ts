import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { printProblems } from "../problems/print-problems.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

const lines = baseDocument.split("\n");

/** Input that a careless or malicious author might write in place of a line. */
const scraps = [
  "",
  "  ",
  "\t",
  "- - -",
  "x: &a [*a]",
  ": :",
  "{{ {{ }} }}",
  "'",
  '"',
  "kind: __proto__",
  "__proto__: { polluted: true }",
  "constructor: 1",
  "when: ((((((((",
  "when: pets pets pets",
  "when: not(not(not(pets)))",
  "text: {{ ref }}",
  "text: '{{ ref duties | money }} {{ helper: }} ** {{'",
  "each: x in x",
  "each: in in in",
  "steps: 5",
  "steps: [null, 3, [], { fields: [null, 7, { id: 4 }] }]",
  "fields: { a: 1 }",
  "document: []",
  "clauses: [{}, null, 'x', { clauses: [{ use: 1 }] }]",
  "cases: [{ name: a, from: a }, { name: b, today: 2026-99-99, answers: [] }]",
  "default: [1, [2], {}]",
  "options: [{ is: a }, { label: b }, null]",
  "min: '1 / 0'",
  `when: ${"a and ".repeat(500)}a`,
  `text: ${"{{ years }}".repeat(200)}`,
  "law: { topics: 3 }",
  "esign: { allowed: [] }",
  "id: ../../etc/passwd",
  "slugs: ['<script>']",
];

const isAtItsPlace = (text: string): boolean => {
  const { problems } = compileFiles({ [BASE_PATH]: text });
  const count = text.split("\n").length;
  return problems.every(({ line, column, message }) => line >= 1 && line <= count + 1 && column >= 1 && message !== "");
};

test("never throws, and reports problems with positions, for any replaced line", () => {
  const change = fc.tuple(fc.nat(lines.length - 1), fc.constantFrom(...scraps));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const text = [...lines];
      for (const [at, scrap] of changes) {
        const indent = /^[ -]*/.exec(text[at] ?? "")?.[0] ?? "";
        text[at] = indent + scrap;
      }
      return isAtItsPlace(text.join("\n"));
    }),
    { numRuns: 150 },
  );
});

test("accepts missing, repeated or reordered lines", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...lines.keys()], { minLength: 40 }), (order) =>
      isAtItsPlace(order.map((at) => lines[at]).join("\n")),
    ),
    { numRuns: 60 },
  );
  fc.assert(
    fc.property(fc.subarray([...lines.keys()], { minLength: 60 }), (kept) =>
      isAtItsPlace(kept.map((at) => lines[at]).join("\n")),
    ),
    { numRuns: 60 },
  );
});

test("reports problems for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => isAtItsPlace(text)),
    { numRuns: 200 },
  );
});

const KITCHEN_SINK = join(import.meta.dirname, "../../../tests/fixtures/kitchen-sink");
const kitchenSink = readdirSync(KITCHEN_SINK, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => [`catalog/${file}`, readFileSync(join(KITCHEN_SINK, file), "utf8")] as const);

test("reports problems for a broken line in any kind of file", () => {
  const change = fc.tuple(fc.constantFrom(...kitchenSink), fc.nat(1000), fc.constantFrom(...scraps));
  fc.assert(
    fc.property(change, ([[path, text], at, scrap]) => {
      const broken = text.split("\n");
      const line = at % broken.length;
      broken[line] = (/^[ -]*/.exec(broken[line] ?? "")?.[0] ?? "") + scrap;
      const { problems } = compileFiles({ ...Object.fromEntries(kitchenSink), [path]: broken.join("\n") });
      return problems.every((problem) => problem.line >= 1 && problem.column >= 1);
    }),
    { numRuns: 60 },
  );
});

test("reports a broken page that another one links to, whatever its steps are", () => {
  for (const steps of ["[null]", "[{ fields: [null] }]", "[{ fields: 5 }]", "7"]) {
    const files = Object.fromEntries(
      kitchenSink.map(([path, text]) => [path, text.replace(/^steps:$/m, `steps: ${steps}\nsteps_before:`)]),
    );
    expect(compileFiles(files).problems.length, steps).toBeGreaterThan(0);
  }
});

test("reports an unknown key of a page in preparation, whatever its value is", () => {
  const [path, text] = kitchenSink.find(([file]) => file.endsWith("planned.yaml"))!;
  for (const value of ["[null, 3, { fields: [null] }]", "5"]) {
    const broken = text.replace(/^    synonyms:/m, `    steps: ${value}\n    synonyms:`);
    const { problems } = compileFiles({ ...Object.fromEntries(kitchenSink), [path]: broken });
    expect(problems.map(({ code }) => code)).toContain("CW011");
  }
});

test("keeps author input away from prototypes of other objects", () => {
  compileFiles({ [BASE_PATH]: `${baseDocument}__proto__: { polluted: true }\n` });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("limits the number of problems of one file", () => {
  const keys = Array.from({ length: 5000 }, (_, n) => `key_${n}: 1`).join("\n");
  const { problems } = compileFiles({ [BASE_PATH]: `${baseDocument}${keys}\n` });
  expect(problems.length).toBeGreaterThan(100);
  expect(problems.length).toBeLessThanOrEqual(300);
  expect(printProblems(problems, "text").length).toBeGreaterThan(0);
});

test("reports problems for a large file of nonsense", () => {
  const { problems } = compileFiles({
    [BASE_PATH]: Array.from({ length: 20_000 }, (_, n) => `k${n}: { a: [1, 2, *x] }`).join("\n"),
  });
  expect(problems.length).toBeGreaterThan(0);
});
