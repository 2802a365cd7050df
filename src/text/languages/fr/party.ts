import type { EstateOffice } from "../../../values/party.ts";
import { formationPattern } from "../../words/party-words.ts";
import type { NamedType, PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";
import { partyWordsFrom } from "../shared/party-words-from.ts";

/** Spaces before a colon are nonbreaking. */
const HARD = "\u00A0";

/** Forms of the law of the United States keep their English name, because a French form is never quite the same. */
const TYPES: { readonly [type in NamedType]: string } = {
  corporation: "société par actions (corporation)",
  limited_liability_company: "société à responsabilité limitée (limited liability company)",
  general_partnership: "société en nom collectif (general partnership)",
  limited_partnership: "société en commandite (limited partnership)",
  limited_liability_partnership: "société en nom collectif à responsabilité limitée (limited liability partnership)",
  nonprofit_corporation: "personne morale sans but lucratif (nonprofit corporation)",
  government: "personne publique",
};

const OFFICES: { readonly [office in EstateOffice]: string } = {
  executor: "d’exécuteur testamentaire",
  administrator: "d’administrateur",
  personal_representative: "de représentant",
};

const alias: Pattern = [{ part: "trade_name", lead: ", exerçant sous le nom commercial " }];

// The place follows a colon, because it has no article: "Floride", not "la Floride".
const entityOf = ({ type, legalForm }: PartyFacts, needsPlace: boolean): Pattern => {
  if (type === "trust" || type === "estate") return [];
  if (type === "government") return [`, ${TYPES[type]}`];
  const place = formationPattern(`, lieu de constitution${HARD}: `, needsPlace);
  if (type === null) return [", société", ...place];
  if (type !== "other") return [`, ${TYPES[type]}`, ...place];
  return [", personne morale", ...(legalForm === null ? [] : [" (", { part: "legal_form" }, ")"]), ...place];
};

const capacity = ({ capacity: acting, office }: PartyFacts): Pattern => {
  switch (acting) {
    case "trustee":
      return [
        "agissant non à titre personnel mais en qualité de trustee du trust ",
        { part: "name", without: ["the "] },
        { part: "trust_date", lead: ", en date du " },
      ];
    case "estate":
      return [
        `agissant non à titre personnel mais en qualité ${OFFICES[office ?? "personal_representative"]} de la succession de `,
        { part: "name", without: ["the ", "estate of "] },
      ];
    case "agent":
      return ["en qualité de mandataire en vertu d’une procuration", { part: "power_date", lead: " en date du " }];
    case "guardian":
      return ["en qualité de tuteur"];
    case "conservator":
      return ["en qualité de curateur"];
    case "other":
      return ["agissant non à titre personnel mais en qualité de ", { part: "capacity", without: ["as "] }];
    case "self":
    case "officer":
      return [];
  }
};

/** Parties in French. */
export const frenchParty: PartyWords = partyWordsFrom({
  alias,
  individual: [", personne physique dont l’adresse est ", { part: "address" }],
  entity: entityOf,
  seat: () => [", dont l’adresse est ", { part: "address" }],
  capacity,
  through: [", agissant par l’intermédiaire de ", ", ", ""],
  comma: ", ",
});
