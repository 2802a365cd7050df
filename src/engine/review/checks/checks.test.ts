import { expect, test, vi } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { differingPeriods } from "./differing-period.ts";
import { partyNames } from "./party-name.ts";
import { placeholders } from "./placeholder.ts";
import { definitionGaps } from "./definition-gap.ts";
import { nonPartySignatories } from "./non-party-signatory.ts";
import { undefinedTerms } from "./undefined-term.ts";

const PARTIES =
  'This Agreement is made on May 4, 2020 between Aster Trading Ltd. (the "Supplier") and Birch Inc. (the "Buyer").\n\n';
const short = parseContract(PARTIES);
const contract = (text: string) => ({ ...short, text: PARTIES + text, plain: PARTIES + text });

type Spy = { readonly mock: { readonly calls: readonly unknown[] }; readonly mockRestore: () => void };

const counting = (spies: readonly Spy[]) => () => {
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
};
const searches = () => counting([vi.spyOn(String.prototype, "split"), vi.spyOn(String.prototype, "indexOf")]);
const listings = () => counting([vi.spyOn(Array.prototype, "slice"), vi.spyOn(Array.prototype, "some")]);

test("a company that a large text names many times is not searched for at each mention", () => {
  const large = contract("Aaron Inc shall ".repeat(5000));
  const count = searches();
  expect(partyNames(large)).toEqual([]);
  expect(count()).toBeLessThan(5100);
});

test("a large text of companies has as many findings as a short one, and few searches", () => {
  const large = contract(Array.from({ length: 5000 }, (_, index) => `Zorg${index}q Inc shall `).join(""));
  const count = searches();
  expect(partyNames(large).map(({ found }) => found)).toEqual(["Zorg0q Inc", "Zorg1q Inc", "Zorg2q Inc"]);
  expect(count()).toBeLessThan(5100);
});

test("each of many different placeholders is found once, and is not compared with every other one", () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `{{a${index}}}`);
  const large = contract([...tags, ...tags].join(""));
  const count = listings();
  const found = placeholders(large);
  expect(count()).toBeLessThan(100);
  expect(found).toHaveLength(2000);
  expect(found.at(-1)?.found).toBe("{{a1999}}");
});

test("many sentences that say the same are not all compared with each other", () => {
  const many = Array.from(
    { length: 2000 },
    (_, index) => `The Supplier shall repair defects within ${index + 2} days of a complaint by the Buyer in writing.`,
  );
  const large = parseContract(PARTIES + many.join(" "));
  const count = counting([vi.spyOn(Set.prototype, "has")]);
  expect(differingPeriods(large)).toEqual([]);
  expect(count()).toBeLessThan(100_000);
});

test("a term is reported whose definition is missing from a numbered list, and none where the list is whole", () => {
  const items = ["Buyer", "Delivery Point", "Goods", "Invoice", "Order"].map(
    (term, index) => `1.${index + 1} "${term}" means what the parties call ${term.toLowerCase()}.`,
  );
  const uses =
    "The Supplier brings the goods to the Delivery Point. Each Delivery Point has a scale. The Buyer keeps the Delivery Point dry, and pays at the Delivery Point.";
  const text = (list: readonly string[]): string => `${PARTIES}${list.join("\n")}\n\n2. ${uses}`;
  const terms = (list: readonly string[]): readonly string[] =>
    undefinedTerms(parseContract(text(list))).map(({ found }) => found);
  expect(terms(items)).toEqual([]);
  expect(terms(items.filter((item) => !item.includes("Delivery Point")))).toEqual(["Delivery Point"]);
});

const lettersOf = (index: number): string =>
  [676, 26, 1].map((unit) => String.fromCodePoint(97 + (Math.floor(index / unit) % 26))).join("");
