import { describe, expect, test } from "vitest";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import { dateFromCivil } from "../../values/date.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

const withGroups = (groups: string) => {
  const people =
    "      - { id: overseer, kind: person, label: Who oversees it?, optional: true }\n" +
    "      - { id: witness, kind: text, label: Who is the witness?, optional: true }\n" +
    "      - { id: pets, kind: yes_no";
  const text = baseDocument
    .replace("      - { id: pets, kind: yes_no", () => people)
    .replace("checks:\n", () => `distinct: ${groups}\nchecks:\n`);
  return compileFiles({ [BASE_PATH]: text });
};

const problemsOf = (groups: string): readonly string[] =>
  withGroups(groups)
    .problems.filter(({ code }) => code === "CW021" || code === "CW011" || code === "CW016")
    .map(({ code, message }) => `${code} ${message}`);

const stopsWith = (groups: string, answers: RawAnswers): readonly string[] => {
  const { definitions, settings, law } = withGroups(groups);
  const context: Context = {
    today: dateFromCivil(2026, 11, 23)!,
    locale: "en",
    jurisdiction: null,
    settings: settings.defaults,
    law,
  };
  const view = prepareForm(definitions.get("sample.en")!).evaluate(answers, context);
  return view.warnings.filter(({ stop }) => stop).map(({ id, path }) => `${id} at ${path}`);
};

const ann = { kind: "person", name: "Ann Poe" };
const ANN = { name: " ann poe " };
const bo = { kind: "person", name: "Bo Roe" };

describe("roles that one person cannot hold together", () => {
  const pair = "[owner, overseer]";
  const several = "[[owner, helpers], [witness, helpers], [jobs.name, overseer], [owner, witness]]";

  test.each<readonly [string, string, RawAnswers, readonly string[]]>([
    [
      "two people with one name, in any case",
      pair,
      { owner: ann, overseer: ANN },
      ["distinct_owner_overseer at overseer"],
    ],
    ["two people with two names", pair, { owner: ann, overseer: bo }, []],
    ["a role without a holder", pair, { owner: ann }, []],
    ["no one in any role", pair, {}, []],
    ["a person in a list of people", several, { owner: bo, helpers: [ann, bo] }, ["distinct_owner_helpers at helpers"]],
    [
      "a name typed as text in a list of people",
      several,
      { witness: "Bo Roe", helpers: [bo] },
      ["distinct_helpers_witness at witness"],
    ],
    [
      "a column of a list",
      several,
      { overseer: bo, jobs: [{ name: "Bo Roe" }] },
      ["distinct_overseer_jobs_name at jobs"],
    ],
    [
      "roles of different groups",
      "[[owner, helpers], [owner, witness]]",
      { witness: "Bo Roe", helpers: [bo], owner: ann },
      [],
    ],
  ])("%s", (_, groups, answers, expected) => {
    expect(stopsWith(groups, answers)).toEqual(expected);
  });

  test("names the role that the person already has", () => {
    const { definitions } = withGroups(pair);
    const [stop] = definitions.get("sample.en")!.checks.filter(({ id }) => id.startsWith("distinct_"));
    expect(stop?.say.join("")).toBe(
      "This is the name you gave for “Who owns it?”. One person cannot hold both roles. Name someone else.",
    );
  });

  test.each<readonly [string, string, readonly string[]]>([
    ["an unknown question", "[owner, overser]", [`CW021 "overser" does not ask for a person's name.`]],
    ["a question that names no one", "[owner, years]", [`CW021 "years" does not ask for a person's name.`]],
    ["an unknown column", "[owner, jobs.title]", [`CW021 "jobs.title" does not ask for a person's name.`]],
    ["one role alone", "[owner]", ["CW016"]],
    ["roles that exist", several, []],
  ])("the compiler reports %s", (_, groups, expected) => {
    expect(
      problemsOf(groups).map((problem, index) => (expected[index] === "CW016" ? problem.slice(0, 5) : problem)),
    ).toEqual(expected);
  });
});
