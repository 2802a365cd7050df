import type { ClausePlan } from "../model/document-plan.ts";
import type { Text } from "../model/text.ts";
import type { Unit } from "./unit.ts";

/** Names a text reads, in order. */
export const depsOfText = (text: Text | undefined): readonly string[] =>
  (text ?? []).flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "value") return part.is.deps;
    return part.type === "strong" ? depsOfText(part.parts) : [];
  });

type Own = Pick<ClausePlan, "title" | "when" | "each" | "table" | "variants">;

const namesInTable = (table: ClausePlan["table"]): readonly string[] => [
  ...(table?.each?.in.deps ?? []),
  ...(table?.columns ?? []).flatMap((column) => depsOfText(column.cell)),
  ...(table?.rows ?? []).flatMap((row) => [...(row.when?.deps ?? []), ...row.cells.flatMap(depsOfText)]),
  ...(table?.total ?? []).flatMap(depsOfText),
];

const namesRead = ({ title, when, each, table, variants }: Own): readonly string[] => [
  ...(when?.deps ?? []),
  ...(each?.in.deps ?? []),
  ...variants.flatMap((variant) => [
    ...(variant.when?.deps ?? []),
    ...depsOfText(variant.text),
    ...variant.items.flatMap(({ when: only, each: repeated, text }) => [
      ...(only?.deps ?? []),
      ...(repeated?.in.deps ?? []),
      ...depsOfText(text),
    ]),
    ...depsOfText(variant.after),
  ]),
  ...depsOfText(title),
  ...namesInTable(table),
];

/** Questions a clause depends on, the one that decides over it first. */
export const fieldsRead = (unit: Unit, own: Own): readonly string[] => [
  ...new Set(
    namesRead(own)
      .flatMap((name) => unit.figures.get(name)?.questions ?? [name])
      .filter((name) => unit.fields.has(name)),
  ),
];
