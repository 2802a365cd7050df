import type { ClausePlan } from "../../model/document-plan.ts";
import type { Text } from "../../model/text.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";
import { valueParts } from "../../text/text-parts.ts";

/** Names a text reads, in order. */
export const textDependencies = (text: Text | undefined): readonly string[] =>
  valueParts(text ?? []).flatMap(({ formula }) => formula.deps);

type ClauseParts = Pick<ClausePlan, "title" | "when" | "each" | "table" | "variants">;

const namesInTable = (table: ClausePlan["table"]): readonly string[] => [
  ...(table?.each?.in.deps ?? []),
  ...(table?.columns ?? []).flatMap((column) => textDependencies(column.cell)),
  ...(table?.rows ?? []).flatMap((row) => [...(row.when?.deps ?? []), ...row.cells.flatMap(textDependencies)]),
  ...(table?.total ?? []).flatMap(textDependencies),
];

const namesRead = ({ title, when, each, table, variants }: ClauseParts): readonly string[] => [
  ...(when?.deps ?? []),
  ...(each?.in.deps ?? []),
  ...variants.flatMap((variant) => [
    ...(variant.when?.deps ?? []),
    ...textDependencies(variant.text),
    ...variant.items.flatMap(({ when: only, each: repeated, text }) => [
      ...(only?.deps ?? []),
      ...(repeated?.in.deps ?? []),
      ...textDependencies(text),
    ]),
    ...textDependencies(variant.after),
  ]),
  ...textDependencies(title),
  ...namesInTable(table),
];

/** Returns the questions a clause depends on; the one that decides whether it is printed is first. */
export const clauseDependencies = (context: CompilationContext, own: ClauseParts): readonly string[] => [
  ...new Set(
    namesRead(own)
      .flatMap((name) => context.figures.get(name)?.questions ?? [name])
      .filter((name) => context.fields.has(name)),
  ),
];
