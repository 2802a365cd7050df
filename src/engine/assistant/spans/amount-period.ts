/** A time that an amount is paid for. */
export type AmountPeriod = "hour" | "day" | "week" | "month" | "year";

const WRITTEN: readonly (readonly [AmountPeriod, string])[] = [
  ["hour", "hour|hr|hourly"],
  ["day", "day|daily"],
  ["week", "week|wk|weekly"],
  ["month", "month|mo|mth|monthly"],
  ["year", "year|yr|yearly|annual|annually|annum"],
];

const ANY = WRITTEN.map(([, words]) => words).join("|");
const AFTER = new RegExp(`^ ?(?:/ ?|an? |per |each |every |the )?(${ANY})(?![a-z])(?!(?<=ly) [a-z])`);
const BEFORE = new RegExp(`(?:^|[^a-z])(hourly|daily|weekly|monthly|yearly|annual)(?: [a-z]+){0,2}[ :]*$`);

const named = (word: string | undefined): AmountPeriod | undefined =>
  word === undefined ? undefined : WRITTEN.find(([, words]) => words.split("|").includes(word))?.[0];

/** The time that an amount is paid for, by the words around it: "1,200 a month". */
export const periodOf = (before: string, after: string): AmountPeriod | undefined =>
  named(AFTER.exec(after)?.[1] ?? BEFORE.exec(before)?.[1]);

/** The time that the answer to a question is paid for, by the words of its label: "What is the hourly rate?" */
export const labelPeriod = (label: string): AmountPeriod | undefined =>
  WRITTEN.find(([, words]) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, "i").test(label))?.[0];
