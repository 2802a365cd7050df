import { expect, test } from "vitest";
import { normalizePunctuation } from "../text/normalize-punctuation.ts";
import { partiesOf } from "../text/parties.ts";

const found = (source: string): readonly string[] =>
  partiesOf(normalizePunctuation(source), source).flatMap(({ members, terms: [term] }) =>
    members.map(({ name }) => (term ? `${name} = ${term.text}` : name)),
  );

test.each([
  [
    "a party behind words that say who it is",
    'By and between: Tessel Inc. ("we") and the customer named on the order, Harborview Regional Medical Center ("you").',
    ["Tessel Inc. = we", "Harborview Regional Medical Center = you"],
  ],
  [
    "not the place of work behind a person with a title",
    "CONSENT TO TREATMENT\n\nPatient name: Ezekiel Amadi\nDentist: Dr. Ruth Lindgren, Birchwood Family Dentistry\n",
    ["Ezekiel Amadi = Patient", "Dr. Ruth Lindgren = Dentist"],
  ],
  [
    "the companies before their roles in a letter, not the people in its address",
    'Ms. Lorraine Petrov\n18 Signal Road\n\nDear Ms. Petrov:\n\nThis letter confirms that Brightwell & Osei LLP (the "Firm") will keep the books of Petrov Bakery, Inc. (the "Client").',
    ["Brightwell & Osei LLP = Firm", "Petrov Bakery, Inc. = Client"],
  ],
  [
    "a relative before a role",
    'I, Marguerite Solano ("Principal"), appoint my nephew, Dashiell Solano ("Agent"), to sell my car.',
    ["Marguerite Solano = Principal", "Dashiell Solano = Agent"],
  ],
  [
    "names in columns under roles in small letters",
    "Buyer                          Supplier\nNorthgate School District      Lakota Furniture Mfg. Co.\n1 Campus Drive                 4400 Industrial Parkway\n",
    ["Northgate School District = Buyer", "Lakota Furniture Mfg. Co. = Supplier"],
  ],
  [
    "roles that a sentence gives",
    "The Sublessor is Octavia Brandt-Ellis. The Sublessee is Jamal Whitaker. The Landlord is Harcourt Trust, which is not a party.",
    ["Octavia Brandt-Ellis = Sublessor", "Jamal Whitaker = Sublessee"],
  ],
  [
    "the signer of a notice by the role behind the name",
    "NOTICE TO VACATE\n\nTO: Bartholomew Quill\n\nLeave within three days.\n\nWinifred Achebe, Landlord\n",
    ["Bartholomew Quill", "Winifred Achebe = Landlord"],
  ],
  [
    "the role on the line under the signer of a letter",
    "Dear Ms. Abernathy,\n\nYour lease is renewed.\n\nYours truly,\n\nTobias Lindqvist\nOwner\n\nI accept: ______\nImogen Abernathy\n",
    ["Tobias Lindqvist = Owner", "Imogen Abernathy"],
  ],
  [
    "grantees in a sentence",
    "The Grantor, BERNADETTE L. COSGROVE, a widow, quitclaims to the Grantees, PATRICK COSGROVE and MAUREEN COSGROVE-ABLE, the land.",
    ["BERNADETTE L. COSGROVE = Grantor", "PATRICK COSGROVE = Grantees", "MAUREEN COSGROVE-ABLE = Grantees"],
  ],
  [
    "the members of a company after a colon, and the company without the title of its paper",
    'This Operating Agreement of Three Pines Brewing LLC (the "Company") is made by the Company and its members: Hector Villanueva and Moira Castellan (each a "Member").',
    ["Three Pines Brewing LLC = Company", "Hector Villanueva = Member", "Moira Castellan = Member"],
  ],
  [
    "a couple that a title joins",
    "Artist: Philippa Nakagawa\nCollector: Mr. and Mrs. Rowan Steele\nPrice: $900",
    ["Philippa Nakagawa = Artist", "Rowan Steele = Collector"],
  ],
  [
    "the tenant of a place in the head of a notice",
    "From: Lavinia Strand, tenant of 702 Harbor View\nTo: Bayside Realty Management Co.\n\nI will move out.",
    ["Lavinia Strand = tenant", "Bayside Realty Management Co."],
  ],
  [
    "two people before the role of both under a label",
    'Landlord: Greta Vandermeer\n(hereinafter referred to as "Landlord")\nTenant: Omar Haddad and Lucia Brandt\n(hereinafter referred to as "Tenant")',
    ["Greta Vandermeer = Landlord", "Omar Haddad = Tenant", "Lucia Brandt = Tenant"],
  ],
  [
    "who owes in an IOU",
    "IOU\n\nI owe my brother-in-law, Thaddeus Wray, $2,700.\n\nCorinne Wray-Mbeki",
    ["Thaddeus Wray", "Corinne Wray-Mbeki"],
  ],
])("finds %s", (_, text, expected) => expect(found(text)).toEqual(expected));

test("an owner who signs a notice is not a party, as the company may be", () => {
  expect(
    found("NOTICE TO VACATE\n\nTO: Bartholomew Quill\n\nLeave within three days.\n\nWinifred Achebe, Owner\n"),
  ).toEqual(["Bartholomew Quill"]);
});

test("a county in a caption is not a party", () => {
  expect(
    found(
      'STATE OF WYOMING\nCOUNTY OF SUBLETTE\n\nGRAZING LEASE\n\nMade by Cora Valley Ranch, Inc., herein "Lessor," to Ellsworth Tate, herein "Lessee,"',
    ),
  ).toEqual(["Cora Valley Ranch, Inc. = Lessor", "Ellsworth Tate = Lessee"]);
});

test("a company has its short name and its role in another place", () => {
  const [tenant] = partiesOf(
    'LEASE\n\nBetween Moss Foods LLC ("Moss") and Ann Poe ("Poe").\n\nTenant: Moss Foods LLC\nLandlord: Ann Poe\n',
  );
  expect(tenant?.terms.map(({ text }) => text)).toEqual(["Moss", "Tenant"]);
});
