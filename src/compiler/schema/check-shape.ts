import type { ErrorObject } from "ajv";
import type { Report } from "../problems/problem.ts";
import { describeShapeError } from "./describe-shape-error.ts";
import { validatorOf } from "./schemas.ts";
import type { SchemaName } from "./schemas.ts";
import { escapeKey, parentOf } from "../position/pointer.ts";
import { dropItems, filePosition } from "../position/yaml-file.ts";
import type { YamlValue, YamlMap, YamlFile } from "../position/yaml-file.ts";
import { nearestName } from "../../text/words/nearest-name.ts";

const MAX_ERRORS = 200;

/**
 * Validates a file against its schema; reports and removes what does not fit, so that the rest can still be checked.
 *
 * The caller names the input type that corresponds to the schema.
 */
export const checkShape = <Input extends object>(file: YamlFile, schema: SchemaName, report: Report): Input | null => {
  const { root } = file;
  if (!root) return null;
  const validate = validatorOf(schema);
  if (!validate(root)) {
    const causes = errorPerCause((validate.errors ?? []).slice(0, MAX_ERRORS * 5));
    // In a truncated file, missing keys may be in the part that could not be parsed.
    const errors = causes
      .filter(({ keyword }) => !hasSyntaxErrors(file) || keyword !== "required")
      .slice(0, MAX_ERRORS);
    const once = withoutFollowUpErrors(file, report);
    for (const error of errors) describeShapeError(error, root, once);
    prune(root, errorPerCause(validate.errors ?? []));
  }
  return root as Input;
};

const syntaxCodes = new Set(["CW001", "CW003", "CW009"]);

/** Whether parts of a file could not be parsed. */
export const hasSyntaxErrors = (file: YamlFile): boolean => file.problems.some(({ code }) => syntaxCodes.has(code));

// Problems of type, form or size that also appear when YAML ends a value too early.
const tornCodes = new Set(["CW013", "CW015", "CW016"]);

/** Drops problems that only follow from a syntax error. */
const withoutFollowUpErrors =
  (file: YamlFile, report: Report): Report =>
  (code, range, ...rest) => {
    const { path, line, column } = filePosition(range);
    const isFollowUpError = file.problems.some((problem) => {
      if (problem.file !== path) return false;
      if (syntaxCodes.has(problem.code))
        return tornCodes.has(code) && (problem.line === line || problem.line === line + 1);
      return problem.line === line && problem.column === column;
    });
    if (!isFollowUpError) report(code, range, ...rest);
  };

const branch = (error: ErrorObject): string => error.schemaPath.slice(0, error.schemaPath.lastIndexOf("/"));

const isWithin = (error: ErrorObject, path: string): boolean =>
  error.instancePath === path || error.instancePath.startsWith(`${path}/`);

/** Whether a branch expects another type; a branch with an enum expects text. */
const isMisfit = ({ keyword, data }: ErrorObject): boolean =>
  keyword === "type" || (keyword === "enum" && typeof data === "object");

/** Errors of the branch whose type fits; the branch error itself if none does. */
const collapseUnion = (union: ErrorObject, branchErrors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const ownErrors = branchErrors.filter((error) => error.instancePath === union.instancePath);
  const misfit = new Set(ownErrors.filter(isMisfit).map(branch));
  const relevant = branchErrors.filter(
    (error) => error.instancePath !== union.instancePath || !misfit.has(branch(error)),
  );
  return relevant.length > 0 ? relevant : [union];
};

const errorPerCause = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === "if" || error.keyword === "propertyNames") continue;
    if (error.keyword !== "anyOf") {
      kept.push(error);
      continue;
    }
    let start = kept.length;
    while (start > 0 && isWithin(kept[start - 1]!, error.instancePath)) start--;
    kept.splice(start, kept.length - start, ...collapseUnion(error, kept.slice(start)));
  }
  return kept.filter((error) => !isEcho(error, kept));
};

/** A key that is missing because it was misspelled is already reported under its wrong name. */
const isEcho = (error: ErrorObject, all: readonly ErrorObject[]): boolean => {
  if (error.keyword !== "required") return false;
  const missing = String(error.params["missingProperty"]);
  return all.some((other) => {
    if (other.keyword !== "additionalProperties" || other.instancePath !== error.instancePath) return false;
    return nearestName(String(other.params["additionalProperty"]), [missing]) === missing;
  });
};

const keepsValue = new Set(["required", "minItems", "maxItems", "maxLength", "maximum", "minimum", "pattern"]);

/** An empty text cannot match an id, so later checks would only repeat the problem. */
const isEmptyText = ({ keyword, data }: ErrorObject): boolean =>
  keyword === "pattern" && typeof data === "string" && data.trim() === "";

/** The path of what an error removes: an unknown key, or the value that does not fit. */
const pathOfMisfit = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === "additionalProperties"
    ? `${instancePath}/${escapeKey(String(params["additionalProperty"]))}`
    : instancePath;

const prune = (root: YamlMap, errors: readonly ErrorObject[]): void => {
  const items = new Map<YamlValue[], Set<number>>();
  for (const error of errors) {
    if ((keepsValue.has(error.keyword) && !isEmptyText(error)) || error.propertyName !== undefined) continue;
    const found = parentOf(root, pathOfMisfit(error));
    if (!found) continue;
    const { holder, key } = found;
    if (!Array.isArray(holder)) delete holder[key];
    else items.set(holder, (items.get(holder) ?? new Set()).add(Number(key)));
  }
  for (const [list, dropped] of items) dropItems(list, dropped);
};
