/** Words around the number of a cited clause: "section " before 5.2 and nothing after. */
export type Around = readonly [before: string, after: string];

/** Where an item stands in its sentence. */
export type ItemPlace = {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly join: "and" | "or" | "none";
  /** Words of the item itself. */
  readonly text: string;
  /** The sentence goes on after the last item. */
  readonly goesOn: boolean;
};

/** One line of a signature block: a rule to write on, parts of the party, or the capacity a person signs in. */
export type LinePlan =
  | { readonly rule: string }
  | { readonly label?: string; readonly parts: readonly string[]; readonly strong?: boolean }
  | { readonly as: Around };

export type SigningWords = {
  readonly person: readonly LinePlan[];
  readonly company: readonly LinePlan[];
  readonly witness: readonly LinePlan[];
  readonly witnessHeading: (n: number) => string;
  /** What the n-th party is called above its block where the author names nothing, such as 甲. */
  readonly partyHeading?: (n: number) => string;
  /** The mark where a name seal goes. */
  readonly seal?: string;
  /** What stands in a document that the law lets nobody sign on a screen. */
  readonly onPaper: string;
};

/** What a document language prints around clauses: headings, references, list punctuation, signature labels, page numbers. */
export type LegalWords = {
  readonly recitals: string;
  /** Null where no heading is used. */
  readonly signatures: string | null;
  /** Heading of a signature page, around the title of the document and the names of those who sign. */
  readonly signaturePage: readonly [before: string, between: string, after: string];
  /** Heading for one witness, and for several; null where no heading is used. */
  readonly witnesses: readonly [one: string, several: string] | null;
  readonly clauseTitle: Around;
  /** What stands between two sentences, or two parts of one. */
  readonly blank: string;
  /** What counts in the heading of a chapter ("II"), and what stands around it ("ARTICLE "). */
  readonly partNumber: (index: number) => string;
  readonly part: Around;
  readonly scheduleNumber: (index: number) => string;
  readonly schedule: Around;
  readonly citeClause: (capital: boolean) => Around;
  /** "sections ", " to ", "" around the first and the last of several; two are joined with "and". */
  readonly citeClauses: (
    capital: boolean,
    areTwo: boolean,
  ) => readonly [before: string, between: string, after: string];
  readonly citeSchedule: (capital: boolean) => Around;
  /** A clause inside a schedule, whose label is given. */
  readonly citeInSchedule: (capital: boolean, schedule: string) => Around;
  readonly itemEnd: (place: ItemPlace) => string;
  /** A list of which one item is left is run into the sentence before it. */
  readonly runsInSingleItem: boolean;
  readonly total: string;
  /** Column titles of a repayment plan. */
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
