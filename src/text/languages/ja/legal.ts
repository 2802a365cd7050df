import { partyStem } from "../shared/party-stem.ts";
import type { ItemPosition, LegalWords } from "../../words/legal-words.ts";

/** An item that is a noun takes no full stop; one that ends in こと, とき or a verb does. */
const itemEnd = ({ text }: ItemPosition): string => (/(こと|とき|する|ない|た|いる|ある)$/.test(text) ? "。" : "");

/** Japanese texts around clauses. */
export const japaneseLegal: LegalWords = {
  recitals: "前文",
  signatures: null,
  signaturePage: ["署名ページ：", "、", ""],
  witnesses: ["証人", "証人"],
  clauseTitle: ["（", "）"],
  blank: "",
  partNumber: (index) => `${index}`,
  part: ["第", "章"],
  scheduleNumber: (index) => `${index}`,
  schedule: ["別紙", ""],
  citeClause: () => ["", ""],
  citeClauses: (_, areTwo) => (areTwo ? ["", "及び", ""] : ["", "から", "まで"]),
  citeSchedule: () => ["別紙", ""],
  citeInSchedule: (_, schedule) => [schedule, ""],
  itemEnd,
  runsInSingleItem: false,
  total: "合計",
  amortization: {
    number: "回",
    due: "支払日",
    payment: "支払額",
    interest: "利息",
    principal: "元金",
    balance: "残高",
  },
  signing: {
    person: [{ label: "住所", parts: ["address"] }, { label: "氏名", parts: ["name"] }, { capacity: true }],
    company: [
      { label: "本店所在地", parts: ["address"] },
      { label: "商号", parts: ["name"] },
      { label: "代表者", parts: ["signer_title", "signer"] },
      { capacity: true },
    ],
    fiduciary: [{ label: "住所", parts: ["address"] }, { label: "氏名", parts: ["signer"] }, { capacity: true }],
    represented: [
      { label: "住所", parts: ["address"] },
      { label: "氏名", parts: ["name"] },
      { label: "署名者", parts: ["signer"] },
      { capacity: true },
    ],
    companyThroughEntity: [
      { label: "本店所在地", parts: ["address"] },
      { label: "商号", parts: ["name"] },
      { label: "代表者", parts: ["signer_title", "signer"] },
      { label: "職務執行者", parts: ["entity_signer_title", "entity_signer"] },
    ],
    fiduciaryEntity: [
      { label: "住所", parts: ["address"] },
      { label: "商号", parts: ["signer"] },
      { capacity: true },
      { label: "代表者", parts: ["entity_signer_title", "entity_signer"] },
    ],
    witness: [{ rule: "住所" }, { label: "氏名", parts: ["name"] }],
    as: ["", "として"],
    individually: "個人として",
    witnessHeading: (n) => `証人${n}`,
    partyHeading: partyStem,
    seal: "印",
  },
};
