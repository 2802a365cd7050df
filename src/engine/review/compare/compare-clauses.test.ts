import fc from "fast-check";
import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { clausePassages } from "./clause-passages.ts";
import { compareClauses } from "./compare-clauses.ts";
import type { ClauseChange } from "./comparison.ts";

const contractOf = (...lines: readonly string[]) => parseContract(lines.join("\n"));

const compare = (before: string, after: string) => compareClauses(parseContract(before), parseContract(after));

const marked = ({ type, isMoved, parts }: ClauseChange): string => {
  const text = parts
    .map(({ change, text: words }) =>
      change === "equal" ? words : change === "delete" ? `[-${words}-]` : `{+${words}+}`,
    )
    .join("");
  return `${type}${isMoved && type !== "moved" ? " and moved" : ""}: ${text}`;
};

const PARTIES = "This Lease is between Ann Lee (the Landlord) and Bo Kim (the Tenant).";
const RENT = "1. Rent. The Tenant must pay $1,000 on the first day of each month.";
const PETS = "2. Pets. The Tenant may keep one cat in the home with the consent of the Landlord.";
const REPAIRS = "3. Repairs. The Landlord must repair the heating, the water pipes and the wiring of the home.";
const NOTICE = "4. Notice. Each party may end this Lease with sixty days of written notice to the other party.";
const BASE = [PARTIES, RENT, PETS, REPAIRS, NOTICE];

test.each<[name: string, after: readonly string[], changes: readonly string[]]>([
  ["no change", BASE, []],
  [
    "another amount",
    [PARTIES, RENT.replace("1,000", "1,200"), PETS, REPAIRS, NOTICE],
    ["changed: 1. Rent. The Tenant must pay $[-1,000-]{+1,200+} on the first day of each month."],
  ],
  [
    "a clause at the end",
    [...BASE, "5. Keys. The Tenant returns all keys."],
    ["added: {+5. Keys. The Tenant returns all keys.+}"],
  ],
  ["the last clause struck", [PARTIES, RENT, PETS, REPAIRS], [`removed: [-${NOTICE}-]`]],
  [
    "a clause struck, and the numbers after it closed",
    [PARTIES, RENT, REPAIRS.replace("3.", "2."), NOTICE.replace("4.", "3.")],
    [
      `removed: [-${PETS}-]`,
      `renumbered: ${REPAIRS.replace("3.", "[-3-]{+2+}.")}`,
      `renumbered: ${NOTICE.replace("4.", "[-4-]{+3+}.")}`,
    ],
  ],
  [
    "the shortest clause at another place",
    [PARTIES, PETS.replace("2.", "1."), REPAIRS.replace("3.", "2."), RENT.replace("1.", "3."), NOTICE],
    [
      `moved: ${RENT.replace("1.", "[-1-]{+3+}.")}`,
      `renumbered: ${PETS.replace("2.", "[-2-]{+1+}.")}`,
      `renumbered: ${REPAIRS.replace("3.", "[-3-]{+2+}.")}`,
    ],
  ],
  [
    "a clause at another place with other words",
    [
      PARTIES,
      PETS.replace("2.", "1."),
      REPAIRS.replace("3.", "2."),
      RENT.replace("1.", "3.").replace("first", "fifth"),
      NOTICE,
    ],
    [
      `changed and moved: ${RENT.replace("1.", "[-1-]{+3+}.").replace("first", "[-first-]{+fifth+}")}`,
      `renumbered: ${PETS.replace("2.", "[-2-]{+1+}.")}`,
      `renumbered: ${REPAIRS.replace("3.", "[-3-]{+2+}.")}`,
    ],
  ],
  [
    "a clause with the same heading and new words",
    [PARTIES, RENT, "2. Pets. No animals are allowed.", REPAIRS, NOTICE],
    [
      "removed: [-2. Pets. The Tenant may keep one cat in the home with the consent of the Landlord.-]",
      "added: {+2. Pets. No animals are allowed.+}",
    ],
  ],
])("%s", (_, after, changes) => {
  expect(compareClauses(contractOf(...BASE), contractOf(...after)).changes.map(marked)).toEqual(changes);
});

test.each([
  ["line breaks", RENT.replace("pay ", "pay\n")],
  ["spaces", RENT.replaceAll(" ", "  ").replace("1.  ", "1. ")],
  ["quotation marks", RENT.replace("month", "“month”")],
])("%s alone are no change", (_, text) => {
  const base = text.includes("“") ? RENT.replace("month", '"month"') : RENT;
  expect(compare(`${PARTIES}\n\n${base}\n\n${PETS}`, `${PARTIES}\n\n${text}\n\n${PETS}`).changes).toEqual([]);
});