const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Ma${lettersOf(index)}`);

test("many gaps in a list of definitions, and many terms that fit, do not read the text again", () => {
  const gap = '1.1.1 "Aab" means x. 1.1.2 "Aac" means x. 1.1.4 "Zzz" means x. ';
  const large = contract(
    gap.repeat(100) +
      numbered(300)
        .map((term) => `some ${term} `.repeat(4))
        .join(""),
  );
  const count = searches();
  expect(undefinedTerms(large)).toEqual([]);
  // Every term and every use is split a few times into its own words.
  expect(count()).toBeLessThan(5000);
});

test("a term that is written in lower case as often as with a capital is not lost from a list, also inside words", () => {
  const gap = '1.1 "Aab" means x. 1.2 "Aac" means x. 1.4 "Zzz" means x. "Buyer" means b. ';
  const found = (lower: string) =>
    undefinedTerms(contract(gap + "some Market ".repeat(4) + lower)).map((hit) => hit.found);
  expect(found("some market supermarkets market ")).toEqual(["Market"]);
  expect(found("some market supermarkets market marketing ")).toEqual([]);
});

test("a definition is missing where a list skips a number, also out of alphabetical order and at its start", () => {
  const items = ["Delivery Point", "Buyer", "Invoice", "Goods"].map(
    (term, index) => `(${"abcd".charAt(index)}) "${term}" means what the parties call ${term.toLowerCase()}.`,
  );
  expect(definitionGaps(items.join("\n"), 3)).toEqual([]);
  expect(definitionGaps(items.slice(1).join("\n"), 3)).toEqual([{ after: "", before: "buyer", ordered: true }]);
  const skipped = [items[0], ...items.slice(2)].join("\n");
  expect(definitionGaps(skipped, 3)).toEqual([{ after: "delivery point", before: "invoice", ordered: true }]);
  const unordered = [...items.slice(0, 2), items[3]].join("\n");
  expect(definitionGaps(unordered, 3)).toEqual([{ after: "buyer", before: "goods", ordered: true }]);
  expect(definitionGaps(`${items[0]}\n(b) Buyer means whoever buys.\n${items.slice(2).join("\n")}`, 3)).toEqual([]);
});

test("in a long text, a term that is used like its defined terms and defined nowhere is reported", () => {
  const terms = ["Buyer", "Carrier", "Goods", "Invoice", "Order", "Price"];
  const definitions = terms.map((term) => `"${term}" means what the parties call ${term.toLowerCase()}.`).join("\n");
  const uses = "The Buyer may refuse any Delivery Window, and the Carrier keeps the Delivery Window of such Order. ";
  const filler = "The Carrier brings the Goods to the yard of the Buyer, who pays the Price of each Invoice on time. ";
  const long = (more: string): string => PARTIES + definitions + more + filler.repeat(50) + uses.repeat(8);
  const found = (text: string) => undefinedTerms(parseContract(text)).map((hit) => hit.found);
  expect(found(long("\n"))).toEqual(["Delivery Window"]);
  expect(found(long('\n"Delivery Window(s)" means the hours from eight to ten.\n'))).toEqual([]);
});

test("the text is searched as often for many terms as for one", () => {
  const uses = numbered(400).map((term) => `the ${term} `.repeat(5));
  const read = contract(`"Aa" means. "Bb" means. "Cc" means. "Dd" means ${uses.join("")}`);
  const spy = vi.spyOn(RegExp.prototype, "test");
  undefinedTerms(read);
  const count = spy.mock.calls.filter(([tested]) => tested.length >= read.plain.length).length;
  spy.mockRestore();
  expect(count).toBe(1);
});

test("a company that is read as a party from its signature alone is reported where another one of the opening does not sign", () => {
  const found = (opening: string, more = "") => {
    const body = "The tiles are brought to the yard on Mondays. ".repeat(30);
    const signatures = "ASTER TRADING LTD.\nBy: /s/ Ann Poe\n\nCEDAR MILLS, INC.\nBy: /s/ Bo Roe";
    const text = `SALE OF TILES\n\n${opening}\n\n${body}\n\n${signatures}${more}`;
    return nonPartySignatories(parseContract(text)).map((hit) => hit.found);
  };
  expect(found("Aster Trading Ltd. sells tiles to Birch Inc.")).toEqual(["CEDAR MILLS, INC"]);
  expect(found("Aster Trading Ltd. sells tiles.")).toEqual([]);
  expect(found("Aster Trading Ltd. sells tiles to Cedar Mills, Inc.")).toEqual([]);
  expect(found("Aster Trading Ltd. sells tiles of Birch Inc. to those named on the signature page.")).toEqual([]);
  expect(
    found("Aster Trading Ltd. sells tiles to Birch Inc.", "\n\nExhibit A to the order of Cedar Mills, Inc."),
  ).toEqual([]);
});

test("a company of another deal is reported beside a party without a suffix, and above its authorized representative", () => {
  const found = (signatures: string) => {
    const parties = 'This Agreement is between Oak Dairy (the "Seller") and Birch Inc. (the "Buyer").';
    const body = "The milk is brought to the yard on Mondays. ".repeat(30);
    return nonPartySignatories(parseContract(`SALE OF MILK\n\n${parties}\n\n${body}\n\n${signatures}`)).map(
      (hit) => hit.found,
    );
  };
  expect(found("Oak Dairy Cedar Mills, Inc.\n\nBy: /s/ Ann Poe By: /s/ Bo Roe")).toEqual(["Cedar Mills, Inc"]);
  expect(found("Oak Dairy Birch Inc.\n\nBy: /s/ Ann Poe By: /s/ Bo Roe")).toEqual([]);
  expect(found("Oak Dairy\nCedar Mills, Inc.\nAuthorized Representative: Bo Roe")).toEqual(["Cedar Mills, Inc"]);
});
