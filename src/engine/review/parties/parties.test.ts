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
    ["RONALD P. EASTMAN", "SOONER CUSTOM POOLS, INC."],
  ],
  [
    "organizations that sign side by side",
    "The recipient keeps it secret.\n\nDIALOGIC CORPORATION NOVACAP TECHNOLOGIES III, L.P.\nBy: ________ By: ________",
    ["DIALOGIC CORPORATION", "NOVACAP TECHNOLOGIES III, L.P."],
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
  ["an article", "How to Read a Lease\n\nAsk the Landlord for a copy of the House Rules and the Bed Bug Disclosure."],
])("takes no name from %s", (_, text) => expect(found(text)).toEqual([]));
