import type { PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";

/** The pieces of a description in a language that names the party first and its address last. */
export type PartyPieces = {
  /** The name it does business under, as it follows its own name. */
  readonly alias: Pattern;
  /** What an individual is, with the address. */
  readonly individual: Pattern;
  /** What an organization is; a missing place is a gap only if it is needed. */
  readonly entity: (party: PartyFacts, needsPlace: boolean) => Pattern;
  /** The address of an organization, and of a signer who acts in a capacity. */
  readonly seat: (party: PartyFacts) => Pattern;
  readonly capacity: (party: PartyFacts) => Pattern;
  /** Around the signer who acts for a person: ", acting through ", " " and "". */
  readonly through: readonly [before: string, between: string, after: string];
  readonly comma: string;
};

/** The words for parties of a language, from the pieces of its descriptions. */
export const partyWordsFrom = (pieces: PartyPieces): PartyWords => {
  const { alias, individual, entity, seat, capacity, through, comma } = pieces;
  const [before, between, after] = through;
  const named: Pattern = [{ part: "name" }, ...alias];
  const throughSigner = (party: PartyFacts): Pattern => [
    before,
    { part: "signer" },
    between,
    ...capacity(party),
    after,
  ];
  return {
    described: (party) => {
      switch (party.capacity) {
        case "self":
          return [...named, ...individual];
        case "officer":
          return [...named, ...entity(party, true), ...seat(party)];
        case "trustee":
        case "estate":
          return [{ part: "signer" }, comma, ...capacity(party), ...seat(party)];
        case "other":
          return [...named, comma, ...capacity(party), ...seat(party)];
        case "agent":
        case "guardian":
        case "conservator":
          return [...named, ...individual, ...throughSigner(party)];
      }
    },
    acting: (party) => {
      switch (party.capacity) {
        case "self":
        case "officer":
          return [{ part: "name" }];
        case "trustee":
        case "estate":
          return [{ part: "signer" }, comma, ...capacity(party)];
        case "other":
          return [{ part: "name" }, comma, ...capacity(party)];
        case "agent":
        case "guardian":
        case "conservator":
          return [{ part: "name" }, ...throughSigner(party)];
      }
    },
    entity: (party) => entity(party, false),
    alias: () => alias,
    capacity,
  };
};
