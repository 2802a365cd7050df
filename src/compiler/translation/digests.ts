import { copyOf } from "../input/block-use.ts";
import { isObjectOrList } from "../../values/json-object.ts";
import { contentHash } from "../yaml/content-hash.ts";
import type { ClauseInput, DocumentTextInput, ScheduleInput } from "../input/schema-types.ts";

/** Keys whose values are not texts or belong to other clauses. */
const excludedKeys = new Set([
  "id",
  "use",
  "with",
  "when",
  "each",
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

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObjectOrList(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (excludedKeys.has(key) ? [] : textsOf(inner)));
};

const digestOf = (value: unknown): string => contentHash(textsOf(value).join("\n"));

/** The text of a block is translated with the block. */
const isOwn = (part: ClauseInput | ScheduleInput): boolean => !("use" in part) && !copyOf(part);

const ofClauses = (clauses: readonly ClauseInput[] | undefined): readonly (readonly [string, string])[] =>
  (clauses ?? []).flatMap((clause) => [
    ...(isOwn(clause) && clause.id !== undefined ? [[`clauses.${clause.id}`, digestOf(clause)] as const] : []),
    ...ofClauses(clause.clauses),
  ]);

const ofSchedule = (schedule: ScheduleInput): readonly (readonly [string, string])[] => [
  ...(isOwn(schedule) ? [[`schedules.${schedule.id ?? ""}`, digestOf(schedule)] as const] : []),
  ...ofClauses(schedule.clauses),
];

const textKeys = ["title", "opening", "letter", "recitals", "signatures", "execution"] as const;

/**
 * Digests of a document's texts, by the name a translation uses ("clauses.duties").
 *
 * A translation stores the digests of the texts it was made from; a difference means that the source has changed.
 */
export const digestsOf = (document: DocumentTextInput): { readonly [text: string]: string } =>
  Object.fromEntries([
    ...textKeys.flatMap((key) => (document[key] === undefined ? [] : [[key, digestOf(document[key])] as const])),
    ...ofClauses(document.clauses),
    ...(document.schedules ?? []).flatMap(ofSchedule),
  ]);
