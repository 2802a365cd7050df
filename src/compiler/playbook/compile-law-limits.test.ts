import { expect, test } from "vitest";
import { createCatalog } from "../catalog/catalog.ts";

const LAW = `topic: garden_fee
title: Fees for gardens
keyed_on: start
columns:
  cap: { unit: percent, bound: inclusive_max, label: Late fee }
  wide: { unit: percent, bound: inclusive_max, label: Late fee of a large garden }
  words: { type: text, label: How to ask }
  free: { type: boolean, label: Any fee may be agreed }
places:
  US-DE:
    status: confirmed
    cap:
      - { from: 2024-01-01, value: 5, cite: c, source: "https://delcode.delaware.gov/title25", quote: "5 percent", checked: 2026-11-21, review_by: 2027-11-21 }
`;

const SAY = "It is {found}. In {place} the limit is {limit}.";

const playbook = (limit: string): string => `id: garden
version: "1.0"
name: Garden lease
about: Looks at the fee.
sides:
  - { id: owner, name: Owner, words: [owner] }
figures:
  - { id: rent, title: Rent, kinds: [money], near: [rent] }
  - { id: fee, title: Fee, kinds: [money, percent], near: [fee] }
items:
  - id: late
    title: Late fee
    question: What is the fee?
    sort: risk
    any: [late fee]
    why: It may be more than the law allows.
    law:
      - ${limit}
`;

const compiled = (limit: string) => {
  const catalog = createCatalog();
  catalog.set("catalog/law/garden-fee.yaml", LAW);
  catalog.set("catalog/playbooks/garden.yaml", playbook(limit));
  return catalog.compile();
};

const reported = (limit: string): readonly string[] =>
  compiled(limit)
    .problems.filter(({ file, line }) => file === "catalog/playbooks/garden.yaml" && line === 18)
    .map(({ code, message, suggestion }) => [code, message, suggestion ?? ""].join(" ").trim());

test("a limit is compiled with the label, unit and bound of its column (R12)", () => {
  const limit = `{ figure: fee, of: rent, limit: garden_fee.cap, exception: garden_fee.wide, say: "${SAY}" }`;
  expect(reported(limit)).toEqual([]);
  expect(compiled(limit).playbooks.get("garden")?.items[0]?.law).toEqual([
    {
      figure: "fee",
      of: "rent",
      severity: "high",
      exempt: [],
      conditional: false,
      say: SAY,
      read: { name: "garden_fee", column: "cap", label: "Late fee", unit: "percent", bound: "inclusive_max" },
      exception: {
        name: "garden_fee",
        column: "wide",
        label: "Late fee of a large garden",
        unit: "percent",
        bound: "inclusive_max",
      },
    },
  ]);
});

test.each([
  ["figure: fees, limit: garden_fee.cap", 'CW021 There is no figure "fees" in this playbook. Did you mean "fee"?'],
  [
    "figure: fee, of: rnt, limit: garden_fee.cap",
    'CW021 There is no figure "rnt" in this playbook. Did you mean "rent"?',
  ],
  [
    "figure: fee, limit: garden_fees.cap",
    'CW021 There is no topic "garden_fees" in catalog/law. Did you mean "garden_fee"?',
  ],
  ["figure: fee, limit: garden_fee.cup", 'CW021 The topic "garden_fee" has no column "cup". Did you mean "cap"?'],
  [
    "figure: fee, limit: garden_fee.cap, exception: garden_fee.words",
    'CW013 The column "garden_fee.words" is no limit. Name a column with a number and a bound: inclusive_max, exclusive_max or min.',
  ],
])("%s is reported at its line", (keys, problem) => {
  expect(reported(`{ ${keys}, say: "${SAY}" }`)).toEqual([problem]);
});

test("a message that leaves out the law is reported", () => {
  expect(reported('{ figure: fee, limit: garden_fee.cap, say: "It is {found}." }')).toEqual([
    "CW014 The message lacks {limit}, {place}. Say what was found, the limit, and where it applies.",
  ]);
});

test.each([
  ["unlimited: garden_fee.free, exempt: [{ where: garden_fee.free }, { where: garden_fee.wide, figure: rent }]", null],
  [
    "unlimited: garden_fee.cap",
    'CW013 The column "garden_fee.cap" is not yes or no. Name a column of the type boolean.',
  ],
  [
    "exempt: [{ where: garden_fee.words }]",
    'CW013 The column "garden_fee.words" is no condition. Name a column of the type boolean, or one with an amount.',
  ],
])("a limit with %s", (keys, problem) => {
  expect(reported(`{ figure: fee, limit: garden_fee.cap, say: "${SAY}", ${keys} }`)).toEqual(
    problem === null ? [] : [problem],
  );
});

const reportedBan = (ban: string): readonly string[] => {
  const catalog = createCatalog();
  catalog.set("catalog/law/garden-fee.yaml", LAW);
  catalog.set("catalog/playbooks/garden.yaml", playbook(ban).replace("    law:", "    bans:"));
  const { problems } = catalog.compile();
  return problems
    .filter(({ file, line }) => file === "catalog/playbooks/garden.yaml" && line === 18)
    .map(({ code, message }) => `${code} ${message}`);
};

test("a ban names a column that is yes or no, and the place", () => {
  expect(reportedBan('{ where: garden_fee.free, say: "In {place} it is void." }')).toEqual([]);
  expect(reportedBan('{ where: garden_fee.cap, say: "In {place} it is void." }')).toEqual([
    'CW013 The column "garden_fee.cap" is not yes or no.',
  ]);
  expect(reportedBan('{ where: garden_fee.free, say: "It is void." }')).toEqual(["CW014 The message lacks {place}."]);
});
