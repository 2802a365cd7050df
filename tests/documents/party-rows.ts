import type { RawAnswer } from "../../src/model/answers.ts";

/** A party as answered, and what a document prints about it: its description, its signature block, its short name. */
export type PartyRow = {
  readonly party: { readonly [part: string]: RawAnswer };
  readonly described: string;
  readonly signed: readonly string[];
  readonly name: string;
};

const AT = "1 High St";

/** A person: description after the name, capacity under it. */
export const alone = (party: PartyRow["party"], name: string, described: string, capacity?: string): PartyRow => ({
  party: { kind: "person", name, address: AT, ...party },
  described: `${name}${described}`,
  signed: ["Signature: ____", `Name: ${name}`, ...(capacity === undefined ? [] : [capacity]), "Date: ____"],
  name,
});

/** An organization that an officer signs for: what it is, in its description and above the line. */
export const officer = (
  party: PartyRow["party"],
  name: string,
  described: string,
  entity: string,
  title = "President",
): PartyRow => ({
  party: { kind: "company", name, address: AT, signer: "Cy Doe", signer_title: title, ...party },
  described: `${name}${described}`,
  signed: [`${name}${entity}`, "By: ____", "Name: Cy Doe", `Title: ${title}`, "Date: ____"],
  name,
});

/** A trust or an estate: the one who acts for it signs, in the capacity that the description states. */
export const fiduciary = (party: PartyRow["party"], name: string, capacity: string, printed = name): PartyRow => ({
  party: { kind: "company", name, address: AT, signer: "Dolores Ibarra", ...party },
  described: `Dolores Ibarra, not individually but as ${capacity}, with an address at ${AT}`,
  signed: ["Signature: ____", "Name: Dolores Ibarra", `not individually but as ${capacity}`, "Date: ____"],
  name: printed,
});

/** A person someone else signs for. */
export const represented = (party: PartyRow["party"], name: string, capacity: string): PartyRow => ({
  party: { kind: "person", name, address: AT, signer: "Linda Chen", ...party },
  described: `${name}, an individual with an address at ${AT}, acting through Linda Chen ${capacity}`,
  signed: [name, "By: ____", "Name: Linda Chen", capacity, "Date: ____"],
  name,
});

const RESIDING = ", an individual with an address at 1 High St";
const SEAT = " with its address at 1 High St";
const LLC = { type: "limited_liability_company" };
const INC = { type: "corporation" };

/** An organization formed in a place of the United States, and whose type follows that place. */
const american = (party: PartyRow["party"], name: string, entity: string, title?: string): PartyRow =>
  officer(party, name, `, ${entity}${SEAT}`, `, ${entity}`, title);

/** An organization described by the law it is organized under. */
const organized = (party: PartyRow["party"], name: string, entity: string, title?: string): PartyRow =>
  officer(party, name, `, ${entity},${SEAT}`, `, ${entity}`, title);

const trust = (date?: string): PartyRow["party"] => ({
  type: "trust",
  ...(date === undefined ? {} : { trust_date: date }),
});

