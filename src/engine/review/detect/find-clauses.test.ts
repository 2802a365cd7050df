import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { withoutHeadings } from "./find-clauses.ts";

test("a heading without its text does not show that a clause is there", () => {
  const contract = parseContract("12. Governing Law.\n\nThe Buyer keeps the goods dry until they are paid for.");
  const { plain, sentences } = contract;
  expect(sentences.map(({ start, end }) => plain.slice(start, end))).toEqual([
    "12. Governing Law.",
    "The Buyer keeps the goods dry until they are paid for.",
  ]);
  const candidates = [
    { sentence: 0, logOdds: 5 },
    { sentence: 1, logOdds: -2 },
  ];
  expect(withoutHeadings(contract, candidates)).toEqual([{ sentence: 1, logOdds: -2 }]);
});
