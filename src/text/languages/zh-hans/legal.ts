import { partyStem } from "../shared/party-stem.ts";
import type { LegalWords } from "../../words/legal-words.ts";
import { chineseCardinal } from "./numbers.ts";
import { itemEndWith } from "../shared/item-end.ts";

/** Chinese texts around clauses. */
export const chineseLegal: LegalWords = {
  recitals: "鉴于",
  signatures: "签署",
  signaturePage: ["签署页：", "，", ""],
  witnesses: ["见证人", "见证人"],
  clauseTitle: ["", ""],
  blank: "",
  partNumber: chineseCardinal,
  part: ["第", "章"],
  scheduleNumber: chineseCardinal,
  schedule: ["附件", ""],
  citeClause: () => ["第", "条"],
  citeClauses: (_, areTwo) => ["第", areTwo ? "条和第" : "条至第", "条"],
  citeSchedule: () => ["附件", ""],
  citeInSchedule: (_, schedule) => [`${schedule}第`, "条"],
  itemEnd: itemEndWith({ between: "；", and: "；以及", or: "；或者", stop: "。", pause: "，" }),
  runsInSingleItem: true,
  total: "合计",
  amortization: {
    number: "期数",
    due: "到期日",
    payment: "还款额",
    interest: "利息",
    principal: "本金",
    balance: "余额",
  },
  signing: {
    person: [{ rule: "签字" }, { label: "姓名", parts: ["name"] }, { capacity: true }, { rule: "日期" }],
    company: [
      { entity: "name and type" },
      { rule: "授权代表签字" },
      { label: "姓名", parts: ["signer"] },
      { label: "职务", parts: ["signer_title"] },
      { capacity: true },
      { rule: "盖章" },
      { rule: "日期" },
    ],
    fiduciary: [{ rule: "签字" }, { label: "姓名", parts: ["signer"] }, { capacity: true }, { rule: "日期" }],
    represented: [
      { entity: "name" },
      { rule: "代理人签字" },
      { label: "姓名", parts: ["signer"] },
      { capacity: true },
      { rule: "日期" },
    ],
    witness: [{ rule: "签字" }, { label: "姓名", parts: ["name"] }, { rule: "地址" }, { rule: "日期" }],
    as: ["以", "的身份"],
    witnessHeading: (n) => `见证人${chineseCardinal(n)}`,
    partyHeading: (n) => `${partyStem(n)}方`,
  },
};
