import { expect, test } from "vitest";
import { readYaml } from "./read-yaml.ts";

const problemLines = (text: string): readonly string[] =>
  readYaml("catalog/x.yaml", text).problems.map(({ line, column, code }) => `${line}:${column} ${code}`);

test.each([
  ["a comment that swallows text", "street: Suite #4\n", "1:9 CW004"],
  ["a version that loses its zero", "zip: 01234\n", "1:6 CW005"],
  ["an infinite number", "a: 1\nover: .inf\n", "2:7 CW005"],
  ["a negative infinite number", "over: -.inf\n", "1:7 CW005"],
  ["a value that is not a number", "over: { rate: .nan }\n", "1:15 CW005"],
  ["a number too large to hold", "over: 1e999\n", "1:7 CW005"],
  ["a number too small to hold", "over: 1e-999\n", "1:7 CW005"],
  ["a number with more digits than YAML keeps", "over: 0.12345678901234567891\n", "1:7 CW005"],
  ["a whole number with more digits than YAML keeps", "over: [99999999999999999999]\n", "1:8 CW005"],
  ["a date with a tag", "from: !!timestamp 2026-03-02\n", "1:19 CW008"],
  ["a number with an exponent", "limit: 1e3\n", "1:8 CW005"],
  ["a comma that splits a text in braces", "label: { en: Two, three or more }\n", "1:19 CW006"],
  ["a no-break space", "title: A\u00a0B\n", "1:9 CW007"],
  ["a direction mark", "title: A\u202eB\n", "1:9 CW007"],
  ["a control character", "title: A\u0007B\n", "1:9 CW007"],
  ["a lone surrogate", "title: A\ud800B\n", "1:9 CW007"],
  ["curly quotes in a key", "“title”: A\n", "1:1 CW007"],
  ["an alias", "a: &x 1\nb: *x\n", "1:7 CW008"],
  ["a text that begins with a star", "a: *important* words\n", "1:4 CW008"],
  ["a text that begins with a mark", "opening: {{ title }} is\n", "1:10 CW009"],
  ["a negation operator of a programming language", "when: !married\n", "1:7 CW001"],
  ["a key indented deeper than those beside it", "a: one\n  b: 1\nc: 2\n", "2:3 CW001"],
  ["a key indented by one space too few", "a:\n  - b: 1\n   c: 2\n   d: 3\n", "3:4 CW001"],
  ["an entry of a list without its dash", "a:\n  - b: 1\n    c: 2\n    b: 3\n    c: 4\n", "4:5 CW002"],
  ["a key given twice", "a: 1\nb: 2\na: 3\n", "3:1 CW002"],
  ["an empty key", 'a: 1\n"": 2\n', "2:1 CW001"],
  ["a colon without a key", "a:\n  : 2\n", "2:3 CW001"],
  ["a tab as indentation", "a:\n\tb: 1\n", "2:1 CW001"],
  ["a colon in a plain text", "a: one: two\n", "1:4 CW001"],
  ["a bracket that is not closed", "a: [1, 2\n", "1:4 CW001"],
  ["a key without a space after its colon", "a: 1\nb:2\n", "2:1 CW001"],
  ["an instruction to YAML", "%YAML 1.1\n---\na: yes\n", "1:1 CW001"],
  ["an instruction without a document", "# a comment\n%YAML 1.2\na: 1\n", "2:1 CW001"],
  ["two documents in one file", "a: 1\n---\nb: 2\n", "2:1 CW001"],
  ["an empty file", "", "1:1 CW013"],
  ["a file that is one text", "words\n", "1:1 CW013"],
  ["a list at the top", "- a\n", "1:1 CW013"],
])("reports %s at its location (L12)", (_, text, expected) => {
  expect(problemLines(text)).toContain(expected);
});

test.each([
  ["a comment behind a value", "detail: 8 # only the long version\n"],
  ["a number sign in quotes", 'street: "Suite #4"\n'],
  ["a number sign in a block", "street: >-\n  Suite #4\n"],
  ["plain numbers", "a: 0\nb: -1.5\nc: 10000\n"],
  ["braces with short values", "a: { b: 1, c: two }\n"],
  ["a key with an empty value in a block", "support: {}\n"],
  ["marks in quotes", 'cell: "{{ project.name }}"\n'],
  ["French spacing in a French translation", "a: 1\n"],
])("accepts %s (L12)", (_, text) => {
  expect(problemLines(text)).toEqual([]);
});

