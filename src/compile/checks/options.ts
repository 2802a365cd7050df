import { fieldKinds } from "../../fields/registry.ts";
import { shapeOf } from "../../fields/shapes/shapes.ts";
import type { FieldInput } from "../input.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { outline } from "../scope.ts";
import { placeOf } from "../yaml-file.ts";
import type { FormCheck } from "./check.ts";

/** Every question of a form, rows included. */
export const allFields = (fields: readonly FieldInput[] | undefined): readonly FieldInput[] =>
  (fields ?? []).flatMap((field) => [field, ...allFields(field.fields)]);

const picksFromOptions = (field: FieldInput): boolean => {
  const kind = Object.hasOwn(fieldKinds, field.kind ?? "") ? fieldKinds[field.kind ?? ""] : undefined;
  return kind !== undefined && (kind.widget === "choice" || kind.widget === "choices") && !kind.choices;
};

const reportTwice = (field: FieldInput, key: "is" | "label", report: Report): void => {
  const seen = new Set<string>();
  for (const option of field.options ?? []) {
    const value = option[key];
    if (value === undefined) continue;
    if (seen.has(value.trim().toLowerCase())) {
      report(
        "CW025",
        placeOf(option, key),
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
  const kind = Object.hasOwn(fieldKinds, field.kind ?? "") ? fieldKinds[field.kind ?? ""] : undefined;
  if (!kind) return;
  const { inside, offersPlaces } = shapeOf(kind.kind);
  if (picksFromOptions(field) && !field.options) {
    report("CW025", placeOf(field), `The question "${field.id}" has no options to choose from.`);
  }
  if (field.options && !picksFromOptions(field) && !offersPlaces) {
    report("CW017", placeOf(field, "options"), `A question of the kind "${field.kind}" has no options.`);
  }
  if (field.fields && !inside) {
    report("CW017", placeOf(field, "fields"), `A question of the kind "${field.kind}" has no rows.`);
  }
  if (!field.fields && inside?.(outline(field), "en").length === 0) {
    report("CW014", placeOf(field), `"${field.id}" needs the questions of one row.`, "Write them under `fields`.");
  }
  reportTwice(field, "is", report);
  reportTwice(field, "label", report);
  const word = defaultWord(field);
  const known = field.options?.flatMap((option) => option.is ?? []);
  if (known && word !== null && !known.includes(word)) {
    report("CW021", placeOf(field, "default"), `"${word}" is not one of the options.`, didYouMean(word, known));
  }
};

/** Choices offer something, each thing once; other questions offer nothing. */
export const checkOptions: FormCheck = ({ input, report }) => {
  for (const field of allFields((input.steps ?? []).flatMap((step) => step.fields ?? []))) checkField(field, report);
};
