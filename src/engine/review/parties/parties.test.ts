import { expect, test } from "vitest";
import { normalizePunctuation } from "../text/normalize-punctuation.ts";
import { partiesOf } from "../text/parties.ts";

const found = (source: string): readonly string[] =>
  partiesOf(normalizePunctuation(source), source).flatMap(({ members, terms: [term] }) =>
    members.map(({ name, start, end }) => {
      expect(source.slice(start, end).length).toBeGreaterThan(1);
      return term ? `${name} = ${term.text}` : name;
    }),
  );

test.each([
  [
    "several people and a company with defined terms",
    'This Lease is made between Harbor Row LLC, an Ohio company ("Landlord"), and Dana Whitfield and Marcus Oyelaran (together, "Tenant").',
    ["Harbor Row LLC = Landlord", "Dana Whitfield = Tenant", "Marcus Oyelaran = Tenant"],
  ],
  [
    "the rows of a table",
    "LEASE SUMMARY\n\nLandlord\tHarbor View Realty Corp.\nTenant\tSofia Marchetti\nGuarantor\tNone\nUnit\t9C",
    ["Harbor View Realty Corp. = Landlord", "Sofia Marchetti = Tenant"],
  ],
  [
    "two people who agree without defined terms",
    "This agreement is between us, Tobias Kemp and Aurelie Fontaine. We share a bike.",
    ["Tobias Kemp", "Aurelie Fontaine"],
  ],
  [
    "names in a table with a column for each party",
    "NDA\n\n| | Party 1 | Party 2 |\n| --- | --- | --- |\n| Name | Cobalt Ridge Analytics, Inc. | Dmitri Halvorsen |",
    ["Cobalt Ridge Analytics, Inc.", "Dmitri Halvorsen"],
  ],
  [
    "names below their roles",
    "COMPANY\nName: Fathom Robotics, Inc.\nContact: Gwen Alvarez\n\nCONTRACTOR\nName: Osei Mensah",
    ["Fathom Robotics, Inc. = COMPANY", "Osei Mensah = CONTRACTOR"],
  ],
  [
    "an invoice and a couple with an ampersand",
    "From: Pinion & Gear Machine Works LLC\nBill to: Tamsin Doyle & Rafael Ibarra",
    ["Pinion & Gear Machine Works LLC", "Tamsin Doyle", "Rafael Ibarra"],
  ],
  [
    "a name that a narrow line of a scan breaks",
    'FOR VALUE RECEIVED, the undersigned, Wendell\nCastellano ("Borrower"), promises to pay to the order of\nGem State Equipment Leasing, Inc. ("Lender") $14,500.',
    ["Wendell Castellano = Borrower", "Gem State Equipment Leasing, Inc. = Lender"],
  ],
  [
    "roles in parentheses",
    "This sublease is made by Veronica Lindqvist (sublandlord)\nand Hamid Rostami (subtenant) for the apartment.",
    ["Veronica Lindqvist = sublandlord", "Hamid Rostami = subtenant"],
  ],
  [
    "roles that a definition gives",
    'Wherever used here, "Vendor" means Tessellate Data Inc. and "Subscriber" means the Port of Astoria.',
    ["Tessellate Data Inc. = Vendor", "Port of Astoria = Subscriber"],
  ],
  [
    "a letter that greets by the first name, with its letterhead",
    "STONEBRIDGE PEDIATRICS, P.C.\n\nYolanda Reyes\n18 Fern Street\n\nDear Yolanda:\n\nWe offer you the position.",
    ["STONEBRIDGE PEDIATRICS, P.C.", "Yolanda Reyes"],
  ],
  [
    "a letter with the address of its sender above the date",
    "Fiona Achebe\n902 Juniper Lane\nSanta Fe, New Mexico 87501\n\nNovember 3, 2026\n\nVIA CERTIFIED MAIL\nHigh Mesa Roofing, Inc.\n15 Park Road\nEspanola, New Mexico 87532\n\nPlease repair the roof.",
    ["Fiona Achebe", "High Mesa Roofing, Inc."],
  ],
  [
    "who acts and for whom, in a paper without defined terms",
    "LOAN\n\nOn March 18, 2026 Callie Norwood lends Dev Banerjee $3,200.",
    ["Callie Norwood", "Dev Banerjee"],
  ],
  [
    "a deed, but not the landlord whom it mentions",
    "The Grantor, SYLVIA R. ESTRADA, a single woman, quitclaims to LUIS ESTRADA AND CARMEN ESTRADA the home that she rents from the landlord, Elmwood Realty Trust.",
    ["SYLVIA R. ESTRADA = Grantor", "LUIS ESTRADA", "CARMEN ESTRADA"],
  ],
  [
    "the roles behind the names of a caption",
    "MILO HARGROVE, Plaintiff,\nv.\nPRAIRIE AUTO SALES, INC., Defendant.",
    ["MILO HARGROVE = Plaintiff", "PRAIRIE AUTO SALES, INC. = Defendant"],
  ],
  [
    "the role that labels a signature",
    "I, Jonas Whitfield, sell to Miriam Adeyemi one car.\n\nSeller: /s/ Jonas Whitfield\nBuyer: ____________",
    ["Jonas Whitfield = Seller", "Miriam Adeyemi"],
  ],
  [
    "a numbered list of parties",
    "The parties to this agreement are: (i) Ephraim Sandoval; (ii) Caldera Ranch Company, LLC; and (iii) its lender, First Mesa Savings Bank.",
    ["Ephraim Sandoval", "Caldera Ranch Company, LLC", "First Mesa Savings Bank"],
  ],
  [
    "a letter without a salutation, by the names above its addresses",
    "July 2, 2026\n\nRedwing Mobile, Inc.\nCustomer Relations\nOmaha, Nebraska 68102\n\nI cancel the contract.\n\nOttilie Brandt\n8 Cherry Lane\nLincoln, Nebraska 68508",
    ["Redwing Mobile, Inc.", "Ottilie Brandt"],
  ],
  [
    "a person directly before the defined term",
    'LICENSE\n\nLoon Point Outfitters ("Outfitter") gives Greta Lindahl ("Owner") a rack for one kayak.',
    ["Loon Point Outfitters = Outfitter", "Greta Lindahl = Owner"],
  ],
  [
    "each of two people with one surname",
    'It is entered into between TERN COAST VENTURES CORP., a Nevada corporation ("Buyer"), and each of RUFUS A. LEE and MAVIS LEE (each, a "Seller").',
    ["TERN COAST VENTURES CORP. = Buyer", "RUFUS A. LEE = Seller", "MAVIS LEE = Seller"],
  ],
  [
    "rows with dotted leaders",
    "LANDLORD........ Quarry Mill Partners LP\nTENANT.......... Odessa Marsh d/b/a Marsh Framing",
    ["Quarry Mill Partners LP = LANDLORD", "Odessa Marsh = TENANT"],
  ],
  [
    "a parish named with its diocese",
    "Caterer: Saffron Table\nHost: St. Brendan's Parish, Diocese of Spokane",
    ["Saffron Table = Caterer", "St. Brendan's Parish, Diocese of Spokane = Host"],
  ],
  [
    "the rows of a cover page in Markdown, with a shared surname",
    "**Sublandlord:** Wren Castellanos\n**Subtenants:** Ann and Bo Lindqvist\n**Landlord's broker:** Ridge Realty",
    ["Wren Castellanos = Sublandlord", "Ann Lindqvist = Subtenants", "Bo Lindqvist = Subtenants"],
  ],
  [
    "a note to the order of a lender",
    'For value received, Anthony Birkett (the "Borrower") promises to pay to the order of Lakeshore Credit Union (the "Lender") $25,000.',
    ["Anthony Birkett = Borrower", "Lakeshore Credit Union = Lender"],
  ],
  [
    "a letter and its addressee, who is named in full elsewhere",
    "Summit Recovery Partners\n400 Larimer Street\n\nDear Ms. Kowalczyk:\n\nYou will pay $2,400.\n\nAgreed:\nJoanna Kowalczyk",
    ["Summit Recovery Partners", "Joanna Kowalczyk"],
  ],
  [
    "numbered parties in capitals, and a company in lower case",
    'BETWEEN:\n\n(1) NORDIC TIDE ENERGY AS, a company of Norway ("NTE");\n(2) drkoop.com, inc., a Delaware corporation ("drkoop"); and\n(3) MR. THEODORE BLANCHARD, an individual ("Consultant").',
    ["NORDIC TIDE ENERGY AS = NTE", "drkoop.com, inc. = drkoop", "MR. THEODORE BLANCHARD = Consultant"],
  ],
  [
    "roles without a definition",
    "The lease is between the Estate of Harold Lindqvist, as Owner, and Brandt Farms, Inc., an Iowa corporation, as Operator.",
    ["Estate of Harold Lindqvist = Owner", "Brandt Farms, Inc. = Operator"],
  ],
  [
    "the caption of a court paper",
    "RONALD P. EASTMAN, Plaintiff,\nv.\nSOONER CUSTOM POOLS, INC., Defendant.",
    ["RONALD P. EASTMAN = Plaintiff", "SOONER CUSTOM POOLS, INC. = Defendant"],
  ],
  [
    "organizations that sign side by side",
    "The recipient keeps it secret.\n\nDIALOGIC CORPORATION NOVACAP TECHNOLOGIES III, L.P.\nBy: ________ By: ________",
    ["DIALOGIC CORPORATION", "NOVACAP TECHNOLOGIES III, L.P."],
  ],
  [
    "names under the labels of their roles, also in columns",
    "BUYER                    SELLER\nCascade Ridge Hospital   Lumen Supply, LLC\n\nContractor:\nTide Kitchens, Inc.\n4 Oak Road",
    ["Cascade Ridge Hospital = BUYER", "Lumen Supply, LLC = SELLER", "Tide Kitchens, Inc. = Contractor"],
  ],
  [
    "a table whose columns are apart by spaces",
    "Borrower          Windward Oyster Company LLC\nLender            First Tideland Bank, N.A.\nLoan amount       $240,000",
    ["Windward Oyster Company LLC = Borrower", "First Tideland Bank, N.A. = Lender"],
  ],
  [
    "roles in small letters before names",
    "This is an agreement between the parents, Orla Brennan and Dev Patel, and their nanny, Mari Fuentes.",
    ["Orla Brennan = parents", "Dev Patel = parents", "Mari Fuentes = nanny"],
  ],
  [
    "a couple in an indented caption",
    "GLEN CONDOMINIUM ASSOCIATION,\n        Plaintiff,\nvs.\nOSWALD PEREIRA and MARTA PEREIRA,\n        Defendants.",
    ["GLEN CONDOMINIUM ASSOCIATION = Plaintiff", "OSWALD PEREIRA = Defendants", "MARTA PEREIRA = Defendants"],
  ],
  [
    "a name of which a narrow line has one word",
    "I, Terrence\nO'Malley, owe my sister,\nJo Malley, the sum of $20.",
    ["Terrence O'Malley", "Jo Malley"],
  ],
  [
    "people named like a month, in a list",
    "Who we are:\n- Salma Aziz\n- June Castellano",
    ["Salma Aziz", "June Castellano"],
  ],
  [
    "the sender of a notice beside those to whom it is addressed",
    "TO: Tenant(s) Cliff Nakamura, Joy Nakamura, and all other occupants\n\nPay $20.\n\nOrchard Management, Inc.\nBy: ________",
    ["Cliff Nakamura", "Joy Nakamura", "Orchard Management, Inc."],
  ],
  [
    "a role that only this text has, because the same label has a line to sign",
    "Owner: Hound Rescue, Inc.\nAdopter: Mirela Stoica\nDog: Biscuit Brown\n\nAdopter: ____________________",
    ["Hound Rescue, Inc. = Owner", "Mirela Stoica = Adopter"],
  ],
  [
    "the sender and the addressee of an email",
    "From: Ansel Whitlock <ansel@whitlock.example>\nTo: Corinne Dufresne\nSubject: The brochure\n\nWe have a deal.",
    ["Ansel Whitlock", "Corinne Dufresne"],
  ],
  [
    "two people who are greeted by their first names",
    "MAPLE TOWNHOMES\n\nMarch 30, 2026\n\nRosa Ochoa and Dean Petrakis\nUnit 7\n\nDear Rosa and Dean:\n\nYour lease ends soon.",
    ["MAPLE TOWNHOMES", "Rosa Ochoa", "Dean Petrakis"],
  ],
  [
    "the organization in the head of a form",
    "PET ADOPTION CONTRACT\n\nSecond Chance Hound Rescue\nBuyer: Mirela Stoica\nDog: Biscuit\n\nThe Buyer feeds the dog.",
    ["Second Chance Hound Rescue", "Mirela Stoica = Buyer"],
  ],
  [
    "one company with an ampersand, and a role in the plural of a form",
    'This is between Luxe & Lather Salon, LLC ("Owner") and Bijou Fontenot ("Stylist").',
    ["Luxe & Lather Salon, LLC = Owner", "Bijou Fontenot = Stylist"],
  ],
])("finds %s", (_, text, expected) => expect(found(text)).toEqual(expected));

test.each([
  ["blanks", "This agreement is made between ______________ (Landlord) and ______________ (Tenant)."],
  ["placeholders", 'This agreement is made between [CLIENT NAME] ("Client") and {{provider}} ("Provider").'],
  ["the paper itself", 'I, the testator, make this my Last Will (the "Will").'],
  ["states and defined terms", 'The Company sells the Subscription Offering (the "Shares") in Delaware (the "State").'],
  [
    "contact persons and outsiders",
    "Billing contact: Ann Poe\nArchitect's office: Voss Architects\nOwner: Saint Agnes Center (not a party)",
  ],
  ["a successor agent and an Act", "I appoint my nephew, Curtis Poe, as successor agent under the Power Act 2000."],
  ["a venue that is a place", "Venue: Berlin"],
  ["an article", "How to Read a Lease\n\nAsk the Landlord for a copy of the House Rules and the Bed Bug Disclosure."],
])("takes no name from %s", (_, text) => expect(found(text)).toEqual([]));