test.each([".inf", "-.inf", ".nan", "1e999", "-1e999", "1e-999", "1e30", "0.12345678901234567891"])(
  "explains %s, with a remedy that works",
  (written) => {
    const [problem] = readYaml("catalog/x.yaml", `a: ${written}\n`).problems;
    expect(`${problem?.message} ${problem?.suggestion}`).not.toMatch(/Infinity|NaN|\d+e[+-]\d+\.$/);
    expect(problem?.suggestion).toContain(`"${written}" in quotes`);
    expect(problemLines(`a: "${written}"\n`)).toEqual([]);
  },
);

test.each(["2026-03-02", "2026-03-02T10:00:00Z", "12:30", "yes", "on", "1_000", "0o", "nan", "inf"])(
  "keeps %s as written",
  (written) => {
    expect(readYaml("catalog/x.yaml", `a: ${written}\n`).root).toEqual({ a: written });
  },
);

test("accepts a no-break space in a French translation", () => {
  expect(readYaml("catalog/documents/x/fr.yaml", "a: Prix\u00a0» 5\n").problems).toEqual([]);
});

test("reports one syntax problem per line", () => {
  expect(problemLines("a: {{ b }} c {{ d }}\n")).toEqual(["1:4 CW009"]);
});

test.each([
  ["like the keys beside it", "a:\n  b: 1\n  c:\n    - d: 1\n  - e: 2\n", "5:3"],
  ["deeper than the text above it", "a:\n  - b: 1\n      - c: 2\n", "3:7"],
  ["between two levels", "a:\n  - b: 1\n - c: 2\n", "3:2"],
])("a list entry indented %s is reported as such, at its dash", (_, text, at) => {
  const { problems } = readYaml("catalog/x.yaml", text);
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    `${at} This line is not indented like the lines beside it.`,
  ]);
});

test("the lines after one indented by a tab are not reported", () => {
  expect(problemLines("a:\n  - b: 1\n\tc: 2\n    d: 3\n    e: 4\n")).toEqual(["3:1 CW001"]);
});

test("an instruction to YAML is named as such, and its consequences are not reported", () => {
  for (const text of ["%YAML 1.2\na: 1\n", "%FOO bar\n---\na: 1\n", "a: 1\n%TAG ! x\nb: 2\n"]) {
    const [first, ...others] = readYaml("catalog/x.yaml", text).problems;
    expect([first?.message, others]).toEqual([expect.stringContaining("begins with %"), []]);
    expect(first?.suggestion).toMatch(/^Delete the line/);
  }
});

test("problems after a part that cannot be parsed have their own line, and quote it", () => {
  const lines = [
    "a:",
    '  - { b: "x" y',
    "      z }",
    "  - 'q",
    "    r' s",
    "      t",
    "c: 012",
    "d: Suite #4",
    "e: [1",
    "",
    "f: 013",
    "",
  ];
  const { problems } = readYaml("catalog/x.yaml", lines.join("\n"));
  expect(problems.length).toBeGreaterThan(3);
  for (const { line, frame } of problems) expect(frame).toBe(lines[line - 1]);
  expect(problems.find(({ message }) => message.includes("012"))?.line).toBe(7);
});

test("reports problems elsewhere in addition to a syntax error", () => {
  expect(problemLines("a: !b\nc: 012\nc: 3\nd: Suite #4\n").map((one) => one.split(" ")[1])).toEqual([
    "CW001",
    "CW005",
    "CW002",
    "CW004",
  ]);
});

test("treats a key named like a built-in property as any other key", () => {
  const { root } = readYaml("catalog/x.yaml", "__proto__: { a: 1 }\nconstructor: 2\n");
  expect(Object.keys(root ?? {})).toEqual(["__proto__", "constructor"]);
});

test("rejects a file of ten megabytes without parsing it", () => {
  expect(problemLines(`a: ${"x".repeat(10_000_000)}\n`)).toEqual(["1:1 CW003"]);
});

const repeated = (text: string, times: number) => (): string => text.repeat(times);

test.each<[what: string, write: () => string]>([
  ["brackets", repeated("[", 100_000)],
  ["braces", repeated("{a: ", 50_000)],
  ["dashes", repeated("- ", 100_000)],
  ["indentation", () => Array.from({ length: 101 }, (_, depth) => `${"  ".repeat(depth)}a:`).join("\n")],
])("very deep %s are the only problem, because the text is not parsed", (_, write) => {
  expect(problemLines(write())).toEqual(["1:1 CW003"]);
});

test("multiplied aliases end in problems, never in a crash", () => {
  const lines = Array.from({ length: 50 }, (_, n) => `b${n}: &b${n} [*a, *a]`);
  expect(problemLines(`a: &a [x]\n${lines.join("\n")}\n`).length).toBeGreaterThan(0);
});

test("the keys of an entry that lacks its dash are reported once, at the first of them", () => {
  expect(problemLines("a:\n  - b: 1\n    c: 2\n    b: 3\n    c: 4\n")).toEqual(["4:5 CW002"]);
});
