import { describe, expect, test } from "vitest";
import type { CompiledCatalog } from "./catalog.ts";
import { baseDocument, compileFiles } from "./fixture.ts";

const PATH = "catalog/documents/sample.yaml";

const places = `places:
  - { code: US-DE, kind: state, postal: DE, name: { en: Delaware, ja: デラウェア州, es: Delaware } }
  - { code: US-DC, kind: state, postal: DC, name: { en: District of Columbia }, says: { en: the District of Columbia } }
  - { code: US-OH, kind: state, postal: OH, name: { en: Ohio } }
`;

const law = `id: local-law
plain: This says which place's law applies.
needs: { place: place }
text: The law of {{ place }} applies.
`;

const words = `id: spoken
plain: This says how they speak.
needs: { manner: text }
text: They speak {{ manner }}.
`;

const office = `id: office
plain: This says where the company was formed.
needs: { company: party }
text: It was formed in {{ company.formed_in }}.
`;

const compiledWith = (use: string, ...changes: readonly (readonly [string, string])[]): CompiledCatalog => {
  const text = [["  signatures:", `    - ${use}\n  signatures:`] as const, ...changes].reduce((source, [from, to]) => {
    if (!source.includes(from)) throw new Error(`unknown words: ${from}`);
    return source.replace(from, () => to);
  }, baseDocument);
  return compileFiles({
    [PATH]: text,
    "catalog/places.yaml": places,
    "catalog/clauses/local-law.yaml": law,
    "catalog/clauses/spoken.yaml": words,
    "catalog/clauses/office.yaml": office,
  });
};

const problemsOf = (use: string, ...changes: readonly (readonly [string, string])[]): readonly string[] =>
  compiledWith(use, ...changes)
    .problems.filter(({ severity }) => severity === "error")
    .map(({ code, line, message, suggestion }) => `${code} ${line} ${message} ${suggestion ?? ""}`);

const saying = (...has: readonly string[]) =>
  ["      has: [six (6) years, Section 1 includes]", `      has: [${has.join(", ")}]`] as const;

describe("a place a clause takes is printed by its name", () => {
  test.each([
    ["the region of an address", "owner.address.region", "The law of Delaware applies"],
    ["a code written out", '"US-OH"', "The law of Ohio applies"],
    ["a formula", 'if pets then owner.address.region else "US-OH"', "The law of Delaware applies"],
    ["a place with an article", '"US-DC"', "The law of the District of Columbia applies"],
  ])("%s", (_, formula, sentence) => {
    expect(problemsOf(`{ use: local-law, with: { place: '${formula}' } }`, saying(sentence))).toEqual([]);
  });

  test("a place that is part of a party the clause takes", () => {
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

describe("a value of the wrong kind is refused with the remedy that works", () => {
  test.each([
    [
      "words for a place",
      "local-law",
      "place",
      "owner.name",
      /CW031 \d+ .*needs a place for "place", but this is text\. .*region of an address/,
    ],
    ["a number for a place", "local-law", "place", "years", /needs a place for "place", but this is a number/],
    ["the answer of a choice for a place", "local-law", "place", "term", /needs a place for "place"/],
    ["a place that does not exist", "local-law", "place", '"US-OHH"', /no such place\. Did you mean "US-OH"/],
    [
      "a place for words",
      "spoken",
      "manner",
      "owner.address.region",
      /prints "manner" as text, but this is a place\. .*needs: \{ manner: place \}/,
    ],
    ["the answer of a choice for words", "spoken", "manner", "term", /this is the id of an answer\. Choose the words/],
    ["a formula for a party", "office", "company", "if pets then owner else owner", /needs a question for "company"/],
  ])("%s", (_, clause, name, formula, expected) => {
    const problems = problemsOf(`{ use: ${clause}, with: { ${name}: '${formula}' } }`);
    expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  test("a kind that does not exist is reported in the clause", () => {
    const { problems } = compileFiles({
      "catalog/clauses/spoken.yaml": words.replace("manner: text", "manner: string"),
    });
    expect(problems.map(({ code, line, suggestion }) => `${code} ${line} ${suggestion}`)).toEqual([
      'CW012 3 Did you mean "text"?',
    ]);
  });
});

describe("a code is never printed as it is stored", () => {
  const inText = (mark: string) =>
    ["{{ Ref duties }} includes feeding the pets.", `{{ Ref duties }} ends ${mark}.`] as const;

  test.each([
    ["a place chosen by a formula", 'in {{ if years > 3 then owner.address.region else "US-OH" }}', "ends in Delaware"],
    ["one of several places", "in {{ [owner.address.region][1] }}", "ends in Delaware"],
  ])("%s is printed by its name", (_, mark, sentence) => {
    expect(
      problemsOf("{ use: local-law, with: { place: owner.address.region } }", inText(mark), saying(sentence)),
    ).toEqual([]);
  });

  test.each([
    ["an answer chosen by a formula", "{{ if pets then term else term }}"],
    ["an answer joined with words", '{{ term + " term" }}'],
    ["a place joined with words", '{{ owner.address.region + " law" }}'],
    ["a place changed by a function", "{{ upper case(owner.address.region) }}"],
    ["the kind of a party in a formula", "{{ if pets then owner.kind else owner.kind }}"],
    ["a date turned into text", "{{ string(start) }}"],
    ["a yes or no turned into text", "{{ string(pets) }}"],
    ["the currency of the settings", "{{ settings.currency }}"],
    ["the locale", "{{ locale }}"],
  ])("%s is refused", (_, mark) => {
    const problems = problemsOf("{ use: local-law, with: { place: owner.address.region } }", inText(mark));
    expect(problems).toContainEqual(expect.stringMatching(/^CW148 .*would print a code and no words/));
  });

  test("a named figure that gives an answer is refused, and one that gives words is not", () => {
    const compute = (is: string) => ["checks:", `compute:\n  - { id: way, label: Way, is: '${is}' }\nchecks:`] as const;
    const use = "{ use: local-law, with: { place: owner.address.region } }";
    expect(problemsOf(use, inText("{{ way }}"), compute("term"))).toContainEqual(expect.stringMatching(/^CW148/));
    const worded = compute('if term = "fixed" then "on a day" else "one day"');
    expect(problemsOf(use, inText("{{ way }}"), worded, saying("ends on a day"))).toEqual([]);
  });
});
