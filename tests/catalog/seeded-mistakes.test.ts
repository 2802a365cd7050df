import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createCatalog } from "../../src/compile/catalog.ts";
import { sameAs, withRemedy } from "./follow-remedy.ts";
import type { Problem } from "../../src/model/problem.ts";
import { iconNames } from "../../scripts/icon-names.ts";
import { readCatalog } from "../../scripts/read-catalog.ts";

const PATH = "catalog/documents/non-disclosure-agreement.yaml";
const source = readFileSync(PATH, "utf8");

/** One mistake an author might make: the words changed, the words the problem must stand at, and what it must advise. */
type Mistake = readonly [what: string, from: string, to: string, at: string, advice: RegExp];

const mistakes: readonly Mistake[] = [
  ["a key of a field misspelt", "        label: Why is information being shared?", "        lable: Why is information being shared?", "lable", /label/],
  ["a key of a clause misspelt", "      plain: This says what counts as secret", "      plian: This says what counts as secret", "plian", /plain/],
  ["a key of a variant misspelt", "            - when: marking = \"marked\"\n              text", "            - wen: marking = \"marked\"\n              text", "wen:", /when/],
  ["a kind of question misspelt", "        kind: phrase", "        kind: phrse", "phrse", /phrase/],
  ["an old key of another language", "        kind: phrase", "        type: phrase", "type: phrase", /kind/],
  ["a unit misspelt", "        unit: month", "        unit: mont", "mont", /month/],
  ["an icon misspelt", "icon: shield-check", "icon: shield-chek", "shield-chek", /shield-check/],
  ["a category misspelt", "category: employment-business", "category: employment-busines", "employment-busines,", /employment-business/],
  ["a rule on signing misspelt", "  allowed: allowed\n", "  allowed: alowed\n", "alowed", /allowed/],
  ["an id with a hyphen", "  - id: deal\n", "  - id: the-deal\n", "the-deal", /the_deal|snake_case/],
  ["an id used twice", "      - id: sharing\n", "      - id: start\n", "start\n        kind: number", /two questions with the id/],
  ["an option in a condition misspelt", 'when: secrecy = "fixed"\n        label', 'when: secrecy = "fixd"\n        label', '"fixd"', /fixed/],
  ["a question in a condition misspelt", 'when: secrecy = "fixed"\n        label', 'when: secrecey = "fixed"\n        label', "secrecey", /secrecy/],
  ["a question in a text misspelt", "{{ purpose }} (the", "{{ purpos }} (the", "purpos }}", /purpose/],
  ["a format misspelt", "{{ sharing | words }}", "{{ sharing | wrods }}", "wrods", /words/],
  ["a reference misspelt", "stop or prevent a\n        breach, besides", "stop or prevent a breach of {{ ref dutys }}\n        , besides", "dutys", /duties/],
  ["a library clause misspelt", "{ use: severability }", "{ use: severabilty }", "severabilty", /severability/],
  ["a role misspelt", "{{ recipient: Party / Parties }}", "{{ recipent: Party / Parties }}", "recipent", /recipient/],
  ["a related page misspelt", "related: [consulting-agreement", "related: [consulting-agrement", "consulting-agrement", /consulting-agreement/],
  ["a text formula with two equals signs", "when: memory = true", "when: memory == true", "==", /=/],
  ["a single quote in a formula", "when: marking = \"marked\"\n  - text: Confirm", "when: marking = 'marked'\n  - text: Confirm", "'marked'", /"marked"/],
  ["a comparison of another type", "when: secrecy = \"fixed\" and years > 5", "when: secrecy = \"fixed\" and years > \"5\"", "years > \"5\"", /number|5/],
  ["a number for a version", 'version: "1.0"', "version: 1.0", "1.0", /"1\.0"/],
  ["a comment that swallows text", "makes: An agreement that keeps", "makes: Plan #4 and an agreement that keeps", "#4", /quote|">-"|block/i],
  ["a text that begins with braces", "    text: Each Party signs for itself", "    text: {{ title }} Each Party signs for itself", "{{ title }} Each", /quote|>-/i],
  ["a colon inside a text", "        label: How many years?", "        label: Years: how many?", "Years: how many?", /quote/i],
  ["a tab for an indent", "    title: Which law applies?", "\ttitle: Which law applies?", "\ttitle", /space/i],
  ["a default no option has", "        default: '\"sensible\"'", "        default: '\"sensibel\"'", "sensibel", /sensible/],
  ["an answer of a case misspelt", "      direction: mutual\n      parties", "      direction: mutal\n      parties", "mutal", /mutual/],
  ["a word in a case that is not there", "        - three (3) years\n", "        - three (3) yeers\n", "three (3) yeers", /three \(3\) years/],
];

const others = readCatalog(process.cwd()).filter(({ path }) => path !== PATH);

/** Whether a file is a page of its own, or a translation of one that is not tried here. */
const isOther = /^catalog\/(documents\/(?!non-disclosure-agreement\.)|calculators\/|checkers\/)/;

// The other pages are only named here: as planned ones they are listed, and their cases are not played.
const catalog = createCatalog({ icons: iconNames() });
for (const { path, text } of others) {
  if (!isOther.test(path)) catalog.set(path, text);
  else if (/\/[^./]+\.yaml$/.test(path)) catalog.set(path, `${text.replace(/^status: .*\n/m, "")}\nstatus: planned\n`);
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
  test("there are thirty, and the agreement without one is right", () => {
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
      const followed = withRemedy(text, problem);
      if (followed === null) continue;
      catalog.set(PATH, followed);
      expect(catalog.compile().problems, problem.suggestion).not.toContainEqual(sameAs(problem));
    }
  });
});
