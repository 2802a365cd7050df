import { describe, expect, it } from "vitest";
import { testProblemExamples } from "../../../../tests/support/problem-examples.ts";
import { explanationFault } from "./explanation-fault.ts";

testProblemExamples(
  [
    ["points at the clause", "This says who looks after the pets."],
    ["asks a question", "How the pets are looked after."],
    ["is a noun phrase", "The care of a sick cat or dog."],
    ["is too short", "Care of pets."],
  ].map(([what, line]) => ({
    what: `an explanation that ${what}`,
    code: "CW214",
    wrong: [["The helper looks after pets, too.", line!] as const],
    at: line!,
    advice: /who must or may do what/,
    right: [],
  })),
);

const withPets = (line: string) => `'{{ if pets = true then "${line}" else "The helper has no pets to look after." }}'`;

testProblemExamples([
  {
    what: "a long sentence that only some answers print in an explanation",
    code: "CW084",
    wrong: [["The helper looks after pets, too.", withPets(`The helper feeds ${"the dog and ".repeat(6)}the cat.`)]],
    at: "'{{ if pets",
    right: [["The helper looks after pets, too.", withPets("The helper feeds the dog and the cat.")]],
  },
]);

describe("a line that names only the topic", () => {
  it.each([
    ["This says which state's law applies."],
    ["This is the price of the work."],
    ["These are the days and the hours."],
    ["It explains how much power you give."],
    ["The seller owns it. This says whether a lender has a claim."],
    ["Who pays the costs of the sale."],
    ["How disputes between the sides are resolved."],
    ["What is paid, and when it is due."],
    ["What has to be done by Friday."],
    ["What happens when the rent is late."],
    ["When the rent for a month is due."],
    ["A fee for the late return of a tool."],
    ["Your right to a refund of the fee."],
    ["Late payment of rent."],
    ['{{ if late = true then "The tenant pays a late fee." else "This is the rent for a month." }}'],
  ])("%s", (line) => {
    expect(explanationFault(line)).not.toBeNull();
  });
});

describe("a line that says what the clause does", () => {
  it.each([
    ["If you end the contract early, you still pay for work done up to that day."],
    ["When the job ends, the employee must return everything."],
    ["When asked, give the information back or destroy it."],
    ["Where copyright law allows it, the work belongs to the client."],
    ["What one side learns from the other stays confidential."],
    ["What was owed before the tenant moved out is still owed."],
    ["Keep the things safe, and do not sell them."],
    ["This will replaces every will you made before."],
    ["It stays in effect if you can no longer make decisions."],
    ["The other side broke each term listed here."],
    ["Your children share equally in what is left."],
    ["The tenant must pay {{ rent | money }} each month."],
    ['The {{ if buyer = true then "buyer" else "seller" }} must pay for shipping.'],
  ])("%s", (line) => {
    expect(explanationFault(line)).toBeNull();
  });
});
