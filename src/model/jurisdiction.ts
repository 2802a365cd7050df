/** A state or territory of the United States, or a country. */
export type JurisdictionKind = "state" | "territory" | "country";

/** A jurisdiction that questions and law may name; `names` are by language, always including English. */
export type Jurisdiction = {
  /** ISO 3166-1 or 3166-2 code. */
  readonly code: string;
  readonly kind: JurisdictionKind;
  /** Postal abbreviation. */
  readonly postal?: string;
  /** How citations of its law begin. */
  readonly cites?: readonly string[];
  readonly names: { readonly [language: string]: string };
  /** The name within a sentence by language, if it differs from the list entry. Example: "the District of Columbia" */
  readonly proseNames?: { readonly [language: string]: string };
};
