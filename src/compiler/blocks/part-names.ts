import type { BlockFileInput } from "../input/block-input.ts";

/** A block's id as part of an id in a document. */
export const toSnakeCase = (id: string): string => id.replaceAll("-", "_");

/** The id of a block's part in a document: "years" of confidentiality is confidentiality_years. */
export const idInDocument = (name: string, block: string, id: string): string => {
  if (name === "") return id;
  return id === toSnakeCase(block) ? name : `${name}_${id}`;
};

/** The ids of the parts that have one. */
export const idsOf = (things: readonly { readonly id?: string }[] | undefined): readonly string[] =>
  (things ?? []).flatMap(({ id }) => id ?? []);

type WithClauses = { readonly id?: string; readonly clauses?: readonly WithClauses[] };

const clauseIds = (clauses: readonly WithClauses[] | undefined): readonly string[] =>
  (clauses ?? []).flatMap(({ id, clauses: inner }) => [...(id === undefined ? [] : [id]), ...clauseIds(inner)]);

/** The parts of a block that have ids, without those of blocks that it uses. */
export const ownTargets = ({ clauses, schedules }: BlockFileInput): readonly string[] => [
  ...clauseIds(clauses),
  ...clauseIds(schedules),
];

/** The ids of a block's own questions and figures. */
export const ownNames = ({ questions, compute }: BlockFileInput): readonly string[] => [
  ...idsOf(questions),
  ...idsOf(compute),
];

/** The name in a document of each question and figure of a block; null for one that the document leaves out. */
export const partNames = (
  input: BlockFileInput,
  block: string,
  name: string,
  without: ReadonlySet<string>,
): Map<string, string | null> =>
  new Map(ownNames(input).map((id) => [id, without.has(id) ? null : idInDocument(name, block, id)]));
