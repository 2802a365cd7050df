import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { runChecks, runLocalChecks } from "./run-checks.ts";

const contract = (clauses: string): string => `SUPPLY AGREEMENT

This Agreement is made on May 4, 2020 between Aster Trading Ltd. (the "Supplier") and Birch Inc. (the "Buyer").

1. Goods. "Goods" means what the Supplier delivers. "Order" means a request for Goods. "Price" means the price of an Order. "Site" means the yard.

2. Price. The Buyer pays the Price stated in section 1 and section 3.

3. Delivery. The Supplier delivers under section 2.

4. More. ${clauses}

5. General. Section 4 stays in force.`;

const found = (clauses: string): readonly string[] => {
  const text = contract(clauses);
  return runChecks(parseContract(text)).map(({ check, start, end }) => `${check}: ${text.slice(start, end)}`);
};

test("a plain contract has no findings", () => {
  expect(found("The Buyer pays within thirty (30) days, on the 4th of each month, to the Supplier.")).toEqual([]);
});

const FAULTS: readonly (readonly [clauses: string, finding: string])[] = [
  ["The Buyer pays within thirty (45) days.", "number_mismatch: thirty (45)"],
  ["The Buyer pays one hundred and five (150) dollars.", "number_mismatch: one hundred and five (150)"],
  ["The Buyer pays $[____] for each Order.", "placeholder: $[____]"],
  ["The Buyer pays [insert amount] for each Order.", "placeholder: [insert amount]"],
  ["The Buyer pays as section 9 says.", "cross_reference: section 9"],
  ["The Buyer pays as Section 3.87 of this Agreement says.", "cross_reference: Section 3.87"],
  ["The fee is [TBD].", "placeholder: [TBD]"],
  [
    "This Agreement shall automatically renew for five years unless a party gives thirty (30) days' notice.",
    "auto_renewal: This Agreement shall automatically renew for five years unless a party gives thirty (30) days' notice.",
  ],
  ["At the end the Lessee shall return the Goods.", "party_name: Lessee"],
  ["The Suplier keeps the Goods dry.", "party_name: Suplier"],
  ["It is governed by the laws of Ohio. It is governed by the laws of Texas.", "conflict: Texas"],
  ["It begins on May 4, 2020 and ends on May 3, 2019.", "date_order: May 3, 2019"],
  ["The liability of the Buyer is unlimited.", "unlimited_liability: The liability of the Buyer is unlimited."],
  ["The purchase price is $1.5 million. The purchase price is $ 1,600,000.", "differing_amount: $ 1,600,000"],
  [
    "The Supplier may end this Agreement by giving sixty (60) days' written notice to the other party. The Buyer may end this Agreement by giving forty-five (45) days' written notice to the other party.",
    "differing_period: forty-five (45) days",
  ],
  [
    "If the Buyer breaches a material term and does not cure the breach within thirty (30) days after notice, the Supplier may recover its costs for two (2) years. If the Supplier breaches a material term and does not cure the breach within sixty (60) days after notice, the Buyer may recover its costs for two (2) years.",
    "differing_period: sixty (60) days",
  ],
  [
    "Signed on May 4, 2020.\n\nASTER TRADING LTD. CEDAR MILLS, INC.\n\nBy: /s/ Ann Poe By: /s/ Bo Roe",
    "party_name: CEDAR MILLS, INC",
  ],
  [
    "Signed on May 4, 2020.\n\nASTER TRADING LTD.\nBy: /s/ Ann Poe\n\nCEDAR MILLS, INC.\nBy: /s/ Bo Roe",
    "party_name: CEDAR MILLS, INC",
  ],
  [
    "Signed on May 4, 2020.\n\nASTER TRADING LTD. By: Name: Ann Poe Title: President CEDAR MILLS, INC. By: Name: Bo Roe",
    "party_name: CEDAR MILLS, INC",
  ],
  [
    "Signed on May 4, 2020.\n\nASTER TRADING LTD.\nBy: Name: Title:\n\nCEDAR MILLS 9, LLC\nBy: /s/ Bo Roe",
    "party_name: CEDAR MILLS 9, LLC",
  ],
  ["The Suppler keeps the Goods dry.", "party_name: Suppler"],
  ["The Buyer pays on February 30, 2021.", "date_order: February 30, 2021"],
  [
    "The Supplier shall repair the Goods within ten days, unless the Supplier, in its sole discretion, decides otherwise.",
    "swallowing_exception: unless the Supplier, in its sole discretion, decides otherwise",
  ],
  [
    "The Buyer must not resell the Goods except as it deems appropriate.",
    "swallowing_exception: except as it deems appropriate",
  ],
  [
    "The Night Guard must lock the yard unless the Night Guard thinks it best.",
    "swallowing_exception: unless the Night Guard thinks it best",
  ],
];

