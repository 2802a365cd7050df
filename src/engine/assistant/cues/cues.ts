/** A need that is answered with a referral, and what people write who have it. */
export type ReferralCue = {
  readonly need: string;
  readonly intent: "crisis" | "out_of_scope";
  readonly patterns: readonly RegExp[];
  /** Whether a text that is clearly about a page is about that page all the same: "evict a tenant who was arrested". */
  readonly yieldsToPage?: true;
};

/** How people write the rows of a list: "two kids, Ana and Ben". */
export type RowCues = {
  /** What comes before the first row: "they are", "another one is". */
  readonly lead: RegExp;
  readonly separator: RegExp;
  /** Words between a name and its values, which belong to neither. */
  readonly fillerBefore: RegExp;
  readonly fillerAfter: RegExp;
  /** A count of rows; the first group is the number, the second what is counted. */
  readonly count: RegExp;
  readonly people: RegExp;
  /** The whole text asks to add a row. */
  readonly more: RegExp;
  /** The whole text says that the list is complete. */
  readonly done: RegExp;
  /** The text takes a row off; what is left names it. */
  readonly remove: RegExp;
  /** The text changes a row; what is left says which one and how. */
  readonly change: RegExp;
  /** "Ana to Anna"; the groups are the old and the new name. */
  readonly rename: RegExp;
  readonly last: RegExp;
  /** Words for the first rows, in order. */
  readonly ordinals: readonly RegExp[];
};

/** Words before a value that say which kind of question it answers, by the words of its label. */
export type RoleCue = {
  readonly type: "date" | "amount" | "place";
  readonly before: RegExp;
  readonly label: RegExp;
  /** Whether a value with these words answers no question of another role. */
  readonly excludes: boolean;
};

/** How people express intents in one language, as patterns for normalized text. */
export type Cues = {
  /** In order of priority, danger first: the first match wins. */
  readonly referrals: readonly ReferralCue[];
  /** Questions about the law of another country. */
  readonly foreignLaw: readonly RegExp[];
  /** Requests for other services, such as the weather. */
  readonly offTopic: readonly RegExp[];
  readonly startOver: RegExp;
  readonly undo: RegExp;
  readonly back: RegExp;
  readonly greeting: RegExp;
  readonly thanks: RegExp;
  readonly aboutUs: RegExp;
  readonly why: RegExp;
  readonly correction: RegExp;
  readonly unsure: RegExp;
  readonly yes: RegExp;
  readonly no: RegExp;
  readonly none: RegExp;
  readonly negation: RegExp;
  /** The text denies something: "no other costs", "she doesn't work". */
  readonly denial: RegExp;
  /** A denial without a subject of its own: "nothing else". It answers what was asked even if no question is open. */
  readonly bareDenial: RegExp;
  /** The whole text denies the option it names: "not a company". */
  readonly deniedOption: RegExp;
  /** A no before a request. */
  readonly leadingNo: RegExp;
  /** The text asks for something, even after a no: "no, I need a will". */
  readonly request: RegExp;
  /** The text is a question. */
  readonly question: RegExp;
  /** The text names the attached file. */
  readonly fileMention: RegExp;
  /** The text asks for what is important in the attached file. */
  readonly fileSummary: RegExp;
  readonly explain: readonly RegExp[];
  /** The text asks for a figure, not for an explanation. */
  readonly figureQuestion: RegExp;
  /** The text asks for an amount or a count to be calculated. */
  readonly figure: RegExp;
  readonly draft: RegExp;
  readonly calculate: RegExp;
  readonly review: RegExp;
  readonly lawQuestion: RegExp;
  /** The text asks what the law allows or requires, not for a document or a figure. */
  readonly ruleQuestion: RegExp;
  /** The text asks whether something is lawful, wherever that is. */
  readonly legality: RegExp;
  readonly federal: RegExp;
  /** "called …" or "named …"; the first group is the name. */
  readonly nameAfter: RegExp;
  readonly roles: readonly RoleCue[];
  /** How people give the rows of a list. */
  readonly rows: RowCues;
  /** Words for small numbers. */
  readonly numbers: { readonly [word: string]: string };
};
