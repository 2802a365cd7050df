import { expect, test } from "vitest";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

const vocabulary = `referrals: { forecast: [{ name: { en: Forecast }, href: /help }] }
cities: {}
services: [{ id: vault, name: { en: Vault }, href: /vault, icon: archive, intent: vault, synonyms: {} }]
pages: {}
`;

const compiled = (files: { readonly [path: string]: string }) =>
  compileFiles({ [BASE_PATH]: baseDocument, "catalog/vocabulary.yaml": vocabulary, ...files });

const problemsOf = (files: { readonly [path: string]: string }): readonly string[] =>
  compiled(files)
    .problems.filter(({ file }) => file.startsWith("catalog/messages/"))
    .map(({ code, file, line, suggestion }) => `${code} ${file.split("/").at(-1)}:${line} ${suggestion ?? ""}`.trim());

test("messages of a page, of a service and of no page are compiled in the order of their files", () => {
  const files = {
    "catalog/messages/vault.yaml": "en: [where is my stuff]\n",
    "catalog/messages/sample.yaml": "en: [he helps me on weekends]\nja: [手伝ってもらう]\n",
    "catalog/messages/weather.yaml": "no_page: true\nreferral: forecast\nen: [will it rain]\n",
  };
  expect(problemsOf(files)).toEqual([]);
  expect(compiled(files).messages).toEqual([
    {
      id: "sample",
      hasPage: true,
      referral: null,
      messages: { en: ["he helps me on weekends"], ja: ["手伝ってもらう"] },
    },
    { id: "vault", hasPage: true, referral: null, messages: { en: ["where is my stuff"], ja: [] } },
    { id: "weather", hasPage: false, referral: "forecast", messages: { en: ["will it rain"], ja: [] } },
  ]);
});

test.each([
  ["a page that does not exist", "sampel", "en: [hello]\n", ['CW021 sampel.yaml:1 Did you mean "sample"?']],
  [
    "no page, in a file named for a page",
    "sample",
    "no_page: true\nen: [hello]\n",
    ["CW017 sample.yaml:1 Name the file for the subject."],
  ],
  [
    "a referral that does not exist",
    "weather",
    "no_page: true\nreferral: forecats\nen: [hello]\n",
    ['CW021 weather.yaml:2 Did you mean "forecast"?'],
  ],
  ["a referral from a page", "sample", "referral: forecast\nen: [hello]\n", ["CW017 sample.yaml:1"]],
  [
    "a message given twice, in other letters",
    "sample",
    "en:\n  - he helps me\n  - He Helps Me\n",
    ["CW241 sample.yaml:3 Keep the one that fits better."],
  ],
])("%s is reported", (_what, name, text, problems) =>
  expect(problemsOf({ [`catalog/messages/${name}.yaml`]: text })).toEqual(problems),
);

test("a message that two pages claim is reported in the second", () => {
  const files = {
    "catalog/messages/sample.yaml": "en: [where is it]\n",
    "catalog/messages/vault.yaml": "en: [where is it]\n",
  };
  expect(problemsOf(files)).toEqual(["CW241 vault.yaml:1 Keep the one that fits better."]);
});
