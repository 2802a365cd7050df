import type { ErrorObject } from "ajv";
import { isFormulaName } from "../feel/compile/reserved-names.ts";
import { holderOf } from "./pointer.ts";
import { didYouMean, quoted } from "./problem.ts";
import type { Report } from "./problem.ts";
import { nearestName } from "../text/nearest-name.ts";
import { reservedNames } from "./scope.ts";
import { placeOf, placeOfKey } from "./yaml-file.ts";
import type { Place, Plain, PlainMap } from "./yaml-file.ts";

type Described = { readonly root: PlainMap; readonly error: ErrorObject; readonly report: Report };

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

const shown = (value: unknown): string =>
  typeof value === "object" || value === undefined ? typeOf(value) : quoted(String(value));

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const placeAt = (root: PlainMap, pointer: string): Place => {
  const found = holderOf(root, pointer);
  return found ? placeOf(found.holder, found.key) : placeOf(root);
};

const objectAt = (root: PlainMap, pointer: string): PlainMap => {
  const found = holderOf(root, pointer);
  if (!found) return root;
  const value = Array.isArray(found.holder) ? found.holder[Number(found.key)] : found.holder[found.key];
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : root;
};

const keyName = (pointer: string): string => {
  const last = pointer.slice(pointer.lastIndexOf("/") + 1);
  return /^\d*$/.test(last) ? "This entry" : quoted(last);
};

const unknownKey = ({ root, error, report }: Described): void => {
  const key = String(error.params["additionalProperty"]);
  const known = Object.keys((error.parentSchema?.["properties"] ?? {}) as object);
  const suggestion = didYouMean(key, known) ?? `Keys here: ${known.join(", ")}.`;
  report(
    "CW011",
    placeOfKey(objectAt(root, error.instancePath), key),
    key.trim() === "" ? "A key needs a name." : `The key ${quoted(key)} is not known here.`,
    suggestion,
  );
};

const unknownValue = ({ root, error, report }: Described): void => {
  const allowed = ((error.params["allowedValues"] ?? [error.params["allowedValue"]]) as Plain[]).map(String);
  const near = typeof error.data === "object" ? null : nearestName(String(error.data), allowed);
  const suggestion = near === null ? `Allowed: ${allowed.join(", ")}.` : `Did you mean "${near}"?`;
  const message = `${keyName(error.instancePath)} cannot be ${shown(error.data)}.`;
  report("CW012", placeAt(root, error.instancePath), message, suggestion);
};

const quoteHint = (root: PlainMap, error: ErrorObject): string | null => {
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
  return branches.flatMap((one) => one.type ?? []);
};

const wrongType = (described: Described): void => {
  const { root, error, report } = described;
  const wanted = [...new Set(wantedTypes(error).map((type) => typeNames[type] ?? type))];
  const needs = wanted.length > 0 ? `must be ${wanted.join(" or ")}` : "has another shape than this key takes";
  const message = `${keyName(error.instancePath)} ${needs}, but this is ${typeOf(error.data)}.`;
  report("CW013", placeAt(root, error.instancePath), message, quoteHint(root, error));
};

const missingKey = ({ root, error, report }: Described): void => {
  const key = String(error.params["missingProperty"]);
  const properties = (error.parentSchema?.["properties"] ?? {}) as { readonly [key: string]: { description?: string } };
  const description = properties[key]?.description;
  const owner = objectAt(root, error.instancePath);
  report("CW014", placeOf(owner), `The key "${key}" is missing here.`, description ? `${key}: ${description}` : null);
};

/** The same words as an id that formulas can use, such as "last_day" for "last-day"; null where that is none either. */
const asId = (written: string, pattern: unknown): string | null => {
  const id = written
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  const fits = typeof pattern === "string" && new RegExp(pattern, "u").test(id);
  return fits && id !== written && isFormulaName(id) && !Object.hasOwn(reservedNames, id) ? id : null;
};

const wrongForm = ({ root, error, report }: Described): void => {
  const wanted = error.parentSchema?.["patternErrorMessage"];
  const written = error.propertyName ?? String(error.data);
  const id = typeof wanted === "string" && wanted.startsWith("snake_case") ? asId(written, error.schema) : null;
  const hint = typeof wanted === "string" ? `Write ${id === null ? "" : `"${id}", in `}${wanted}.` : null;
  if (error.propertyName !== undefined) {
    const owner = objectAt(root, error.instancePath);
    report(
      "CW015",
      placeOfKey(owner, error.propertyName),
      `${capitalized(shown(error.propertyName))} has the wrong form.`,
      hint,
    );
    return;
  }
  report("CW015", placeAt(root, error.instancePath), `${capitalized(shown(error.data))} has the wrong form.`, hint);
};

const limits: { readonly [keyword: string]: (limit: number) => string } = {
  minLength: () => "is empty",
  maxLength: (limit) => `is longer than ${limit} characters`,
  minItems: (limit) => `needs at least ${limit} ${limit === 1 ? "entry" : "entries"}`,
  maxItems: (limit) => `has more than ${limit} entries`,
  minimum: (limit) => `is less than ${limit}`,
  maximum: (limit) => `is more than ${limit}`,
};

const outOfRange = ({ root, error, report }: Described): void => {
  const say = limits[error.keyword]?.(Number(error.params["limit"])) ?? "is outside its limits";
  report("CW016", placeAt(root, error.instancePath), `${keyName(error.instancePath)} ${say}.`);
};

const doesNotGo = ({ root, error, report }: Described): void => {
  const found = holderOf(root, error.instancePath);
  const place =
    found && !Array.isArray(found.holder) ? placeOfKey(found.holder, found.key) : placeAt(root, error.instancePath);
  report("CW017", place, `${keyName(error.instancePath)} does not go with the other keys here.`);
};

const byKeyword: { readonly [keyword: string]: (described: Described) => void } = {
  additionalProperties: unknownKey,
  enum: unknownValue,
  const: unknownValue,
  type: wrongType,
  anyOf: wrongType,
  required: missingKey,
  pattern: wrongForm,
  "false schema": doesNotGo,
};

/** Reports one schema error in the words of an author. */
export const describeShapeError = (error: ErrorObject, root: PlainMap, report: Report): void => {
  (byKeyword[error.keyword] ?? outOfRange)({ root, error, report });
};
