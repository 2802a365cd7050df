import { expect, test } from "vitest";
import { partiesOf } from "../text/parties.ts";

const found = (text: string): readonly string[] =>
  partiesOf(text).flatMap(({ members, terms: [term] }) =>
    members.map(({ name }) => (term ? `${name} = ${term.text}` : name)),
  );

test.each([
  [
    "an owner behind the agent who gives a notice",
    "NOTICE TO ENTER\n\nTo: Ann Poe\n\nElm Services, acting on behalf of the\nowner, Ridge Court LLC, will enter your unit.\n",
    ["Ann Poe", "Ridge Court LLC = owner"],
  ],
  [
    "an owner behind the agent in a row",
    "NOTICE\n\nTo: Ann Poe\nFrom: Elm Care, Inc., on behalf of the owner, Lofts LLC\n",
    ["Ann Poe", "Lofts LLC = owner"],
  ],
  [
    "an owner whose agent is named before a defined term",
    'LEASE\n\nThis Lease is made by Elm Realty, Inc., as agent for the owner, Mae Roe ("Landlord"), and Bo Lee ("Tenant").\n',
    ["Mae Roe = Landlord", "Bo Lee = Tenant"],
  ],
  [
    "a business in a row under the name of its owner",
    "APPLICATION\n\nTo: Harbor Market, Inc.\n\nOwner's name: Ann Poe\nBusiness name: Palm Oil and Pepper\n",
    ["Harbor Market, Inc.", "Palm Oil and Pepper"],
  ],
  [
    "no second party where a person works under another name",
    "FORM\n\nCompany: Trestle Builders, Inc.\nSubcontractor's name: Fergus Ade\nBusiness name: Ade Tile\n",
    ["Trestle Builders, Inc. = Company", "Fergus Ade = Subcontractor"],
  ],
])("finds %s", (_, text, parties) => {
  expect(found(text).toSorted()).toEqual(parties.toSorted());
});
