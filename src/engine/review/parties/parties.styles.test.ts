import { expect, test } from "vitest";
import { normalizePunctuation } from "../text/normalize-punctuation.ts";
import { partiesOf } from "../text/parties.ts";

const found = (source: string): readonly string[] =>
  partiesOf(normalizePunctuation(source), source).flatMap(({ members, terms: [term] }) =>
    members.map(({ name }) => (term ? `${name} = ${term.text}` : name)),
  );

test.each([
  [
    "a firm with an ampersand, not two people with one surname",
    "I, Nora Teague, assign to Fox & Barrow Press all copyright in my poems.",
    ["Nora Teague", "Fox & Barrow Press"],
  ],
  [
    "a family firm in the head of an invoice",
    "INVOICE\n\nTeague & Sons Glazing\n4 Mill Road\n\nInvoice to: Ms Nora Fenn\nTotal    $90.00",
    ["Ms Nora Fenn", "Teague & Sons Glazing"],
  ],
  [
    "a company and its owner in one row",
    "Franchisor: Loaf House, LLC\nFranchisee: Hill Bakes, Inc. and its owner, Nora Teague",
    ["Loaf House, LLC = Franchisor", "Hill Bakes, Inc. = Franchisee", "Nora Teague = Franchisee"],
  ],
  [
    "two parents with a slash between them",
    "Provider: Otter Child Care\nParents: Nora Teague / Sol Fenn",
    ["Otter Child Care = Provider", "Nora Teague = Parents", "Sol Fenn = Parents"],
  ],
  [
    "names below roles that say what the lines are about",
    "SELLER INFORMATION\nName: Nora Teague\n\nBUYER INFORMATION\nName: Sol Fenn",
    ["Nora Teague = SELLER", "Sol Fenn = BUYER"],
  ],
  [
    "a bold role and a heading above a name",
    "# Hosting\n\n**Provider**\nRidge Hosting, Inc.\n\n## Customer\nTeague Credit Union\n",
    ["Ridge Hosting, Inc. = Provider", "Teague Credit Union = Customer"],
  ],
  [
    "three columns that a long name brings close",
    "Landlord          Tenant           Guarantor\nTeague Realty LLC  Fenn Books, Inc.  Nora Fenn",
    ["Teague Realty LLC = Landlord", "Fenn Books, Inc. = Tenant", "Nora Fenn = Guarantor"],
  ],
  [
    "roles with names in parentheses",
    'This addendum is between Customer (Teague Dental, Inc.) and Fenn Software Ltd. ("Processor").',
    ["Fenn Software Ltd. = Processor", "Teague Dental, Inc. = Customer"],
  ],
  ["who writes and who lodges", "I'm Nora Teague. My lodger is Sol Fenn.", ["Sol Fenn = lodger", "Nora Teague"]],
  [
    "the owner of the home that a notice is about",
    "Tenant: Nora Teague\n\nYour landlord, Fenn Homes LLC, will enter on May 3.",
    ["Nora Teague = Tenant", "Fenn Homes LLC = landlord"],
  ],
  [
    "for whom a person signs a notice",
    "TO: NORA TEAGUE, tenant in possession\n\nPay within three days.\n\nSol Fenn, for Fenn Rentals\n",
    ["NORA TEAGUE = tenant", "Fenn Rentals"],
  ],
  [
    "the company in whose address a person is named",
    "Nora Teague\n8 Elm Road\n\nFenn Homes, LLC\nAttn: Mr. Sol Fenn\n\nDear Mr. Fenn:\n\nPlease return my deposit.\n\nSincerely,\nNora Teague",
    ["Nora Teague", "Fenn Homes, LLC"],
  ],
  [
    "the client of a lawyer, not the lawyer",
    "BARROW & LUND LLP\nAttorneys at Law\n\nMay 6, 2026\n\nFox Candle Company\n1 Wax Street\nReno, Nevada 89501\n\nWe represent Teague & Fenn, LLC, whose mark you use.",
    ["Teague & Fenn, LLC", "Fox Candle Company"],
  ],
  [
    "the sender of a letter to someone without a full name",
    "May 6, 2026\n\nDear Ms. Lund,\n\nI resign.\n\nYours truly,\nNora Teague",
    ["Nora Teague"],
  ],
  [
    "a letter within the family, by its signer",
    "Dear Auntie Ida,\n\nI drive you and you pay me $90 a week.\n\nLove,\nNora Teague",
    ["Nora Teague"],
  ],
  [
    "a couple greeted by the name of one of them",
    "Mr. and Mrs. Sol Fenn\n1 Oak Road\n\nDear Mr. and Mrs. Fenn:\n\nThe lease ends.\n\nHearth Realty, LP\nBy: Ida Mapes",
    ["Sol Fenn", "Hearth Realty, LP"],
  ],
  [
    "the client of a collector, and the collector",
    "Pine Recovery Associates\n\nDear Nora Teague:\n\nOur client, Fenn Dental Group, takes $640.",
    ["Fenn Dental Group = client", "Pine Recovery Associates", "Nora Teague"],
  ],
  [
    "roles with other words in parentheses, and a company in capitals",
    "OWNER (Landlord/Agent): FENN RENTALS, INC.\nRESIDENT (Tenant): Nora Teague",
    ["FENN RENTALS, INC. = OWNER", "Nora Teague = RESIDENT"],
  ],
  [
    "a role that several have",
    "by and among\n\nFENN OYSTER FARMS, LLC,\nas Seller,\n\nSOL FENN and\nIDA FENN,\nas Members,\n\nand\n\nTEAGUE HOLDINGS, INC.,\nas Buyer",
    ["FENN OYSTER FARMS, LLC = Seller", "SOL FENN = Members", "IDA FENN = Members", "TEAGUE HOLDINGS, INC. = Buyer"],
  ],
  [
    "a deed, whose grantees hold as tenants in common",
    "The Grantor, SOL FENN, conveys to NORA TEAGUE and IDA TEAGUE, as tenants in common, the home.",
    ["SOL FENN = Grantor", "NORA TEAGUE", "IDA TEAGUE"],
  ],
  [
    "people who only sign",
    "We share the cost of the fence.\n\n/s/ Nora Teague    /s/ Sol Fenn",
    ["Nora Teague", "Sol Fenn"],
  ],
  [
    "the people of an email, and of a loan",
    "Email from Nora Teague to Sol Fenn, 7 May 2026\n\nYou edit my book.",
    ["Nora Teague", "Sol Fenn"],
  ],
  [
    "a lender in the family",
    "I, Nora Teague, borrowed $600 from my sister Ida Teague on May 3, 2026.",
    ["Nora Teague", "Ida Teague"],
  ],
  [
    "a defendant with a description",
    "NORA TEAGUE,\n     Plaintiff,\nvs.\nFENN POOLS, LLC, an Ohio company,\n     Defendant.",
    ["NORA TEAGUE = Plaintiff", "FENN POOLS, LLC = Defendant"],
  ],
  [
    "a settlement, each after the role in the lawsuit",
    'This settlement is between Plaintiff Nora Teague ("Teague") and Defendants Elm Transit Authority and Sol Fenn ("Defendants").',
    ["Nora Teague = Teague", "Elm Transit Authority = Defendants", "Sol Fenn = Defendants"],
  ],
  [
    "an amendment, without the company that one of them succeeded",
    'This Amendment is between ELM TOWER, LLC ("Landlord"), successor-in-interest to Fenn Realty Partners, and TEAGUE BROKERS, INC. ("Tenant").',
    ["ELM TOWER, LLC = Landlord", "TEAGUE BROKERS, INC. = Tenant"],
  ],
  [
    "a numbered list of roommates",
    "We, the undersigned roommates, share 2B Elm Street:\n\n1. Nora Teague\n2. Sol Fenn\n\nRent. We share it.",
    ["Nora Teague", "Sol Fenn"],
  ],
  [
    "a family and its nanny",
    "Family: Ida and Nora Teague\nNanny: Sol Fenn",
    ["Ida Teague = Family", "Nora Teague = Family", "Sol Fenn = Nanny"],
  ],
  [
    "a caterer who signs by her trade name",
    'CATERING\n\nThis agreement is between Nora Teague d/b/a Elm Table Catering ("Caterer") and Fenn Club, Inc. ("Client").\n\nCATERER                  CLIENT\nElm Table Catering       Fenn Club, Inc.',
    ["Nora Teague = Caterer", "Fenn Club, Inc. = Client"],
  ],
  [
    "a license below a line that ends in a colon",
    'Entered into between the following two parties:     Fenn Satellite Company Limited ("Party A") and     Elm Media Co., Ltd. ("Party B").',
    ["Fenn Satellite Company Limited = Party A", "Elm Media Co., Ltd. = Party B"],
  ],
] as const)("the parties of %s", (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ["who gets a copy", "To: Nora Teague (tenant)\nFrom: Sol Fenn (subtenant)\ncc: Elm Street Apartments (landlord)", 2],
  ["who is recommended in a letter", "To whom it may concern:\n\nShe was kind.\n\nSincerely,\n\nSol Fenn\nOwner", 0],
  ["what an invoice is for", "INVOICE\n\nFrom: Nora Teague\nTo: Sol Fenn\nFor: Garden Design Services", 2],
  ["a title", "CONSENT FOR DENTAL TREATMENT\n\nPatient: Nora Teague\n\nI agree.", 1],
  ["who signs for a company or as a witness", "It is agreed.\n\n/s/ Sol Fenn, President\nWitness: /s/ Nora Teague", 0],
] as const)("no party is %s", (_, text, parties) => {
  expect(found(text)).toHaveLength(parties);
});
