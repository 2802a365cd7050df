import { describe, expect, test } from "vitest";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import { joinedDocument } from "../support/joined-document.ts";
import { sameProblem, applyRemedy } from "./apply-remedy.ts";
import type { Problem } from "../../src/model/problem.ts";
import { iconNames } from "../../scripts/build/catalog/icon-names.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";

const PATH = "catalog/documents/non-disclosure-agreement/document.yaml";
const source = joinedDocument(readCatalog(process.cwd()), PATH) ?? "";

/** One possible mistake of an author: the text replaced, where the problem must point, and what it must suggest. */
type Mistake = readonly [what: string, from: string, to: string, at: string, advice: RegExp];

const mistakes: readonly Mistake[] = [
  [
    "a key of a field misspelled",
    "        label: Why is information being shared?",
    "        lable: Why is information being shared?",
    "lable",
    /label/,
  ],
  [
    "a key of a clause misspelled",
    "      plain: The party that gives secrets",
    "      plian: The party that gives secrets",
    "plian",
    /plain/,
  ],
  [
    "a key of a variant misspelled",
    '            - when: marking = "marked"\n              text',
    '            - wen: marking = "marked"\n              text',
    "wen:",
    /when/,
  ],
  ["a kind of question misspelled", "        kind: long_text", "        kind: long_txt", "long_txt", /long_text/],
  ["an old key of another language", "        kind: long_text", "        type: long_text", "type: long_text", /kind/],
  ["a unit misspelled", "        unit: month", "        unit: mont", "mont", /month/],
  ["an icon misspelled", "icon: shield-check", "icon: shield-chek", "shield-chek", /shield-check/],
  [
    "a category misspelled",
    "category: employment-business",
    "category: employment-busines",
    "employment-busines,",
    /employment-business/,
  ],
  ["a rule on signing misspelled", "  allowed: allowed\n", "  allowed: alowed\n", "alowed", /allowed/],
  ["an id with a hyphen", "  - id: deal\n", "  - id: the-deal\n", "the-deal", /the_deal|snake_case/],
  [
    "an id used twice",
    "      - id: sharing\n",
    "      - id: start\n",
    "start\n        kind: number",
    /two questions with the id/,
  ],
  [
    "an option in a condition misspelled",
    'when: secrecy = "fixed"\n        label',
    'when: secrecy = "fixd"\n        label',
    '"fixd"',
    /fixed/,
  ],
  [
    "a question in a condition misspelled",
    'when: secrecy = "fixed"\n        label',
    'when: secrecey = "fixed"\n        label',
    "secrecey",
    /secrecy/,
  ],
  [
    "a question in a text misspelled",
    '(the "Purpose"): {{ purpose }}',
    '(the "Purpose"): {{ purpos }}',
    "purpos }}",
    /purpose/,
  ],
  ["a format misspelled", "{{ sharing | words }}", "{{ sharing | wrods }}", "wrods", /words/],
  [
    "a reference misspelled",
    "achieved. {{ Ref confidentiality_duties }} applies",
    "achieved. {{ Ref confidentiality_dutys }} applies",
    "confidentiality_dutys",
    /duties/,
  ],
  ["a block misspelled", "{ use: law-and-courts }", "{ use: law-and-cuorts }", "law-and-cuorts", /law-and-courts/],
  [
    "a role misspelled",
    "{{ recipient: Recipient / Recipients }}",
    "{{ recipent: Recipient / Recipients }}",
    "recipent",
    /recipient/,
  ],
  [
    "a related page misspelled",
    "related: [consulting-agreement",
    "related: [consulting-agrement",
    "consulting-agrement",
    /consulting-agreement/,
  ],
  ["a text formula with two equals signs", "when: memory = true", "when: memory == true", "==", /=/],
  [
    "a single quote in a formula",
    'when: marking = "marked"\n  - text: Confirm',
    "when: marking = 'marked'\n  - text: Confirm",
    "'marked'",
    /"marked"/,
  ],
  [
    "a comparison of another type",
    'when: secrecy = "fixed" and years > 5',
    'when: secrecy = "fixed" and years > "5"',
    'years > "5"',
    /number|5/,
  ],
  ["a number for a version", 'version: "1.0"', "version: 1.0", "1.0", /"1\.0"/],
  [
    "a comment that swallows text",
    "makes: An agreement that keeps",
    "makes: Plan #4 and an agreement that keeps",
    "#4",
    /quote|">-"|block/i,
  ],
  [
    "a text that begins with braces",
    "    text: The Parties have signed this",
    "    text: {{ title }} The Parties have signed this",
    "{{ title }} The",
    /quote|>-/i,
  ],
  [
    "a colon inside a text",
    "        label: How many years?",
    "        label: Years: how many?",
    "Years: how many?",
    /quote/i,
  ],
  ["a tab for an indent", "    title: Which law applies,", "\ttitle: Which law applies,", "\ttitle", /space/i],
  [
    "a default no option has",
    "        default: '\"sensible\"'",
    "        default: '\"sensibel\"'",
    "sensibel",
    /sensible/,
  ],
  [
    "an answer of a case misspelled",
    "      direction: mutual\n      parties",
    "      direction: mutal\n      parties",
    "mutal",
    /mutual/,
  ],
  [
    "an expected text that is missing",
    "        - three (3) years\n",
    "        - three (3) yeers\n",
    "three (3) yeers",
    /three \(3\) years/,
  ],
];

const others = readCatalog(process.cwd()).filter(
  ({ path }) => !path.startsWith("catalog/documents/non-disclosure-agreement/"),
);

/** Whether a file is a page of its own, or a translation of one that this test omits. */
const isOther = /^catalog\/(documents\/[^/]+\/|calculators\/|checkers\/)/;

// List the other pages as planned, so that their cases do not run.
const catalog = createCatalog({ icons: iconNames() });
for (const { path, text } of others) {
  if (!isOther.test(path)) catalog.set(path, text);
  else if (/\/(documents\/[^/]+\/document|(calculators|checkers)\/[^./]+)\.yaml$/.test(path))
    catalog.set(path, `${text.replace(/^status: .*\n/m, "")}\nstatus: planned\n`);
}

const after = ([, from, to]: Mistake): { readonly text: string; readonly problems: readonly Problem[] } => {
  if (!source.includes(from)) throw new Error(`The agreement no longer says: ${from}`);
  const text = source.replace(from, () => to);
  catalog.set(PATH, text);
  return { text, problems: catalog.compile().problems };
};

const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split("\n").length;

const adviceOf = ({ message, suggestion }: Problem): string => `${message} ${suggestion ?? ""}`;

describe("thirty seeded mistakes", () => {
  test("there are thirty, and the agreement without them has no problems", () => {
    expect(mistakes).toHaveLength(30);
    catalog.set(PATH, source);
    expect(catalog.compile().problems.filter(({ file }) => !isOther.test(file))).toEqual([]);
  });

  test.each(mistakes.map((mistake) => [mistake[0], mistake] as const))("%s", (_, mistake) => {
    const [, , , at, advice] = mistake;
    const { text, problems } = after(mistake);
    const line = lineOf(text, at);
    const there = problems.filter((problem) => problem.file === PATH && problem.line === line);
    expect(there.map(adviceOf).join("\n")).toMatch(advice);
    for (const problem of there) {
      const followed = applyRemedy(text, problem);
      if (followed === null) continue;
      catalog.set(PATH, followed);
      expect(catalog.compile().problems, problem.suggestion).not.toContainEqual(sameProblem(problem));
    }
  });
});
