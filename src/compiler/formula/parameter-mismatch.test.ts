import { describe, expect, test } from "vitest";
import type { CompiledCatalog } from "../catalog/catalog.ts";
import { baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

const PATH = "catalog/documents/sample/document.yaml";

const places = `places:
  - { code: US-DE, kind: state, postal: DE, name: { en: Delaware, ja: デラウェア州, es: Delaware } }
  - { code: US-DC, kind: state, postal: DC, name: { en: District of Columbia }, says: { en: the District of Columbia } }
  - { code: US-OH, kind: state, postal: OH, name: { en: Ohio } }
`;

const law = `id: local-law
title: Law
parameters: { place: place }
clauses: [{ id: local_law, plain: The law of one place applies., text: "The law of {{ place }} applies." }]
`;

const words = `id: spoken
title: Speech
parameters: { manner: text }
clauses: [{ id: spoken, plain: The sides speak as stated here., text: "They speak {{ manner }}." }]
`;

const office = `id: office
title: Office
parameters: { company: party }
clauses: [{ id: office, plain: The company was formed in this place., text: "It was formed in {{ company.formed_in }}." }]
`;

const compiledWith = (use: string, ...changes: readonly (readonly [string, string])[]): CompiledCatalog => {
  const text = [["  signatures:", `    - ${use}\n  signatures:`] as const, ...changes].reduce((source, [from, to]) => {
    if (!source.includes(from)) throw new Error(`unknown words: ${from}`);
    return source.replace(from, () => to);
  }, baseDocument);
  return compileFiles({
    [PATH]: text,
    "catalog/places.yaml": places,
    "catalog/blocks/local-law/block.yaml": law,
    "catalog/blocks/spoken/block.yaml": words,
    "catalog/blocks/office/block.yaml": office,
  });
};

const problemsOf = (use: string, ...changes: readonly (readonly [string, string])[]): readonly string[] =>
  compiledWith(use, ...changes)
    .problems.filter(({ severity }) => severity === "error")
    .map(({ code, line, message, suggestion }) => `${code} ${line} ${message} ${suggestion ?? ""}`);

const saying = (...has: readonly string[]) =>
  ["      has: [six (6) years, Section 1 includes]", `      has: [${has.join(", ")}]`] as const;

describe("prints a jurisdiction argument by its name", () => {
  test.each([
    ["the region of an address", "owner.address.region", "The law of Delaware applies"],
    ["a code written out", '"US-OH"', "The law of Ohio applies"],
    ["a formula", 'if pets then owner.address.region else "US-OH"', "The law of Delaware applies"],
    ["a jurisdiction with an article", '"US-DC"', "The law of the District of Columbia applies"],
  ])("%s", (_, formula, sentence) => {
    expect(problemsOf(`{ use: local-law, with: { place: '${formula}' } }`, saying(sentence))).toEqual([]);
  });

  test("accepts the jurisdiction of a party argument", () => {
    const company = [
      "owner: { kind: person, name: Ann Poe,",
      "owner: { kind: company, name: Poe Inc., formed_in: US-DE,",
    ];
    expect(
      problemsOf(
        "{ use: office, with: { company: owner } }",
        saying("It was formed in Delaware"),
        company as [string, string],
      ),
    ).toEqual([]);
  });
});

describe("rejects a value of the wrong kind and suggests a remedy that works", () => {
  test.each([
    [
      "text for a jurisdiction",
      "local-law",
      "place",
      "owner.name",
      /CW031 \d+ .*needs a place for "place", but this is text\. .*region of an address/,
    ],
    ["a number for a jurisdiction", "local-law", "place", "years", /needs a place for "place", but this is a number/],
    ["an option for a jurisdiction", "local-law", "place", "term", /needs a place for "place"/],
    ["an unknown jurisdiction", "local-law", "place", '"US-OHH"', /no such place\. Did you mean "US-OH"/],
    [
      "a jurisdiction for text",
      "spoken",
      "manner",
      "owner.address.region",
      /prints "manner" as text, but this is a place\. .*parameters: \{ manner: place \}/,
    ],
    ["an option for text", "spoken", "manner", "term", /this is the id of an answer\. Choose the words/],
    ["a formula for a party", "office", "company", "if pets then owner else owner", /needs a question for "company"/],
  ])("%s", (_, clause, name, formula, expected) => {
    const problems = problemsOf(`{ use: ${clause}, with: { ${name}: '${formula}' } }`);
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  test("reports an unknown kind in the block", () => {
    const { problems } = compileFiles({
      "catalog/blocks/spoken/block.yaml": words.replace("manner: text", "manner: string"),
    });
    expect(problems.map(({ code, line, suggestion }) => `${code} ${line} ${suggestion}`)).toEqual([
      'CW012 3 Did you mean "text"?',
    ]);
  });
});

describe("never prints a code as stored", () => {
  const inText = (mark: string) =>
    ["{{ Ref duties }} includes feeding the pets.", `{{ Ref duties }} ends ${mark}.`] as const;

  test.each([
    [
      "a jurisdiction selected by a formula",
      'in {{ if years > 3 then owner.address.region else "US-OH" }}',
      "ends in Delaware",
    ],
    ["one of several jurisdictions", "in {{ [owner.address.region][1] }}", "ends in Delaware"],
  ])("prints %s by its name", (_, mark, sentence) => {
    expect(
      problemsOf("{ use: local-law, with: { place: owner.address.region } }", inText(mark), saying(sentence)),
    ).toEqual([]);
  });

  test.each([
    ["an answer selected by a formula", "{{ if pets then term else term }}"],
    ["an answer joined with text", '{{ term + " term" }}'],
    ["a jurisdiction joined with text", '{{ owner.address.region + " law" }}'],
    ["a jurisdiction changed by a function", "{{ upper case(owner.address.region) }}"],
    ["the kind of a party in a formula", "{{ if pets then owner.kind else owner.kind }}"],
    ["a date converted to text", "{{ string(start) }}"],
    ["a yes or no converted to text", "{{ string(pets) }}"],
    ["the currency of the settings", "{{ settings.currency }}"],
    ["the locale", "{{ locale }}"],
  ])("rejects %s", (_, mark) => {
    const problems = problemsOf("{ use: local-law, with: { place: owner.address.region } }", inText(mark));
    expect(problems).toContainEqual(expect.stringMatching(/^CW148 .*would print a code and no words/));
  });

  test("rejects a figure that is an answer, but not one that is text", () => {
    const compute = (is: string) => ["checks:", `compute:\n  - { id: way, label: Way, is: '${is}' }\nchecks:`] as const;
    const use = "{ use: local-law, with: { place: owner.address.region } }";
    expect(problemsOf(use, inText("{{ way }}"), compute("term"))).toContainEqual(expect.stringMatching(/^CW148/));
    const worded = compute('if term = "fixed" then "on a day" else "one day"');
    expect(problemsOf(use, inText("{{ way }}"), worded, saying("ends on a day"))).toEqual([]);
  });
});
