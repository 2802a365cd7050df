import { describe, expect, it } from "vitest";
import { steps as words } from "../../i18n/en/steps.ts";
import type { ClauseReason } from "../../engine/document/explain.ts";
import type { ClausePlan, DocumentPlan } from "../../model/document-plan.ts";
import { whyClause } from "./why-clause.ts";

const clause = (id: string, more: Partial<ClausePlan> = {}): ClausePlan => ({
  id,
  essential: false,
  detail: 1,
  defines: [],
  variants: [],
  clauses: [],
  sources: [],
  fields: [],
  ...more,
});
const plan = (clauses: readonly ClausePlan[]): DocumentPlan => ({
  language: "en",
  numbering: "decimal",
  title: [],
  recitals: [],
  clauses,
  schedules: [],
});
const answers = (name: string) =>
  name === "personal" ? { text: "Will personal data be shared? Yes", field: name } : null;

describe("F27 why a clause is here", () => {
  it("names the answers its condition reads, not the formula", () => {
    const reasons: readonly ClauseReason[] = [
      {
        id: "data",
        printed: true,
        reason: "",
        formula: "personal = true and today > x",
        values: { personal: "yes", today: "" },
      },
    ];
    expect(whyClause("data", reasons, plan([clause("data")]), answers, words)).toEqual([
      { text: "It depends on what you answered:" },
      { text: "Will personal data be shared? Yes", field: "personal" },
    ]);
  });

  it("says of a clause without a condition that it always stands there, and which law is behind it", () => {
    const deposit = clause("deposit", {
      sources: [{ cite: "Code § 1", href: "https://law.example/1" }, { cite: "Code § 2" }],
    });
    const reasons: readonly ClauseReason[] = [{ id: "deposit", printed: true, reason: "" }];
    expect(whyClause("deposit", reasons, plan([clause("money", { clauses: [deposit] })]), answers, words)).toEqual([
      { text: "It is part of every document of this kind." },
      { text: "Source: Code § 1", href: "https://law.example/1" },
      { text: "Source: Code § 2" },
    ]);
  });

  it("finds the sources of a clause made for a row", () => {
    const each = clause("each_child", { sources: [{ cite: "Code § 3" }] });
    expect(whyClause("each_child.r2", [], plan([each]), answers, words).at(-1)).toEqual({ text: "Source: Code § 3" });
  });
});
