import { capacityOf, partyPart } from "../../values/party.ts";
import type { ValueRecord } from "../../values/value.ts";
import type { PartyFacts } from "../words/party-words.ts";
import type { PartText } from "./printing.ts";

/** What decides how the party of a record is described; the options of its questions have limited its codes. */
export const partyFacts = (record: ValueRecord, sayPart?: PartText): PartyFacts => {
  const place = partyPart(record, "formed_in");
  return {
    capacity: capacityOf(record),
    type: partyPart(record, "type") as PartyFacts["type"],
    office: partyPart(record, "office") as PartyFacts["office"],
    formedIn: place === null ? null : (sayPart?.("formed_in", place) ?? place),
    isAmerican: place?.startsWith("US-") === true,
    legalForm: partyPart(record, "legal_form"),
  };
};
