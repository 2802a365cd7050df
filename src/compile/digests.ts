import { contentHash } from "./content-hash.ts";
import type { ClauseInput, PaperInput, ScheduleInput } from "./input.ts";

/** Keys whose values are no texts, or are texts of other clauses. */
const notOwn = new Set([
  "id",
  "use",
  "with",
  "when",
  "each",
  "essential",
  "detail",
  "conspicuous",
  "sources",
  "clauses",
  "plain",
  "join",
  "of",
  "unsigned",
  "align",
  "generate",
  "needs",
]);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notOwn.has(key) ? [] : textsOf(inner)));
};

const digestOf = (value: unknown): string => contentHash(textsOf(value).join("\n"));

const ofClauses = (clauses: readonly ClauseInput[] | undefined): readonly (readonly [string, string])[] =>
  (clauses ?? []).flatMap((clause) => [
    ...(clause.use === undefined && clause.id !== undefined
      ? [[`clauses.${clause.id}`, digestOf(clause)] as const]
      : []),
    ...ofClauses(clause.clauses),
  ]);

const ofSchedule = (schedule: ScheduleInput): readonly (readonly [string, string])[] => [
  [`schedules.${schedule.id ?? ""}`, digestOf(schedule)],
  ...ofClauses(schedule.clauses),
];

const pieces = ["title", "opening", "recitals", "signatures", "execution"] as const;

/**
 * Fingerprints of the texts of a document, by the name a translation knows them by ("clauses.duties").
 *
 * A translation keeps those of the texts it was made from; one that differs tells that the source changed since.
 */
export const digestsOf = (paper: PaperInput): { readonly [text: string]: string } =>
  Object.fromEntries([
    ...pieces.flatMap((key) => (paper[key] === undefined ? [] : [[key, digestOf(paper[key])] as const])),
    ...ofClauses(paper.clauses),
    ...(paper.schedules ?? []).flatMap(ofSchedule),
  ]);

/** The same of a library clause: its own texts by the name "clause", those of its inner clauses by "clauses.<id>". */
export const clauseDigestsOf = (clause: ClauseInput): { readonly [text: string]: string } =>
  Object.fromEntries([["clause", digestOf(clause)], ...ofClauses(clause.clauses)]);
