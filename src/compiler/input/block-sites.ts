import type { BlockFileInput } from "./block-input.ts";
import type { DocumentInput } from "./document-input.ts";
import type { ClauseInput, FieldInput, StepInput } from "./schema-types.ts";

/** A place where a document or a block uses a block: a step, a question, or a clause. */
export type BlockSite =
  | { readonly kind: "step"; readonly node: StepInput }
  | { readonly kind: "question"; readonly node: FieldInput }
  | { readonly kind: "clause"; readonly node: ClauseInput };

const inClauses = (clauses: readonly ClauseInput[] | undefined): readonly BlockSite[] =>
  (clauses ?? []).flatMap((node) => [
    ...(node.use === undefined ? [] : [{ kind: "clause", node } as const]),
    ...inClauses(node.clauses),
  ]);

const inFields = (fields: readonly FieldInput[] | undefined): readonly BlockSite[] =>
  (fields ?? []).flatMap((node) => (node.use === undefined ? [] : [{ kind: "question", node } as const]));

/** Where a document uses blocks, in the order of its file. */
export const sitesInDocument = ({ steps, document }: DocumentInput): readonly BlockSite[] => [
  ...(steps ?? []).flatMap((node) => [
    ...(node.use === undefined ? [] : [{ kind: "step", node } as const]),
    ...inFields(node.fields),
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
export const siteName = ({ node: { id, use = "" } }: BlockSite): string => (id ?? use).replaceAll("-", "_");
