import type { ErrorObject } from "ajv";
import { isFormulaName } from "../../feel/compile/syntax/formula-names.ts";
import { parentOf } from "../position/pointer.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { nearestName } from "../../text/words/nearest-name.ts";
import { reservedNames } from "../formula/scope.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { SourceRange, YamlValue, YamlMap } from "../position/yaml-file.ts";
import { capitalized } from "../../text/languages/shared/capitalized.ts";

type ShapeError = { readonly root: YamlMap; readonly error: ErrorObject; readonly report: Report };

const typeNames: { readonly [type: string]: string } = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
};

const typeOf = (value: unknown): string => {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeNames[typeof value] ?? "something else";
};

const truncated = (value: unknown): string =>
  typeof value === "object" || value === undefined ? typeOf(value) : quoted(String(value));

const placeAt = (root: YamlMap, pointer: string): SourceRange => {
  const found = parentOf(root, pointer);
  return found ? rangeOf(found.holder, found.key) : rangeOf(root);
};

const objectAt = (root: YamlMap, pointer: string): YamlMap => {
  const found = parentOf(root, pointer);
  if (!found) return root;
  const value = Array.isArray(found.holder) ? found.holder[Number(found.key)] : found.holder[found.key];
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : root;
};

const keyName = (pointer: string): string => {
  const last = pointer.slice(pointer.lastIndexOf("/") + 1);
  return /^\d*$/.test(last) ? "This entry" : quoted(last);
};

const NO_SPACES = "Delete the spaces around it.";

const describeUnknownKey = ({ root, error, report }: ShapeError): void => {
  const key = String(error.params["additionalProperty"]);
  const known = Object.keys((error.parentSchema?.["properties"] ?? {}) as object);
  const suggestion = known.includes(key.trim())
    ? NO_SPACES
    : (didYouMean(key, known) ?? `Keys here: ${known.join(", ")}.`);
  report(
    "CW011",
    rangeOfKey(objectAt(root, error.instancePath), key),
    key.trim() === "" ? "A key needs a name." : `The key ${quoted(key)} is not known here.`,
    suggestion,
  );
};

const describeUnknownValue = ({ root, error, report }: ShapeError): void => {
  const allowed = ((error.params["allowedValues"] ?? [error.params["allowedValue"]]) as YamlValue[]).map(String);
  const written = typeof error.data === "object" ? null : String(error.data);
  const near = written === null ? null : nearestName(written, allowed);
  const isAllowedText = written !== null && allowed.includes(written.trim());
  const sameWord = typeof error.data === "string" ? NO_SPACES : `Write it in quotes: "${written}".`;
  const other = near === null ? `Allowed: ${allowed.join(", ")}.` : `Did you mean "${near}"?`;
  const suggestion = isAllowedText ? sameWord : other;
  const message = `${keyName(error.instancePath)} cannot be ${truncated(error.data)}.`;
  report("CW012", placeAt(root, error.instancePath), message, suggestion);
};

const quoteHint = (root: YamlMap, error: ErrorObject): string | null => {
  const needed = error.parentSchema?.["required"];
  if (error.params["type"] === "object" && typeof error.data === "string" && Array.isArray(needed))
    return `Write it as { ${needed.map((key) => `${String(key)}: …`).join(", ")} }.`;
  if (typeof error.data === "number" || typeof error.data === "boolean") {
    const { file, from, to } = placeAt(root, error.instancePath);
    return `Write it in quotes: "${file.text.slice(from, to)}".`;
  }
  if (typeof error.data === "string" && /^[a-z_]+:\S/.test(error.data)) return "A key needs a space after its colon.";
  return null;
};

const wantedTypes = (error: ErrorObject): readonly string[] => {
  if (error.keyword !== "anyOf") return [error.params["type"] as string | string[]].flat();
  const branches = error.schema as readonly { readonly type?: string | string[]; readonly $ref?: string }[];
  return branches.flatMap((branch) => branch.type ?? []);
};

