import { expect, test } from "vitest";
import { createCatalog } from "../catalog/catalog.ts";

const source = (requests: string, ask = "Ask for less.", sort = "risk"): string => `id: garden
version: "1.0"
name: Garden lease
about: Looks at the fee.
sides:
  - { id: owner, name: Owner, words: [owner] }
items:
  - id: late
    title: Late fee
    question: What is the fee?
    sort: ${sort}
    any: [late fee]
    why: It may be high.
    ask: ${ask}
    requests: ${requests}
`;

const FILE = "catalog/playbooks/garden.yaml";

const compiled = (requests: string, ask?: string, sort?: string) => {
  const catalog = createCatalog();
  catalog.set(FILE, source(requests, ask, sort));
  const { problems, playbooks } = catalog.compile();
  return {
    codes: problems.filter(({ file }) => file === FILE).map(({ code }) => code),
    playbook: playbooks.get("garden"),
  };
};

test("requests are compiled by side in both tones; a passage to strike has an empty wording", () => {
  const { codes, playbook } = compiled(
    "{ owner: { mild: { text: Please limit the fee., wording: The late fee is ten dollars. }, firm: { text: Please remove the fee., strike: true } } }",
  );
  expect(codes).toEqual([]);
  expect(playbook?.items[0]?.textSides).toEqual(["owner"]);
  expect(playbook?.requests["late"]).toEqual({
    sides: {
      owner: {
        mild: { text: "Please limit the fee.", wording: "The late fee is ten dollars." },
        firm: { text: "Please remove the fee.", wording: "" },
      },
    },
  });
});

test("advice to the reader, equal tones, wording for a struck passage and unknown sides are problems", () => {
  const firm = "firm: { text: Please remove the fee. }";
  expect(compiled(`{ all: { mild: { text: Ask for less. }, ${firm} } }`).codes).toEqual(["CW015"]);
  expect(compiled(`{ all: { mild: { text: Please remove the fee. }, ${firm} } }`).codes).toEqual(["CW017"]);
  const struck = "{ text: Please limit the fee., wording: The late fee is ten dollars., strike: true }";
  expect(compiled(`{ all: { mild: ${struck}, ${firm} } }`).codes).toEqual(["CW017"]);
  expect(compiled(`{ tenant: { mild: { text: Please limit the fee. }, ${firm} } }`).codes).toEqual(["CW021"]);
});

test.each([
  ['"Firm: no fee. Mild: a smaller one."', ["CW015"]],
  ['{ all: "Ask for less.", owner: "Mild: ask for a smaller one." }', ["CW015"]],
  ['"Ask for a firm limit on the fee."', []],
])("advice %s: the tones belong into the requests", (ask, codes) => {
  const requests = "{ all: { mild: { text: Please limit the fee. }, firm: { text: Please remove the fee. } } }";
  expect(compiled(requests, ask).codes).toEqual(codes);
});

test.each([
  ["risk", []],
  ["must", ["CW017"]],
])("a request to strike the passage of a %s", (sort, codes) => {
  const mild = "{ text: Please limit the fee., wording: The late fee is ten dollars. }";
  const requests = `{ all: { mild: ${mild}, firm: { text: Please remove the fee., strike: true } } }`;
  expect(compiled(requests, undefined, sort).codes).toEqual(codes);
});
