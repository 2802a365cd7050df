import type { ErrorObject } from "ajv";
import type { Report } from "./problem.ts";
import { describeShapeError } from "./shape-errors.ts";
import { validatorOf } from "./schemas.ts";
import type { SchemaName } from "./schemas.ts";
import { holderOf } from "./pointer.ts";
import { dropItems } from "./yaml-file.ts";
import type { Plain, PlainMap, YamlFile } from "./yaml-file.ts";
import { nearestName } from "../text/nearest-name.ts";

const MOST_ERRORS = 200;

/**
 * The value of a file as far as its schema allows: what does not fit is reported and taken out, so that the rest can
 * still be checked for meaning.
 *
 * The caller names the input type that stands for the schema.
 */
export const checkShape = <Input extends object>(file: YamlFile, schema: SchemaName, report: Report): Input | null => {
  const { root } = file;
  if (!root) return null;
  const validate = validatorOf(schema);
  if (!validate(root)) {
    const causes = oneForEachCause((validate.errors ?? []).slice(0, MOST_ERRORS * 5));
    // In a file that breaks off, what is missing may well stand in the part that could not be read.
    const errors = causes.filter(({ keyword }) => !isBroken(file) || keyword !== "required").slice(0, MOST_ERRORS);
    const once = withoutEchoes(file, report);
    for (const error of errors) describeShapeError(error, root, once);
    prune(root, errors);
  }
  return root as Input;
};

const syntaxCodes = new Set(["CW001", "CW003", "CW009"]);

/** Whether parts of a file could not be read at all. */
export const isBroken = (file: YamlFile): boolean => file.problems.some(({ code }) => syntaxCodes.has(code));

/** Passes on what is not the mere consequence of a fault in the signs of the file. */
const withoutEchoes =
  (file: YamlFile, report: Report): Report =>
  (code, place, ...rest) => {
    const { line, col } = file.lines.linePos(place.from);
    const isEcho = file.problems.some((problem) => {
      if (syntaxCodes.has(problem.code))
        return code === "CW013" && (problem.line === line || problem.line === line + 1);
      return problem.line === line && problem.column === col;
    });
    if (!isEcho) report(code, place, ...rest);
  };

const branch = (error: ErrorObject): string => error.schemaPath.slice(0, error.schemaPath.lastIndexOf("/"));

const isWithin = (error: ErrorObject, path: string): boolean =>
  error.instancePath === path || error.instancePath.startsWith(`${path}/`);

/** Whether a branch asks for another type; one that lists its words asks for a text. */
const isMisfit = ({ keyword, data }: ErrorObject): boolean =>
  keyword === "type" || (keyword === "enum" && typeof data === "object");

/** Errors of the branch that was meant (the one whose type fits); the branch error itself when none fits. */
const collapse = (union: ErrorObject, inside: readonly ErrorObject[]): readonly ErrorObject[] => {
  const here = inside.filter((error) => error.instancePath === union.instancePath);
  const misfit = new Set(here.filter(isMisfit).map(branch));
  const meant = inside.filter((error) => error.instancePath !== union.instancePath || !misfit.has(branch(error)));
  return meant.length > 0 ? meant : [union];
};

const oneForEachCause = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === "if" || error.keyword === "propertyNames") continue;
    if (error.keyword !== "anyOf") {
      kept.push(error);
      continue;
    }
    let start = kept.length;
    while (start > 0 && isWithin(kept[start - 1]!, error.instancePath)) start--;
    kept.splice(start, kept.length - start, ...collapse(error, kept.slice(start)));
  }
  return kept.filter((error) => !isEcho(error, kept));
};

/** A key that is missing because it was misspelt needs no message of its own. */
const isEcho = (error: ErrorObject, all: readonly ErrorObject[]): boolean => {
  if (error.keyword !== "required") return false;
  const missing = String(error.params["missingProperty"]);
  return all.some((other) => {
    if (other.keyword !== "additionalProperties" || other.instancePath !== error.instancePath) return false;
    return nearestName(String(other.params["additionalProperty"]), [missing]) === missing;
  });
};

const keepsValue = new Set([
  "required",
  "additionalProperties",
  "minItems",
  "maxItems",
  "maxLength",
  "maximum",
  "minimum",
  "pattern",
]);

const prune = (root: PlainMap, errors: readonly ErrorObject[]): void => {
  const items = new Map<Plain[], Set<number>>();
  for (const error of errors) {
    if (keepsValue.has(error.keyword) || error.propertyName !== undefined) continue;
    const found = holderOf(root, error.instancePath);
    if (!found) continue;
    const { holder, key } = found;
    if (!Array.isArray(holder)) delete holder[key];
    else items.set(holder, (items.get(holder) ?? new Set()).add(Number(key)));
  }
  for (const [list, dropped] of items) dropItems(list, dropped);
};
