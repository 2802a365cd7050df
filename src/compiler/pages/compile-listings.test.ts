import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../tests/support/sample-catalog.ts";

const PAGE = "catalog/reviews/review-gym-contract.yaml";

const page = `id: review-gym-contract
entry: { icon: dumbbell, primary: Gym, secondary: Contract }
slugs: [review-a-gym-contract]
nav: { category: home, order: 10 }
synonyms: [cancel my gym]
playbook: gym
about: { makes: "See what it costs and how to cancel." }
`;

const files = {
  "catalog/playbooks/gym.yaml": `id: gym
version: "0.1"
name: Gym contract
about: Looks at the price.
items:
  - { id: price, title: Price, question: What does it cost?, sort: must, any: ["price ..8 #"], why: You must pay it. }
`,
  "catalog/navigation.yaml": `categories: [{ id: home, name: { en: Home }, icon: house }]
menu: []
dropdown: []
footer: []
home: { chat: /, trial: /, contact: /, review: /, free_help: /, buttons: {}, choices: {} }
`,
};

const problemsOf = (text: string, others: { readonly [path: string]: string } = {}): readonly string[] =>
  compileFiles({ ...files, ...others, [PAGE]: text })
    .problems.filter(({ file }) => file === PAGE)
    .map(({ code, line }) => `${code} in line ${line}`);

test("a page that only reviews is listed with its playbook", () => {
  const { index } = compileFiles({ ...files, [PAGE]: page });
  expect(problemsOf(page)).toEqual([]);
  expect(index.entries).toMatchObject([
    {
      kind: "review",
      status: "ready",
      id: "review-gym-contract",
      entry: { primary: "Gym", secondary: "Contract", action: "Review" },
      makes: "See what it costs and how to cancel.",
      review: { status: "ready", playbook: "gym" },
    },
  ]);
});

describe("mistakes in a review page", () => {
  test.each([
    ["a playbook that does not exist", page.replace("playbook: gym", "playbook: gim"), "CW021 in line 6"],
    ["a category that does not exist", page.replace("category: home", "category: hom"), "CW021 in line 4"],
    ["a related page that does not exist", `${page}related: [gym]\n`, "CW021 in line 8"],
    ["a contraction", page.replace("how to cancel", "how you can't cancel"), "CW082 in line 7"],
  ])("%s is reported", (_name, text, problem) => expect(problemsOf(text)).toEqual([problem]));

  test.each([
    ["the address of a page that creates", page.replace("review-a-gym", "create-a-gym")],
    ["an id without review-", page.replace("id: review-gym-contract", "id: gym-contract")],
    ["no playbook", page.replace("playbook: gym\n", "")],
    ["no synonyms", page.replace("synonyms: [cancel my gym]\n", "")],
  ])("%s is refused", (_name, text) => expect(problemsOf(text).length).toBeGreaterThan(0));

  test("an address that is taken is reported in both files", () => {
    const other = "catalog/reviews/review-gym.yaml";
    const same = page.replace("id: review-gym-contract", "id: review-gym");
    expect(problemsOf(page, { [other]: same })).toEqual(["CW024 in line 3"]);
  });
});
