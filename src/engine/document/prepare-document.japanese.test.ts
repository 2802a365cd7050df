import { describe, expect, test } from "vitest";
import { body, clause, made, plan, schedule, writer } from "../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import { ask, context } from "../../../tests/forms/hand-made.ts";

const fields = [ask("months", "number", { unit: "month" }), ask("rent", "money"), ask("start", "date")];
const { text } = writer(fields);

const lease = made(
  fields,
  plan({
    language: "ja",
    numbering: "jo",
    title: ["賃貸借契約書"],
    opening: text("本契約は、{{ start | era date }}に締結する。"),
    clauses: [
      clause("purpose", { title: ["目的"], variants: [body(["建物を賃貸する。"])] }),
      clause("duties", {
        title: ["義務"],
        clauses: [
          clause("use", {
            variants: [
              body(["乙は、次の各号を守る。"], [{ text: ["清潔に使うこと"] }, { text: ["住居としての使用"] }]),
            ],
          }),
          clause("pay", { variants: [body(text("賃料は{{ rent | money words }}とする。"))] }),
        ],
      }),
      clause("term", {
        title: ["期間"],
        variants: [body(text("期間は{{ months | words }}とし、{{ ref pay }}及び{{ ref use }}に従う。"))],
        clauses: [clause("renew", { variants: [body(text("{{ ref list }}に定める更新ができる。"))] })],
      }),
      clause("alone", {
        title: ["その他"],
        clauses: [clause("only", { variants: [body(text("{{ ref only }}は{{ ref renew }}に優先する。"))] })],
      }),
    ],
    schedules: [schedule("list", "更新条件", { text: ["別に定める。"] })],
  }),
);

const yen = { settings: { ...context.settings, currency: "JPY" } };

describe("a Japanese document", () => {
  test("has 条, 項 and 号 with bracketed titles, amounts in 大字, and era dates", () =>
    expect(documentLines(lease.assemble({ months: 24, rent: 85000, start: "2026-04-01" }, yen))).toEqual([
      "賃貸借契約書",
      "本契約は、令和8年4月1日に締結する。",
      "第1条 （目的）",
      "建物を賃貸する。",
      "第2条 （義務）",
      "乙は、次の各号を守る。",
      "(1) 清潔に使うこと。",
      "(2) 住居としての使用",
      "2 賃料は金八万五千円（85,000円）とする。",
      "第3条 （期間）",
      "期間は24か月とし、第2条第2項及び第2条第1項に従う。",
      "2 別紙1に定める更新ができる。",
      "第4条 （その他）",
      "第4条は第3条第2項に優先する。",
      "別紙1: 更新条件",
      "別に定める。",
    ]));
});
