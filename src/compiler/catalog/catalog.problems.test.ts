import { expect, test } from "vitest";
import { BASE_PATH, baseDocument, compileFiles, problemsAfter } from "../../../tests/support/sample-catalog.ts";

test("compiles the base document without problems", () => {
  expect(problemsAfter()).toEqual([]);
});

test.each([
  ["a question's only use", "      when: pets = true", "      whne: pets = true", "CW011"],
  ["the id of a clause", "    - id: animals", "    - ids: animals", "CW011"],
  ["the texts of a clause", "      variants:", "      variant:", "CW011"],
  ["the opening, which defines a term", "  opening: >-", "  openning: >-", "CW011"],
  ["the condition of an exit", "exit_when: minor", "exitwhen: minor", "CW011"],
])("a mistake in %s is reported once, not again as its consequence", (_what, from, to, code) => {
  expect(problemsAfter([from, to]).map((problem) => problem.code)).toEqual([code]);
});

test("a planned page with the id of a written one is reported at its plan, whatever the order of the files", () => {
  const planned = (id: string): string =>
    `documents:\n  - id: ${id}\n    entry: { icon: shield-check, primary: A, secondary: Plan }\n    slugs: [create-a-plan]\n`;
  const path = "catalog/documents/planned.yaml";
  // "aaa" comes before planned.yaml, "sample" after it.
  for (const id of ["aaa", "sample"]) {
    const written = BASE_PATH.replace("sample", id);
    const files = { [written]: baseDocument.replace("id: sample", `id: ${id}`), [path]: planned(id) };
    const [problem, ...others] = compileFiles(files).problems;
    expect(problem).toMatchObject({ file: path, line: 2, code: "CW020", severity: "error" });
    expect(problem?.message).toBe(`The id "${id}" is taken on line 1 of ${written}.`);
    expect(problem?.suggestion).toBe("Delete this entry, or give it another id.");
    expect(others.map(({ code }) => code)).toEqual([]);
  }
});

test.each([
  ["a key", "    - id: animals", '    - "id ": animals', "Delete the spaces around it."],
  ["a value", "kind: yes_no, label: Are there pets", 'kind: " yes_no", label: Are there pets', ""],
  ["an id", "related: []", "related: [sample ]", ""],
])("no suggestion repeats the word it is about: %s", (_what, from, to, advice) => {
  const text = baseDocument.replace("esign: allowed", "esign: allowed\nrelated: []").replace(from, () => to);
  expect(text).toContain(to);
  const said = compileFiles({ [BASE_PATH]: text }).problems.map(
    ({ message, suggestion = "" }) => `${message} ${suggestion}`,
  );
  for (const one of said) expect(one).not.toMatch(/"([^"]+)"[^"]* Did you mean "\1"/);
  expect(said.join(" ")).toContain(advice);
});

test("a name that contains a quotation mark is quoted readably", () => {
  const text = baseDocument.replace("esign: allowed", "esign: allowed\nrelated: ['\"x']");
  const law = "topic: fee\ntitle: Fees\nplaces:\n  US-DE:\n    status: confirmed\n    '\"x': 1\n";
  const said = compileFiles({ [BASE_PATH]: text, "catalog/law/fee.yaml": law }).problems.map(({ message }) => message);
  expect(said).toContain("There is no page '\"x'.");
  expect(said.filter((one) => one.includes('""'))).toEqual([]);
});

test("an unknown side of a playbook is reported at its line, and an empty one in words", () => {
  const item = (sides: string): string =>
    `id: garden\nsides:\n  - { id: owner, name: Owner, words: [owner] }\nitems:\n  - id: late\n    title: Late\n    sides: ${sides}\n`;
  const saidOf = (sides: string): readonly string[] =>
    compileFiles({ "catalog/playbooks/garden.yaml": item(sides) })
      .problems.filter(({ line }) => line === 7)
      .map(({ column, message, suggestion }) => `${column} ${message} ${suggestion ?? ""}`);
  expect(saidOf("[ownr]")).toEqual(['13 There is no side "ownr" in this playbook. Did you mean "owner"?']);
  expect(saidOf('[""]')).toEqual(["13 An empty text has the wrong form. Write snake_case, such as notice_period."]);
  expect(saidOf('["').join(" ")).not.toContain("There is no side");
});
