import type { Address } from "./address.ts";
import type { CalendarDate } from "./date.ts";
import type { ValueRecord } from "./value.ts";

/** The kinds of organization a party may be. */
export const ORGANIZATION_TYPES = [
  "corporation",
  "limited_liability_company",
  "general_partnership",
  "limited_partnership",
  "limited_liability_partnership",
  "nonprofit_corporation",
  "trust",
  "estate",
  "government",
  "other",
] as const;

export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** Who signs for a person: the person, someone else for them, or the person for a third one. */
export const PERSON_SIGNERS = ["self", "agent", "guardian", "conservator", "other"] as const;

export type PersonSigner = (typeof PERSON_SIGNERS)[number];

/** The titles of those who administer an estate. */
export const ESTATE_OFFICES = ["executor", "administrator", "personal_representative"] as const;

export type EstateOffice = (typeof ESTATE_OFFICES)[number];

/** How a party acts: a person by themselves, an organization through an officer, a trust through its trustee … */
export type Capacity = PersonSigner | "officer" | "trustee" | "estate";

/**
 * A party to a document. Everything printed about it comes from this record, so that its name and capacity are the same
 * in the opening, in notices and above the signature line.
 *
 * An organization (`kind` company) signs through its `signer`: an officer with a `signer_title`, the trustee of a trust,
 * or the one who administers an estate, by `office`. A person signs as `signed_by` says: alone, through the `signer`, or
 * in a `capacity` ("receiver for Aster Ltd"). `type` is null where it was never asked, as in answers of earlier versions.
 * `formed_in` is a jurisdiction code or free text. `reading` is the ふりがな of a Japanese name.
 */
export type Party = {
  readonly kind: "person" | "company";
  readonly name: string | null;
  readonly reading: string | null;
  readonly type: OrganizationType | null;
  /** What an organization of type "other" is. */
  readonly legal_form: string | null;
  readonly trade_name: string | null;
  readonly formed_in: string | null;
  readonly trust_date: CalendarDate | null;
  readonly address: Address | null;
  readonly signed_by: PersonSigner | null;
  readonly office: EstateOffice | null;
  readonly signer: string | null;
  readonly signer_title: string | null;
  /** Who signs for a signer that is itself an organization, and with which title. */
  readonly entity_signer: string | null;
  readonly entity_signer_title: string | null;
  readonly power_date: CalendarDate | null;
  readonly capacity: string | null;
};

const EMPTY: Omit<Party, "kind"> = {
  name: null,
  reading: null,
  type: null,
  legal_form: null,
  trade_name: null,
  formed_in: null,
  trust_date: null,
  address: null,
  signed_by: null,
  office: null,
  signer: null,
  signer_title: null,
  entity_signer: null,
  entity_signer_title: null,
  power_date: null,
  capacity: null,
};

/** A party with the given parts; the others are empty. */
export const partyOf = (kind: Party["kind"], parts: Partial<Omit<Party, "kind">>): Party => ({
  ...EMPTY,
  ...parts,
  kind,
});

/** A part of a party's record; null if it is missing. */
export const partyPart = (record: ValueRecord, part: keyof Party): string | null => {
  const value = Object.hasOwn(record, part) ? record[part] : null;
  return typeof value === "string" && value !== "" ? value : null;
};

/** How the name of an organization ends, which as a signer needs a person to sign for it. */
export const ENTITY_ENDINGS: readonly string[] =
  "llc l.l.c. pllc llp lp l.p. inc inc. corp corp. corporation company n.a.".split(" ").map((ending) => ` ${ending}`);

/** Whether an organization signs through another one: its general partner, its manager, a trust company. */
export const signsThroughEntity = (record: ValueRecord): boolean => {
  const signer = partyPart(record, "signer")?.toLowerCase() ?? "";
  return partyPart(record, "kind") === "company" && ENTITY_ENDINGS.some((ending) => signer.endsWith(ending));
};

/** How a party acts, by its record, whose codes the options of its questions have limited. */
export const capacityOf = (record: ValueRecord): Capacity => {
  if (partyPart(record, "kind") === "company") {
    const type = partyPart(record, "type");
    if (type === "trust") return "trustee";
    return type === "estate" ? "estate" : "officer";
  }
  const isNamed = partyPart(record, "capacity") !== null;
  return (partyPart(record, "signed_by") as PersonSigner | null) ?? (isNamed ? "other" : "self");
};