const describeType = (described: ShapeError): void => {
  const { root, error, report } = described;
  const wanted = [...new Set(wantedTypes(error).map((type) => typeNames[type] ?? type))];
  const needs = wanted.length > 0 ? `must be ${wanted.join(" or ")}` : "has another shape than this key takes";
  const message = `${keyName(error.instancePath)} ${needs}, but this is ${typeOf(error.data)}.`;
  report("CW013", placeAt(root, error.instancePath), message, quoteHint(root, error));
};

const describeMissingKey = ({ root, error, report }: ShapeError): void => {
  const key = String(error.params["missingProperty"]);
  const properties = (error.parentSchema?.["properties"] ?? {}) as { readonly [key: string]: { description?: string } };
  const description = properties[key]?.description;
  const owner = objectAt(root, error.instancePath);
  report("CW014", rangeOf(owner), `The key "${key}" is missing here.`, description ? `${key}: ${description}` : null);
};

/** The text as an id that formulas can use, such as "last_day" for "last-day"; null if there is none. */
const toId = (written: string, pattern: unknown): string | null => {
  const id = written
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  const fits = typeof pattern === "string" && new RegExp(pattern, "u").test(id);
  return fits && id !== written && isFormulaName(id) && !Object.hasOwn(reservedNames, id) ? id : null;
};

const describePattern = ({ root, error, report }: ShapeError): void => {
  const wanted = error.parentSchema?.["patternErrorMessage"];
  const written = error.propertyName ?? String(error.data);
  const id = typeof wanted === "string" && wanted.startsWith("snake_case") ? toId(written, error.schema) : null;
  const hint = typeof wanted === "string" ? `Write ${id === null ? "" : `"${id}", in `}${wanted}.` : null;
  if (error.propertyName !== undefined) {
    const owner = objectAt(root, error.instancePath);
    report(
      "CW015",
      rangeOfKey(owner, error.propertyName),
      `${capitalized(truncated(error.propertyName))} has the wrong form.`,
      hint,
    );
    return;
  }
  report("CW015", placeAt(root, error.instancePath), `${capitalized(truncated(error.data))} has the wrong form.`, hint);
};

const limits: { readonly [keyword: string]: (limit: number) => string } = {
  minLength: () => "is empty",
  maxLength: (limit) => `is longer than ${limit} characters`,
  minItems: (limit) => `needs at least ${limit} ${limit === 1 ? "entry" : "entries"}`,
  maxItems: (limit) => `has more than ${limit} entries`,
  minimum: (limit) => `is less than ${limit}`,
  maximum: (limit) => `is more than ${limit}`,
};

const describeLimit = ({ root, error, report }: ShapeError): void => {
  const say = limits[error.keyword]?.(Number(error.params["limit"])) ?? "is outside its limits";
  report("CW016", placeAt(root, error.instancePath), `${keyName(error.instancePath)} ${say}.`);
};

const describeDependency = ({ root, error, report }: ShapeError): void => {
  const found = parentOf(root, error.instancePath);
  const range =
    found && !Array.isArray(found.holder) ? rangeOfKey(found.holder, found.key) : placeAt(root, error.instancePath);
  report("CW017", range, `${keyName(error.instancePath)} does not go with the other keys here.`);
};

const describeByKeyword: { readonly [keyword: string]: (described: ShapeError) => void } = {
  additionalProperties: describeUnknownKey,
  enum: describeUnknownValue,
  const: describeUnknownValue,
  type: describeType,
  anyOf: describeType,
  required: describeMissingKey,
  pattern: describePattern,
  "false schema": describeDependency,
};

/** Reports a schema error in an author's terms. */
export const describeShapeError = (error: ErrorObject, root: YamlMap, report: Report): void => {
  (describeByKeyword[error.keyword] ?? describeLimit)({ root, error, report });
};
