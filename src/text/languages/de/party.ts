import type { EstateOffice } from "../../../values/party.ts";
import { formationPattern } from "../../words/party-words.ts";
import type { NamedType, PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";
import { partyWordsFrom } from "../shared/party-words-from.ts";

/** Forms of the law of the United States keep their English name, because a German form is never quite the same. */
const TYPES: { readonly [type in NamedType]: string } = {
  corporation: "eine Kapitalgesellschaft (corporation)",
  limited_liability_company: "eine Gesellschaft mit beschränkter Haftung (limited liability company)",
  general_partnership: "eine offene Handelsgesellschaft (general partnership)",
  limited_partnership: "eine Kommanditgesellschaft (limited partnership)",
  limited_liability_partnership: "eine Partnerschaft mit beschränkter Haftung (limited liability partnership)",
  nonprofit_corporation: "eine gemeinnützige Körperschaft (nonprofit corporation)",
  government: "eine öffentliche Stelle",
};

const OFFICES: { readonly [office in EstateOffice]: string } = {
  executor: "executor",
  administrator: "administrator",
  personal_representative: "personal representative",
};

const alias: Pattern = [{ part: "trade_name", lead: ", handelnd unter dem Namen " }];

const entityOf = ({ type, legalForm }: PartyFacts, needsPlace: boolean): Pattern => {
  if (type === "trust" || type === "estate") return [];
  if (type === "government") return [`, ${TYPES[type]}`];
  const place = formationPattern(", Gründungsort: ", needsPlace);
  if (type === null) return [", eine Gesellschaft", ...place];
  if (type !== "other") return [`, ${TYPES[type]}`, ...place];
  return [", eine Organisation", ...(legalForm === null ? [] : [" (", { part: "legal_form" }, ")"]), ...place];
};

const capacity = ({ capacity: acting, office }: PartyFacts): Pattern => {
  switch (acting) {
    case "trustee":
      return [
        "nicht persönlich, sondern handelnd als Trustee des ",
        { part: "name", without: ["the "] },
        { part: "trust_date", lead: " vom " },
      ];
    case "estate":
      return [
        "nicht persönlich, sondern handelnd für den Nachlass von ",
        { part: "name", without: ["the ", "estate of "] },
        ` (${OFFICES[office ?? "personal_representative"]})`,
      ];
    case "agent":
      return ["handelnd aufgrund einer Vollmacht", { part: "power_date", lead: " vom " }];
    case "guardian":
      return ["handelnd als Vormund"];
    case "conservator":
      return ["handelnd in rechtlicher Betreuung (conservator)"];
    case "other":
      return ["nicht persönlich, sondern handelnd als ", { part: "capacity", without: ["as "] }];
    case "self":
    case "officer":
      return [];
  }
};

/** Parties in German. */
export const germanParty: PartyWords = partyWordsFrom({
  alias,
  individual: [", eine natürliche Person mit der Anschrift ", { part: "address" }],
  entity: entityOf,
  seat: () => [", mit der Anschrift ", { part: "address" }],
  capacity,
  through: [", vertreten durch ", ", ", ""],
  comma: ", ",
});
