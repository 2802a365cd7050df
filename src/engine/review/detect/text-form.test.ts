import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { textForm } from "./text-form.ts";

const formOf = (text: string) => textForm(parseContract(text), []);

const SECTIONS = `§ 1 Goods
The Supplier delivers the goods on Mondays.

§ 2 Price
The Buyer pays within thirty days under this agreement.`;

test("clauses with section signs are a contract between two parties, and a statute without parties", () => {
  const parties = 'Made on May 4, 2020 between Aster Trading Ltd. (the "Supplier") and Birch Inc. (the "Buyer").';
  expect(formOf(`Terms of delivery\n\n${parties}\n\n${SECTIONS}`)).toBe("contract");
  expect(formOf(`Deliveries\n\n${SECTIONS.replaceAll("this agreement", "this chapter")}`)).toBe("statute");
});

test("a word that only contains the name of a contract does not make a title one of a contract", () => {
  const notice = "Please take notice that the work begins on May 4.";
  expect(formOf(`Notice to subcontractors and contractors\n\n${notice}`)).toBe("notice");
  expect(formOf("Policy for contractors\n\nEveryone wears a helmet.")).toBe("policy");
  expect(formOf("Policy for reinsurance\n\nEveryone reports a claim.")).toBe("policy");
});

test("a bill of lading is a contract, though it calls itself a bill", () => {
  expect(formOf("Straight Bill of Lading\n\nThe carrier received ten pallets of tiles from the shipper.")).toBe(
    "contract",
  );
});

test("terms that are accepted by opening an account are terms", () => {
  expect(formOf("Terms of Use\n\nBy opening an account with Puddle Media Co. you accept these rules.")).toBe("terms");
});