test.each(FAULTS)("an error is found at its position: %s", (clauses, finding) => {
  expect(found(clauses)).toContain(finding);
});

const QUIET: readonly string[] = [
  "Rule 10b-5 and Section 27A of the Securities Act apply.",
  "The numbers one or two (2) may differ.",
  "Signed by: ______________",
  "The price is [***] per unit.",
  "This Agreement is signed this ____ day of ______, 2020.",
  "The schedule is to be determined by the parties each year.",
  "Delivery ............ 12",
  "The rights of Section 306(a) or (b) of ERISA and of Sections 4.3(a)-(f) of the Loan Agreement stay.",
  "A new Section 13.10 is added, and Section 20(a) of the 1934 Act applies.",
  "The Term renews automatically for one year unless a party gives thirty (30) days' notice.",
  "The purchase price is $1.5 million. The purchase price is $1,500,000.",
  "Signed on May 4, 2020.\n\nASTER TRADING LTD.\nBy: /s/ Ann Poe\n\nBIRCH INC.\nBy: Oak Holdings LLC, its general partner\nBy: /s/ Bo Roe",
  "The Supplier must answer a complaint about late delivery within ten (10) days. The Buyer must pay an invoice within thirty (30) days.",
  "Any period so delayed by force majeure is automatically extended.",
  "The Supplier shall repair the Goods unless the Buyer decides otherwise.",
  "The Supplier shall repair the Goods unless a court determines otherwise.",
  "The Night Guard must lock the yard unless the Day Guard thinks it best.",
  "The Night Guard must lock the yard unless Law deems it fit.",
  "The Buyer shall follow the law of its place, except as the parties otherwise agree, and as the Buyer sees fit.",
  "Unless the Supplier elects otherwise, the Buyer shall return the Goods.",
  "This Agreement shall renew for one year unless either party elects otherwise by thirty (30) days' notice.",
  "The Buyer shall pay the Price unless the Supplier fails to deliver and the Buyer elects otherwise.",
];

test.each(QUIET)("correct text has no findings: %s", (clauses) => {
  expect(found(clauses)).toEqual([]);
});

test("lines in a signature block are not placeholders, but a blank before it is", () => {
  const signed = (line: string): readonly string[] => {
    const text = `${contract("The Buyer pays on time.")}\n\n${line}\n`;
    return runChecks(parseContract(text)).map(({ check }) => check);
  };
  expect(signed("BUYER: ____________   SUPPLIER: ____________")).toEqual([]);
  expect(signed("Aster Trading Ltd.                 Birch Inc.\nBy: __________                 __________")).toEqual(
    [],
  );
  expect(signed("Deposit: ____________\n\nThe Buyer pays the deposit on the first day of the month.")).toEqual([
    "placeholder",
  ]);
});

test("a reference beyond the last section is reported in a short contract without numbering gaps", () => {
  const lease = (reference: string): string =>
    `LEASE\n\n${["Rent", "Term", "Repairs", "Entry", "Law"]
      .map((title, index) => `${index + 1}. ${title}. The Tenant and the Landlord keep to it.`)
      .join("\n\n")} What is due is due at once under ${reference}.`;
  const told = (text: string): readonly string[] => runChecks(parseContract(text)).map(({ found: words }) => words);
  expect(told(lease("Section 19"))).toEqual(["Section 19"]);
  expect(told(lease("Section 3"))).toEqual([]);
  expect(told(lease("Section 19").replace("3. Repairs", "8. Repairs"))).toEqual([]);
});

test("risky clauses are reported with their sentence", () => {
  const renewal = "This Agreement renews automatically for one year unless a party gives notice.";
  const change = "The Supplier may change the prices at any time in its sole discretion.";
  expect(found(`${renewal} ${change}`)).toEqual([`auto_renewal: ${renewal}`, `unilateral_change: ${change}`]);
  expect(found("The Buyer shall indemnify the Supplier against all claims.")).toEqual([
    "one_sided_indemnity: The Buyer shall indemnify the Supplier against all claims.",
  ]);
  expect(found("Each party shall indemnify the other party against all claims.")).toEqual([]);
});

test("the first pages report only what later pages cannot change", () => {
  const indemnity = "The Buyer shall indemnify the Supplier against all claims.";
  const begun = contract(`The fee is [TBD]. The Buyer pays as section 9 says. ${indemnity}`);
  expect(runLocalChecks(parseContract(begun)).map(({ check }) => check)).toEqual(["placeholder"]);
});
