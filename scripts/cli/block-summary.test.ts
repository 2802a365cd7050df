import { expect, test } from "vitest";
import { blockSummary } from "./block-summary.ts";

test("a block in one line: what it takes, asks, needs and defines", () => {
  const line = blockSummary({
    id: "fees",
    title: "What is paid?",
    parameters: {
      payer: { kind: "role", side: "first" },
      variant: { kind: "choice", options: ["once", "monthly"], default: "once" },
      offer: { kind: "choice", options: ["cash", "check"], several: true },
      start: "date",
    },
    terms: ["Agreement", "Party"],
    law: ["usury"],
    questions: [{ id: "amount", kind: "money" }, { use: "late" }],
    clauses: [{ id: "fees", clauses: [{ id: "price", defines: ["Fees"] }] }],
  });
  expect(line.split("\t")).toEqual([
    "block",
    "fees",
    "What is paid?",
    "takes payer: role (first); as: one of once, monthly (once); offer: any of cash, check; start: date",
    "asks amount, late",
    "needs the terms Agreement, Party",
    "defines Fees",
    "reads the law on usury",
  ]);
});

test("a block without parameters and questions is described by its title alone", () => {
  expect(blockSummary({ id: "rest", title: "Rest", clauses: [{ id: "rest", text: "A rest." }] })).toBe(
    "block\trest\tRest",
  );
});
