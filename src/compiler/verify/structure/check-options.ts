import type { FieldKind } from "../../../fields/field-kind.ts";
import { fieldKindOf, isFieldKind } from "../../../fields/registry/field-kinds.ts";
import { shapeOf } from "../../../fields/registry/kind-shapes.ts";
import type { FieldInput } from "../../input/schema-types.ts";
import { didYouMean } from "../../problems/problem.ts";
import type { Report } from "../../problems/problem.ts";
import { fieldOutline } from "../../formula/scope.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { FormCheck } from "../check-inputs.ts";

/** Every question of a form, including those in rows. */
export const allFields = (fields: readonly FieldInput[] | undefined): readonly FieldInput[] =>
  (fields ?? []).flatMap((field) => [field, ...allFields(field.fields)]);

const kindOf = ({ kind = "" }: FieldInput): FieldKind | undefined =>
  isFieldKind(kind) ? fieldKindOf(kind) : undefined;

const picksFromOptions = (field: FieldInput): boolean => {
  const kind = kindOf(field);
  return kind !== undefined && (kind.widget === "choice" || kind.widget === "choices") && !kind.choices;
};

const reportDuplicates = (field: FieldInput, key: "is" | "label", report: Report): void => {
  const seen = new Set<string>();
  for (const option of field.options ?? []) {
    const value = option[key];
    if (value === undefined) continue;
    if (seen.has(value.trim().toLowerCase())) {
      report(
        "CW025",
        rangeOf(option, key),
        `Two options of "${field.id}" have the ${key === "is" ? "value" : "label"} "${value}".`,
        "Change one of the two.",
      );
    }
    seen.add(value.trim().toLowerCase());
  }
};

const defaultWord = ({ default: start }: FieldInput): string | null =>
  typeof start === "string" ? (/^"([^"]*)"$/.exec(start)?.[1] ?? null) : null;

const checkField = (field: FieldInput, report: Report): void => {
  const kind = kindOf(field);
  if (!kind) return;
  const { childFields, offersPlaces } = shapeOf(kind.kind);
  if (picksFromOptions(field) && !field.options) {
    report("CW025", rangeOf(field), `The question "${field.id}" has no options to choose from.`);
  }
  if (field.options && !picksFromOptions(field) && !offersPlaces) {
    report("CW017", rangeOf(field, "options"), `A question of the kind "${field.kind}" has no options.`);
  }
  if (field.fields && !childFields) {
    report("CW017", rangeOf(field, "fields"), `A question of the kind "${field.kind}" has no rows.`);
  }
  if (!field.fields && childFields?.(fieldOutline(field), "en").length === 0) {
    report("CW014", rangeOf(field), `"${field.id}" needs the questions of one row.`, "Write them under `fields`.");
  }
  reportDuplicates(field, "is", report);
  reportDuplicates(field, "label", report);
  const word = defaultWord(field);
  const known = field.options?.flatMap((option) => option.is ?? []);
  if (known && word !== null && !known.includes(word)) {
    report("CW021", rangeOf(field, "default"), `"${word}" is not one of the options.`, didYouMean(word, known));
  }
};

/** Checks that choices have unique options and that other questions have none. */
export const checkOptions: FormCheck = ({ input, report }) => {
  for (const field of allFields((input.steps ?? []).flatMap((step) => step.fields ?? []))) checkField(field, report);
};
