/** Texts before and after the number of a cited clause: "section " before 5.2 and nothing after. */
export type Affixes = readonly [before: string, after: string];

/** The position of an item in its list. */
export type ItemPosition = {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly join: "and" | "or" | "none";
  /** Words of the item itself. */
  readonly text: string;
  /** The sentence continues after the last item. */
  readonly continues: boolean;
};

/**
 * One line of a signature block: a rule to write on, parts of the party (with the name it does business under), the party
 * itself, or the capacity of the signer.
 */
export type LinePlan =
  | { readonly rule: string }
  | { readonly label?: string; readonly parts: readonly string[]; readonly alias?: true }
  | { readonly entity: "name" | "name and type" }
  | { readonly capacity: true };

/** The signature blocks of a language, by how the party acts. */
export type SigningWords = {
  /** A person, for themselves or in a capacity of their own. */
  readonly person: readonly LinePlan[];
  /** An organization through an officer. */
  readonly company: readonly LinePlan[];
  /** The trustee of a trust, or who administers an estate. */
  readonly fiduciary: readonly LinePlan[];
  /** A person through someone else. */
  readonly represented: readonly LinePlan[];
  /** An organization through another one (its general partner, its manager) that acts through a person. */
  readonly companyThroughEntity: readonly LinePlan[];
  /** A trust or an estate through an organization that acts through a person. */
  readonly fiduciaryEntity: readonly LinePlan[];
  readonly witness: readonly LinePlan[];
  /** Around a capacity that the author wrote. */
  readonly as: Affixes;
  /** The capacity of a person who signs for an organization in the same document and for themselves here. */
  readonly individually: string;
  readonly witnessHeading: (n: number) => string;
  /** The heading above the n-th party's block if the author gives none, such as 甲. */
  readonly partyHeading?: (n: number) => string;
  /** The mark at which a name seal is stamped. */
  readonly seal?: string;
};

/** The words a document language prints around clauses: headings, references, list punctuation, signature labels, page numbers. */
export type LegalWords = {
  readonly recitals: string;
  /** Null where no heading is used. */
  readonly signatures: string | null;
  /** Heading of a signature page, around the title of the document and the names of those who sign. */
  readonly signaturePage: readonly [before: string, between: string, after: string];
  /** Heading for one witness, and for several; null where no heading is used. */
  readonly witnesses: readonly [one: string, several: string] | null;
  readonly clauseTitle: Affixes;
  /** The separator between sentences, or between parts of one. */
  readonly blank: string;
  /** The number in a chapter heading ("II"), and the texts around it ("ARTICLE "). */
  readonly partNumber: (index: number) => string;
  readonly part: Affixes;
  readonly scheduleNumber: (index: number) => string;
  readonly schedule: Affixes;
  readonly citeClause: (capital: boolean) => Affixes;
  /** "sections ", " to ", "" around the first and the last of several; two are joined with "and". */
  readonly citeClauses: (
    capital: boolean,
    areTwo: boolean,
  ) => readonly [before: string, between: string, after: string];
  readonly citeSchedule: (capital: boolean) => Affixes;
  /** A clause inside a schedule, whose label is given. */
  readonly citeInSchedule: (capital: boolean, schedule: string) => Affixes;
  readonly itemEnd: (place: ItemPosition) => string;
  /** Whether a list with a single item is run into the sentence before it. */
  readonly runsInSingleItem: boolean;
  readonly total: string;
  /** Column headings of an amortization schedule. */
  readonly amortization: {
    readonly number: string;
    readonly due: string;
    readonly payment: string;
    readonly interest: string;
    readonly principal: string;
    readonly balance: string;
  };
  readonly signing: SigningWords;
};
