import type { BlockFileInput } from "./block-input.ts";
import type { DocumentInput } from "./document-input.ts";
import type { ClauseInput, FieldInput, StepInput } from "./schema-types.ts";

/** A place where a document or a block uses a block: a step, a question, or a clause. */
export type BlockSite =
  | { readonly kind: "step"; readonly at: StepInput }
  | { readonly kind: "question"; readonly at: FieldInput }
  | { readonly kind: "clause"; readonly at: ClauseInput };

const inClauses = (clauses: readonly ClauseInput[] | undefined): readonly BlockSite[] =>
  (clauses ?? []).flatMap((at) => [
    ...(at.use === undefined ? [] : [{ kind: "clause", at } as const]),
    ...inClauses(at.clauses),
  ]);

const inFields = (fields: readonly FieldInput[] | undefined): readonly BlockSite[] =>
  (fields ?? []).flatMap((at) => (at.use === undefined ? [] : [{ kind: "question", at } as const]));

/** Where a document uses blocks, in the order of its file. */
export const sitesInDocument = ({ steps, document }: DocumentInput): readonly BlockSite[] => [
  ...(steps ?? []).flatMap((at) => [
    ...(at.use === undefined ? [] : [{ kind: "step", at } as const]),
    ...inFields(at.fields),
  ]),
  ...inClauses(document?.clauses),
  ...(document?.schedules ?? []).flatMap(({ clauses }) => inClauses(clauses)),
];

/** Where a block uses other blocks. */
export const sitesInBlock = ({ questions, clauses, schedules }: BlockFileInput): readonly BlockSite[] => [
  ...inFields(questions),
  ...inClauses(clauses),
  ...(schedules ?? []).flatMap((schedule) => inClauses(schedule.clauses)),
];

/** The name under which a site uses a block; "governing-law" is the clause governing_law. */
export const siteName = ({ at: { id, use = "" } }: BlockSite): string => (id ?? use).replaceAll("-", "_");
