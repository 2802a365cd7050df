import type { EstateOffice } from "../../../values/party.ts";
import { indefiniteArticle, withArticle } from "../../words/indefinite-article.ts";
import { formationPattern } from "../../words/party-words.ts";
import type { NamedType, PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";
import { partyWordsFrom } from "../shared/party-words-from.ts";

const TYPES: { readonly [type in NamedType]: string } = {
  corporation: "corporation",
  limited_liability_company: "limited liability company",
  general_partnership: "general partnership",
  limited_partnership: "limited partnership",
  limited_liability_partnership: "limited liability partnership",
  nonprofit_corporation: "nonprofit corporation",
  government: "governmental entity",
};

const OFFICES: { readonly [office in EstateOffice]: string } = {
  executor: "executor",
  administrator: "administrator",
  personal_representative: "personal representative",
};

const alias: Pattern = [{ part: "trade_name", lead: ", doing business as " }];

const isAdjective = ({ type, isAmerican }: PartyFacts): boolean => isAmerican && type !== null && type !== "government";

/** ", an Illinois corporation", ", a corporation organized under the laws of Germany". */
const entityOf = (party: PartyFacts, needsPlace: boolean): Pattern => {
  const { type, legalForm, formedIn } = party;
  if (type === "trust" || type === "estate") return [];
  if (type === "government") return [`, ${withArticle(TYPES[type])}`];
  const isNamed = type === "other" && legalForm !== null;
  const noun = type === "other" || type === null ? "organization" : TYPES[type];
  if (isAdjective(party) && formedIn !== null) {
    const form: Pattern = isNamed ? [" ", { part: "legal_form" }] : [` ${noun}`];
    const article = indefiniteArticle(formedIn.replace(/^the /, ""));
    return [`, ${article} `, { part: "formed_in", without: ["the "] }, ...form];
  }
  const law = formationPattern(" organized under the laws of ", needsPlace);
  if (type === null) return [", a company", ...law];
  if (isNamed) return [`, ${indefiniteArticle(legalForm)} `, { part: "legal_form" }, ...law];
  return [`, ${withArticle(noun)}`, ...law];
};

/** By what authority a signer acts, and for whom; the words of a capacity that the visitor wrote include both. */
export const englishAuthority = ({ capacity: acting, office }: PartyFacts): readonly [by: Pattern, of: Pattern] => {
  switch (acting) {
    case "officer":
      return [[{ part: "signer_title" }], [{ part: "name" }]];
    case "trustee":
      return [["trustee"], ["the ", { part: "name", without: ["the "] }, { part: "trust_date", lead: " dated " }]];
    case "estate":
      return [
        [OFFICES[office ?? "personal_representative"]],
        ["the Estate of ", { part: "name", without: ["the ", "estate of "] }],
      ];
    case "agent":
    case "guardian":
    case "conservator":
      return [[acting], [{ part: "name" }]];
    case "other":
      return [[{ part: "capacity", without: ["not individually but ", "as "] }], []];
    case "self":
      return [[], []];
  }
};

const capacity = (party: PartyFacts): Pattern => {
  const [by, of] = englishAuthority(party);
  switch (party.capacity) {
    case "trustee":
    case "estate":
      return ["not individually but as ", ...by, " of ", ...of];
    case "other":
      return ["not individually but as ", ...by];
    case "agent":
      return ["as ", ...by, " under a power of attorney", { part: "power_date", lead: " dated " }];
    case "guardian":
    case "conservator":
      return ["as ", ...by];
    case "self":
    case "officer":
      return [];
  }
};

/** "an Illinois corporation with its address at", and with a comma after a longer description. */
const seat = (party: PartyFacts): Pattern => {
  if (party.capacity !== "officer") return [", with an address at ", { part: "address" }];
  const isShort = isAdjective(party) || party.type === "government";
  return [`${isShort ? "" : ","} with its address at `, { part: "address" }];
};

/** Parties in American English. */
export const englishParty: PartyWords = partyWordsFrom({
  alias,
  individual: [", an individual with an address at ", { part: "address" }],
  entity: entityOf,
  seat,
  capacity,
  through: [", acting through ", " ", ""],
  comma: ", ",
});
