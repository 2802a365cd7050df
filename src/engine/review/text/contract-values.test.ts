import { expect, test } from "vitest";
import { isoDate } from "../../../values/date.ts";
import { agreementDate, expirationDate } from "./contract-values.ts";
import { governingLaws } from "./governing-laws.ts";
import { labeledEffectiveDate } from "./labeled-date.ts";
import { parseContract } from "./parse-contract.ts";

test.each([
  ['1.5 "Effective Date" shall mean December 5, 2014.', "2014-12-05"],
  ["EFFECTIVE DATE: February 10, 2012", "2012-02-10"],
  ["The commencement date for this contract will be 16th June 2004.", "2004-06-16"],
])("finds the date that a label makes the effective date: %s", (text, date) => {
  expect(isoDate(labeledEffectiveDate(parseContract(text))!.date!)).toBe(date);
});

test("takes the day of the last signature", () => {
  const contract = parseContract("Signed by both.\n\nDate: 3/4/11\nDate: 3/3/11\n");
  expect(isoDate(agreementDate(contract, [])!.date!)).toBe("2011-03-04");
});

test.each([
  ["This Agreement starts on May 4, 2020 and shall extend for a term of two (2) years.", "2022-05-04"],
  ['This Agreement shall expire on the Expiration Date.\n\n"Expiration Date" means March 31, 2023.', "2023-03-31"],
])("finds the end of the term: %s", (text, date) => {
  expect(expirationDate(parseContract(text), [0], null)?.text).toBe(date);
});

test.each([
  ["This Agreement is accepted in the State of Nevada and is governed by the laws thereof.", "Nevada"],
  ["THE INTERPRETATION OF THIS CONTRACT SHALL BE CONTROLLED BY THE LAWS OF THE STATE OF TEXAS.", "Texas"],
  ["This Agreement shall be governed by PRC laws.", "People's Republic of China"],
])("finds the governing law: %s", (text, law) => {
  expect(governingLaws(parseContract(text)).map(({ jurisdiction }) => jurisdiction)).toEqual([law]);
});