test("page numbers alone are no change, but another line of a number alone is", () => {
  expect(compare(`${RENT}\n\nPage 1 of 2\n\n${PETS}`, `${RENT}\n\n${PETS}\n\nPage 1 of 1`).changes).toEqual([]);
  const changes = compare(`${RENT}\n\n12\n\n${PETS}`, `${RENT}\n\n24\n\n${PETS}`).changes.map(marked);
  expect(changes).toEqual(["removed: [-12-]", "added: {+24+}"]);
});

// A number that does not number a clause is part of the words.
test.each([
  ["12 Months of notice are needed.", "24 Months of notice are needed."],
  ["1.5 months of rent are due.", "2.5 months of rent are due."],
])("%s is changed, not renumbered", (before, after) => {
  expect(compare(before, after).changes.map(({ type }) => type)).toEqual(["changed"]);
});

test("a heading belongs to the clause under it, and a section that was added whole is one change", () => {
  const base = ["1. RENT", "The Tenant must pay $1,000 each month.", "2. PETS", "One cat is allowed."];
  const added = [
    "3. PARKING",
    "The Tenant may use one space.",
    "Guests park on the street.",
    "The Landlord may move the space.",
  ];
  const { changes, unchanged } = compareClauses(contractOf(...base), contractOf(...base, ...added));
  expect(changes.map(marked)).toEqual([
    "added: {+3. PARKING The Tenant may use one space.\nGuests park on the street.\nThe Landlord may move the space.+}",
  ]);
  expect(unchanged).toBe(2);
});

test("a change has its offsets and its section in both texts", () => {
  const after = [PARTIES, PETS.replace("2.", "1."), NOTICE.replace("4.", "2.").replace("sixty", "thirty")];
  const [before, current] = [contractOf(...BASE), contractOf(...after)];
  const { changes } = compareClauses(before, current);
  const notice = changes.find(({ type }) => type === "changed")!;
  expect(before.text.slice(notice.before!.start, notice.before!.end)).toBe(NOTICE);
  expect(current.text.slice(notice.after!.start, notice.after!.end)).toBe(after[2]);
  expect(before.sections[notice.before!.section!]?.title).toBe("Notice");
  expect(current.sections[notice.after!.section!]?.title).toBe("Notice");
});

test("long passages are compared sentence by sentence", () => {
  const sentences = Array.from(
    { length: 400 },
    (_, index) => `Item ${index} of the list is delivered on day ${index * 7}.`,
  );
  const before = sentences.join(" ");
  const after = sentences.with(200, "Item 200 of the list is delivered on day 9.").join(" ");
  const [change] = compare(before, after).changes;
  expect(change?.parts.filter(({ change: kind }) => kind !== "equal")).toEqual([
    { change: "delete", text: "1400" },
    { change: "insert", text: "9" },
  ]);
});

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

const passageWords = (text: string, keep: (start: number) => boolean): readonly string[] =>
  clausePassages(parseContract(text))
    .filter(({ start }) => keep(start))
    .flatMap(({ number, body }) => wordsIn(number + body));

/** Applies the listed changes to the earlier text: what is not listed stays, and the rest is put where it belongs. */
const applied = (before: string, after: string, changes: readonly ClauseChange[]): string => {
  const gone = changes.flatMap((change) => (change.before ? [change.before] : []));
  const kept = passageWords(before, (start) => !gone.some((range) => range.start <= start && start < range.end));
  const put = changes.flatMap(({ after: place, parts }) => {
    if (!place) return [];
    const text = parts.map((part) => (part.change === "delete" ? "" : part.text)).join("");
    return [{ at: passageWords(after, (start) => start < place.start).length, words: wordsIn(text) }];
  });
  const result: string[] = [];
  let next = 0;
  for (const { at, words } of put.toSorted((a, b) => a.at - b.at)) {
    while (result.length < at) result.push(kept[next++] ?? "<nothing>");
    result.push(...words);
  }
  return [...result, ...kept.slice(next)].join(" ");
};

const line = fc.oneof(
  fc.constantFrom(...BASE, "5. KEYS", "SIGNATURES", "(a) a list; and", "12", "Page 1 of 2", ""),
  fc
    .array(fc.constantFrom("rent", "the", "Tenant", "must", "pay", "30", "days", "notice", "$5.", "2.", "end."), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => words.join(" ")),
);
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join("\n"));

test("a text compared with itself has no changes", () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(compare(one, one).changes).toEqual([]);
    }),
  );
});

test("the listed changes make the current text from the earlier one", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { changes } = compare(before, after);
      expect(applied(before, after, changes)).toBe(passageWords(after, () => true).join(" "));
    }),
    { numRuns: 500 },
  );
});

test("swapped, doubled and dropped clauses make the current text, too", () => {
  const order = fc.array(fc.integer({ min: 0, max: BASE.length - 1 }), { maxLength: 9 });
  const listed = order.map((places) => places.map((place) => BASE[place]!).join("\n"));
  fc.assert(
    fc.property(listed, listed, (before, after) => {
      const { changes } = compare(before, after);
      expect(applied(before, after, changes)).toBe(passageWords(after, () => true).join(" "));
    }),
  );
});
