import type { EstateOffice } from "../../../values/party.ts";
import { formationPattern } from "../../words/party-words.ts";
import type { NamedType, PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";
import { partyWordsFrom } from "../shared/party-words-from.ts";

/** Forms of the law of the United States keep their English name, because a Spanish form is never quite the same. */
const TYPES: { readonly [type in NamedType]: string } = {
  corporation: "sociedad por acciones (corporation)",
  limited_liability_company: "sociedad de responsabilidad limitada (limited liability company)",
  general_partnership: "sociedad colectiva (general partnership)",
  limited_partnership: "sociedad en comandita (limited partnership)",
  limited_liability_partnership: "sociedad colectiva de responsabilidad limitada (limited liability partnership)",
  nonprofit_corporation: "persona jurídica sin fines de lucro (nonprofit corporation)",
  government: "entidad pública",
};

const OFFICES: { readonly [office in EstateOffice]: string } = {
  executor: "albacea",
  administrator: "administrador",
  personal_representative: "representante",
};

const alias: Pattern = [{ part: "trade_name", lead: ", que opera comercialmente como " }];

const entityOf = ({ type, legalForm }: PartyFacts, needsPlace: boolean): Pattern => {
  if (type === "trust" || type === "estate") return [];
  if (type === "government") return [`, ${TYPES[type]}`];
  const law = formationPattern(" constituida en ", needsPlace);
  if (type === null) return [", sociedad", ...law];
  if (type !== "other") return [`, ${TYPES[type]}`, ...law];
  return [", entidad", ...(legalForm === null ? [] : [" (", { part: "legal_form" }, ")"]), ...law];
};

const capacity = ({ capacity: acting, office }: PartyFacts): Pattern => {
  switch (acting) {
    case "trustee":
      return [
        "no a título personal sino en ejercicio del cargo de fiduciario del fideicomiso ",
        { part: "name", without: ["the "] },
        { part: "trust_date", lead: ", de fecha " },
      ];
    case "estate":
      return [
        `no a título personal sino en ejercicio del cargo de ${OFFICES[office ?? "personal_representative"]} de la sucesión de `,
        { part: "name", without: ["the ", "estate of "] },
      ];
    case "agent":
      return ["como representante en virtud de un poder", { part: "power_date", lead: " de fecha " }];
    case "guardian":
      return ["en ejercicio de la tutela"];
    case "conservator":
      return ["en ejercicio de la curatela"];
    case "other":
      return ["no a título personal sino en calidad de ", { part: "capacity", without: ["as "] }];
    case "self":
    case "officer":
      return [];
  }
};

/** Parties in Spanish. */
export const spanishParty: PartyWords = partyWordsFrom({
  alias,
  individual: [", persona física con domicilio en ", { part: "address" }],
  entity: entityOf,
  seat: () => [", con domicilio en ", { part: "address" }],
  capacity,
  through: [", que actúa por medio de ", ", ", ""],
  comma: ", ",
});