/** Sixty parties and what an American lawyer would write about them. */
export const partyRows: readonly PartyRow[] = [
  // 1-8: people who sign for themselves, or in a capacity of their own
  alone({}, "Ann Poe", RESIDING),
  alone({ signed_by: "self" }, "José Ortega y Gasset", RESIDING),
  {
    ...alone({ trade_name: "Poe Panels" }, "Ann Poe", `, doing business as Poe Panels${RESIDING}`),
    signed: ["Signature: ____", "Name: Ann Poe, doing business as Poe Panels", "Date: ____"],
  },
  alone({ signed_by: "self" }, "Bo Roe, Jr.", RESIDING),
  alone(
    { signed_by: "other", capacity: "receiver for Aster Ltd" },
    "Cy Lee",
    ", not individually but as receiver for Aster Ltd, with an address at 1 High St",
    "not individually but as receiver for Aster Ltd",
  ),
  alone(
    { signed_by: "other", capacity: "as custodian for Ada Lin under the Ohio Transfers to Minors Act" },
    "Cy Lee",
    ", not individually but as custodian for Ada Lin under the Ohio Transfers to Minors Act, with an address at 1 High St",
    "not individually but as custodian for Ada Lin under the Ohio Transfers to Minors Act",
  ),
  alone(
    { capacity: "trustee of the Poe Family Trust" },
    "T. Poe",
    ", not individually but as trustee of the Poe Family Trust, with an address at 1 High St",
    "not individually but as trustee of the Poe Family Trust",
  ),
  alone({ signed_by: "self", capacity: "left from before" }, "Ann Poe", RESIDING),
  // 9-14: people someone else signs for
  represented({ signed_by: "agent" }, "Robert Chen", "as agent under a power of attorney"),
  represented(
    { signed_by: "agent", power_date: "2025-05-01" },
    "Robert Chen",
    "as agent under a power of attorney dated May 1, 2025",
  ),
  represented({ signed_by: "guardian" }, "Ada Lin", "as guardian"),
  represented({ signed_by: "conservator" }, "Ada Lin", "as conservator"),
  represented({ signed_by: "guardian", power_date: "2025-05-01" }, "Ada Lin", "as guardian"),
  represented({ signed_by: "conservator", capacity: "left from before" }, "Ada Lin", "as conservator"),
  // 15-24: corporations and companies of the states
  american({ ...INC, formed_in: "US-DE" }, "Aster Ltd", "a Delaware corporation"),
  american({ ...INC, formed_in: "US-IL" }, "Aster Ltd", "an Illinois corporation"),
  american({ ...INC, formed_in: "US-UT" }, "Aster Ltd", "a Utah corporation"),
  american({ ...INC, formed_in: "US-NY" }, "Aster Ltd", "a New York corporation"),
  american({ ...INC, formed_in: "US-OH" }, "Birch Inc.", "an Ohio corporation", "Secretary"),
  american({ ...INC, formed_in: "US-DC" }, "Birch Inc.", "a District of Columbia corporation"),
  american({ ...LLC, formed_in: "US-IL" }, "Kestrel LLC", "an Illinois limited liability company", "Manager"),
  american({ ...LLC, formed_in: "US-DE" }, "Kestrel LLC", "a Delaware limited liability company", "Member"),
  american({ ...LLC, formed_in: "US-PR" }, "Kestrel LLC", "a Puerto Rico limited liability company", "Member"),
  american({ ...LLC, formed_in: "US-VI" }, "Kestrel LLC", "a U.S. Virgin Islands limited liability company", "Member"),
  // 25-32: partnerships and nonprofits
  american(
    { type: "general_partnership", formed_in: "US-IL" },
    "Poe & Roe",
    "an Illinois general partnership",
    "General Partner",
  ),
  american(
    { type: "limited_partnership", formed_in: "US-DE" },
    "Elm Street, L.P.",
    "a Delaware limited partnership",
    "General Partner",
  ),
  american(
    { type: "limited_liability_partnership", formed_in: "US-NY" },
    "Poe & Roe LLP",
    "a New York limited liability partnership",
    "Partner",
  ),
  american({ type: "nonprofit_corporation", formed_in: "US-OH" }, "Shelter One", "an Ohio nonprofit corporation"),
  american({ type: "nonprofit_corporation", formed_in: "US-IL" }, "Shelter One", "an Illinois nonprofit corporation"),
  american({ type: "limited_partnership", formed_in: "US-OH" }, "Oak Fund", "an Ohio limited partnership", "Partner"),
  american({ type: "general_partnership", formed_in: "US-DC" }, "A & B", "a District of Columbia general partnership"),
  american(
    { type: "nonprofit_corporation", formed_in: "US-DC" },
    "Oak Aid",
    "a District of Columbia nonprofit corporation",
  ),
  // 33-38: forms without a name of their own here
  american(
    { type: "other", legal_form: "cooperative association", formed_in: "US-IL" },
    "Farm Co-op",
    "an Illinois cooperative association",
  ),
  american(
    { type: "other", legal_form: "professional corporation", formed_in: "US-NY" },
    "Poe Dental, P.C.",
    "a New York professional corporation",
  ),
  organized(
    { type: "other", legal_form: "unincorporated association", formed_in: "DE" },
    "Chess Club",
    "an unincorporated association organized under the laws of Germany",
  ),
  american({ type: "other", formed_in: "US-DE" }, "Oddity", "a Delaware organization"),
  organized({ type: "other", formed_in: "DE" }, "Oddity", "an organization organized under the laws of Germany"),
  american({ type: "other", legal_form: "joint venture", formed_in: "US-UT" }, "Dam Builders", "a Utah joint venture"),
  // 39-44: organizations of other countries
  organized({ ...INC, formed_in: "DE" }, "Aster AG", "a corporation organized under the laws of Germany"),
  organized(
    { ...LLC, formed_in: "DE" },
    "Aster GmbH",
    "a limited liability company organized under the laws of Germany",
  ),
  organized({ ...INC, formed_in: "JP" }, "Aster KK", "a corporation organized under the laws of Japan"),
  organized(
    { type: "limited_partnership", formed_in: "JP" },
    "Aster GK",
    "a limited partnership organized under the laws of Japan",
  ),
  organized(
    { type: "nonprofit_corporation", formed_in: "DE" },
    "Aster eV",
    "a nonprofit corporation organized under the laws of Germany",
  ),
  organized(
    { type: "limited_liability_partnership", formed_in: "JP" },
    "Aster LLP",
    "a limited liability partnership organized under the laws of Japan",
  ),
  // 45-48: companies of earlier versions, whose type was never asked
  organized({ formed_in: "US-IL" }, "Aster Ltd", "a company organized under the laws of Illinois"),
  organized({ formed_in: "US-DE" }, "Aster Homes", "a company organized under the laws of Delaware"),
  organized({ formed_in: "JP" }, "Aster KK", "a company organized under the laws of Japan"),
  american({ formed_in: "US-DE" }, "Aster LLC", "a Delaware limited liability company"),
  // 49-51: government bodies
  american({ type: "government" }, "City of Springfield", "a governmental entity", "Mayor"),
  american({ type: "government", formed_in: "US-IL" }, "Cook County Library", "a governmental entity", "Director"),
  american({}, "State of Ohio", "a governmental entity", "Director"),
  // 52-56: trusts
  fiduciary(trust(), "Ibarra Family Trust", "trustee of the Ibarra Family Trust"),
  fiduciary(trust("2019-03-03"), "Ibarra Family Trust", "trustee of the Ibarra Family Trust dated March 3, 2019"),
  fiduciary(
    trust("2019-03-03"),
    "The Ibarra Family Trust dated May 5, 2015",
    "trustee of the Ibarra Family Trust dated May 5, 2015",
  ),
  fiduciary({}, "Ibarra Living Trust", "trustee of the Ibarra Living Trust"),
  fiduciary({ ...trust(), formed_in: "US-OH", signer_title: "left" }, "Oak Trust", "trustee of the Oak Trust"),
  // 57-60: estates
  fiduciary(
    { type: "estate", office: "executor" },
    "John Poe",
    "executor of the Estate of John Poe",
    "Estate of John Poe",
  ),
  fiduciary(
    { type: "estate", office: "administrator" },
    "Estate of John Poe",
    "administrator of the Estate of John Poe",
  ),
  fiduciary(
    { office: "personal_representative" },
    "The Estate of John Poe",
    "personal representative of the Estate of John Poe",
  ),
  fiduciary(
    { type: "estate", office: "executor", formed_in: "US-OH" },
    "Estate of Ann and Bo Lee",
    "executor of the Estate of Ann and Bo Lee",
  ),
];
