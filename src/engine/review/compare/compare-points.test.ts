import { expect, test } from "vitest";
import { anyContract } from "../../../../tests/review/any-contract.ts";
import type { Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import type { Review } from "../../../model/review/review.ts";
import { comparePoints } from "./compare-points.ts";
import { compareFacts } from "./compare-facts.ts";

const item = (changes: Partial<PlaybookItem>): PlaybookItem =>
  ({ id: "fee", title: "Fee", sort: "risk", sides: [], textSides: [], ...changes }) as PlaybookItem;

const quote = (text: string) => ({ start: 0, end: text.length, text });

type State = { readonly [K in "findings" | "missing" | "unchecked" | "unsure" | "met"]?: object };

const reviewOf = (state: State, side: string | null): Review => {
  const named = { rule: "fee", title: "Fee", quote: quote("A fee of $50."), says: "There is a fee." };
  const lists = Object.fromEntries(Object.entries(state).map(([list, more]) => [list, [{ ...named, ...more }]]));
  const none = { findings: [], missing: [], unchecked: [], unsure: [], met: [], law: [] };
  return { ...none, ...lists, side, kind: { playbook: "any", score: 1 } } as unknown as Review;
};

const playbook = (playbookItem: PlaybookItem): Playbook => ({ ...anyContract, items: [playbookItem] });
const general = { ...anyContract, id: "general" };

const verdictOf = (before: State, after: State, playbookItem: PlaybookItem, side: string | null = "tenant") =>
  comparePoints(reviewOf(before, side), reviewOf(after, side), general, [playbook(playbookItem)]).map(
    ({ verdict }) => verdict,
  );

const HIGH = { findings: { severity: "high" } };
const LOW = { findings: { severity: "low" } };
const FOR_TENANT = item({ sides: ["tenant"] });

test.each<[name: string, before: State, after: State, one: PlaybookItem, verdict: string]>([
  ["a risk that is gone", HIGH, {}, FOR_TENANT, "better"],
  ["a risk that is new", {}, LOW, FOR_TENANT, "worse"],
  ["a risk that is smaller", HIGH, LOW, FOR_TENANT, "better"],
  [
    "a clause that is missing now",
    { met: {} },
    { missing: { severity: "medium" } },
    item({ sort: "must", sides: ["tenant"] }),
    "worse",
  ],
  [
    "a clause that was missing",
    { missing: { severity: "medium" } },
    { met: {} },
    item({ sort: "must", sides: ["tenant"] }),
    "better",
  ],
  ["a risk with words for the side", HIGH, {}, item({ textSides: ["tenant"] }), "better"],
  ["a risk for everyone", HIGH, {}, item({}), "not_by_side"],
  ["a risk of the other side", HIGH, {}, item({ sides: ["landlord"] }), "not_by_side"],
  [
    "a clause that was not looked for",
    { missing: { severity: "low" } },
    {},
    item({ sort: "must", sides: ["tenant"] }),
    "not_sure",
  ],
  ["a figure that was not compared", { unchecked: {} }, HIGH, FOR_TENANT, "not_sure"],
  ["a passage that is not sure", HIGH, { unsure: {} }, FOR_TENANT, "not_sure"],
  [
    "other words of the same severity",
    HIGH,
    { findings: { severity: "high", quote: quote("A fee of $60.") } },
    FOR_TENANT,
    "same_rating",
  ],
])("%s", (_, before, after, playbookItem, verdict) => {
  expect(verdictOf(before, after, playbookItem)).toEqual([verdict]);
});

test("no change is judged before the reader has chosen a side", () => {
  expect(verdictOf(HIGH, {}, FOR_TENANT, null)).toEqual(["no_side"]);
});

test("a rule that no checklist has is not judged", () => {
  expect(verdictOf(HIGH, {}, item({ id: "other", sides: ["tenant"] }))).toEqual(["not_by_side"]);
});

test("a point with the same rating and the same words is no change", () => {
  const spaced = { findings: { severity: "high", quote: quote("A  fee of\n$50.") } };
  expect(verdictOf(HIGH, spaced, FOR_TENANT)).toEqual([]);
});

test("an item of the kind's own playbook replaces the general one", () => {
  const all = { ...general, items: [item({ sides: [] })] };
  const reviews = [reviewOf(HIGH, "tenant"), reviewOf({}, "tenant")] as const;
  expect(comparePoints(...reviews, all, [playbook(FOR_TENANT)]).map(({ verdict }) => verdict)).toEqual(["better"]);
});

test("facts are compared by value, in the order of the current text", () => {
  const fact = (id: string, ...values: readonly string[]) => ({
    id,
    values: values.map((text) => ({ text, quote: quote(text) })),
  });
  const before = [fact("parties", "Ann Lee", "Bo Kim"), fact("rent", "$1,000"), fact("deposit", "$500"), fact("forum")];
  const after = [fact("rent", "$1,200"), fact("parties", "Bo  Kim", "Ann Lee"), fact("cap", "$9,000"), fact("forum")];
  expect(compareFacts(before as Review["facts"], after as Review["facts"])).toEqual([
    { id: "rent", before: ["$1,000"], after: ["$1,200"] },
    { id: "cap", before: [], after: ["$9,000"] },
    { id: "deposit", before: ["$500"], after: [] },
  ]);
});
