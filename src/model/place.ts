/** Which sort of place: a state or a territory of the United States, or a country. */
export type PlaceKind = "state" | "territory" | "country";

/** A place that questions and law may name; `names` are by language, English always among them, and `says` is how a sentence puts it. */
export type Place = {
  /** ISO 3166-1 or 3166-2 code. */
  readonly code: string;
  readonly kind: PlaceKind;
  /** Letters the post uses. */
  readonly postal?: string;
  /** How citations of its law begin. */
  readonly cites?: readonly string[];
  readonly names: { readonly [language: string]: string };
  /** The name in a sentence by language, where a list shows it otherwise. Example: "the District of Columbia" */
  readonly says?: { readonly [language: string]: string };
};
