import { describe, expect, it } from "vitest";
import { output as messages } from "../../i18n/en/output.ts";
import type { ClauseExplanation } from "../../engine/document/explain-clauses.ts";
import type { ClausePlan, DocumentPlan } from "../../model/document-plan.ts";
import { clauseReasons } from "./clause-reasons.ts";

const clause = (id: string, more: Partial<ClausePlan> = {}): ClausePlan => ({
  id,
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

describe("why a clause is included (F27)", () => {
  it("names the answers its condition reads, not the formula", () => {
    const reasons: readonly ClauseExplanation[] = [
      {
        id: "data",
        printed: true,
        reason: "",
        formula: "personal = true and today > x",
        values: { personal: "yes", today: "" },
      },
    ];
    expect(clauseReasons("data", reasons, plan([clause("data")]), answers, messages)).toEqual([
      { text: "It depends on what you answered:" },
      { text: "Will personal data be shared? Yes", field: "personal" },
    ]);
  });

  it("explains that an unconditional clause is always included, and names the law behind it", () => {
    const deposit = clause("deposit", {
      sources: [{ cite: "Code § 1", href: "https://law.example/1" }, { cite: "Code § 2" }],
    });
    const reasons: readonly ClauseExplanation[] = [{ id: "deposit", printed: true, reason: "" }];
    expect(
      clauseReasons("deposit", reasons, plan([clause("money", { clauses: [deposit] })]), answers, messages),
    ).toEqual([
      { text: "Every document of this type includes it." },
      { text: "Source: Code § 1", href: "https://law.example/1" },
      { text: "Source: Code § 2" },
    ]);
  });

  it("finds the sources of a clause made for a row", () => {
    const each = clause("each_child", { sources: [{ cite: "Code § 3" }] });
    expect(clauseReasons("each_child.r2", [], plan([each]), answers, messages).at(-1)).toEqual({
      text: "Source: Code § 3",
    });
  });
});
