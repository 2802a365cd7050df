import type { EstateOffice } from "../../../values/party.ts";
import type { NamedType, PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";
import { partyWordsFrom } from "../shared/party-words-from.ts";

/** Forms of the law of the United States keep their English name, because a Chinese form is never quite the same. */
const TYPES: { readonly [type in NamedType]: string } = {
  corporation: "股份公司（corporation）",
  limited_liability_company: "有限责任公司（limited liability company）",
  general_partnership: "普通合伙（general partnership）",
  limited_partnership: "有限合伙（limited partnership）",
  limited_liability_partnership: "有限责任合伙（limited liability partnership）",
  nonprofit_corporation: "非营利法人（nonprofit corporation）",
  government: "政府机构",
};

const OFFICES: { readonly [office in EstateOffice]: string } = {
  executor: "遗嘱执行人",
  administrator: "遗产管理人",
  personal_representative: "遗产代表人",
};

const alias: Pattern = [{ part: "trade_name", lead: "（商业名称：", trail: "）" }];

const entityOf = ({ type, legalForm }: PartyFacts, needsPlace: boolean): Pattern => {
  if (type === "trust" || type === "estate") return [];
  if (type === "government") return [`，${TYPES[type]}`];
  const place: Pattern = needsPlace
    ? ["，一家依", { part: "formed_in" }, "法律设立的"]
    : ["，一家", { part: "formed_in", lead: "依", trail: "法律设立的" }];
  if (type === null) return [...place, "公司"];
  if (type !== "other") return [...place, TYPES[type]];
  return [...place, "组织", ...(legalForm === null ? [] : ["（", { part: "legal_form" }, "）"])];
};

const capacity = ({ capacity: acting, office }: PartyFacts): Pattern => {
  switch (acting) {
    case "trustee":
      return [
        "并非以个人身份，而是以",
        { part: "name", without: ["the "] },
        "信托",
        { part: "trust_date", lead: "（设立日期：", trail: "）" },
        "受托人的身份",
      ];
    case "estate":
      return [
        "并非以个人身份，而是以",
        { part: "name", without: ["the ", "estate of "] },
        `遗产的${OFFICES[office ?? "personal_representative"]}的身份`,
      ];
    case "agent":
      return ["依授权委托书", { part: "power_date", lead: "（日期：", trail: "）" }, "作为代理人"];
    case "guardian":
      return ["作为监护人"];
    case "conservator":
      return ["作为财产监护人"];
    case "other":
      return ["并非以个人身份，而是以", { part: "capacity", without: ["as "] }, "的身份"];
    case "self":
    case "officer":
      return [];
  }
};

/** Parties in simplified Chinese. */
export const chineseParty: PartyWords = partyWordsFrom({
  alias,
  individual: ["，地址为", { part: "address" }],
  entity: entityOf,
  seat: () => ["，地址为", { part: "address" }],
  capacity,
  through: ["，由", "", "代为行事"],
  comma: "，",
});
