import parts from "../../../../schemas/parts.schema.json" with { type: "json" };
import { schemaOf } from "./schemas-by-name.ts";

/** A word the schema allows at a position, with its description. */
export type SchemaCompletion = { readonly label: string; readonly detail: string; readonly insert: string };

type Schema = {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: { readonly [key: string]: Schema };
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

const PARTS = "parts.schema.json#/";

const schemaAtPointer = (root: unknown, pointer: string): Schema => {
  let node: unknown = root;
  for (const key of pointer.split("/").filter((part) => part !== ""))
    node = typeof node === "object" && node !== null ? (node as { readonly [key: string]: unknown })[key] : undefined;
  return (node ?? {}) as Schema;
};

/** A schema with the file its own references are read in. */
type SchemaInFile = { readonly root: unknown; readonly schema: Schema };

const MAX_DEPTH = 6;

/** The schema itself and those it refers to or offers as a choice. */
const withAlternatives = (placed: SchemaInFile, depth = 0): readonly SchemaInFile[] => {
  if (depth > MAX_DEPTH) return [];
  const { root, schema } = placed;
  const { $ref } = schema;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const further = choices.map((choice): SchemaInFile => ({ root, schema: choice }));
  if ($ref?.startsWith(PARTS)) further.push({ root: parts, schema: schemaAtPointer(parts, $ref.slice(PARTS.length)) });
  else if ($ref?.startsWith("#/")) further.push({ root, schema: schemaAtPointer(root, $ref.slice(2)) });
  return [placed, ...further.flatMap((file) => withAlternatives(file, depth + 1))];
};

const schemasInside = ({ root, schema }: SchemaInFile, key: string | null): readonly SchemaInFile[] => {
  if (key === null) return schema.items === undefined ? [] : withAlternatives({ root, schema: schema.items });
  const own = schema.properties?.[key] ?? schema.additionalProperties;
  return typeof own === "object" ? withAlternatives({ root, schema: own }) : [];
};

const LINE = /^(\s*)((?:- +)*)([\w-]+):(?:\s|$)/;

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/**
 * The keys that lead to a line of a block-style YAML text; null is an entry of a list.
 *
 * Example: yamlPathAt("steps:\n - id: a\n fields:\n - ", 3) is ["steps", null, "fields", null]
 */
export const yamlPathAt = (text: string, line: number): readonly (string | null)[] => {
  const lines = text.split("\n").slice(0, line + 1);
  const path: (string | null)[] = [];
  const current = lines.at(-1) ?? "";
  const dashes = /^\s*((?:- +)*)/.exec(current)?.[1] ?? "";
  let limit = indentOf(current) + dashes.length;
  if (dashes !== "") {
    path.unshift(null);
    limit = indentOf(current);
  }
  for (let index = lines.length - 2; index >= 0 && limit > 0; index--) {
    const source = lines[index] ?? "";
    if (/^\s*(#|$)/.test(source)) continue;
    const found = LINE.exec(source);
    const column = indentOf(source);
    const keyAt = column + (found?.[2]?.length ?? 0);
    if (found && keyAt < limit) {
      path.unshift(found[3] ?? "");
      if (found[2] !== "") path.unshift(null);
      limit = column;
    } else if (/^\s*- /.test(source) && column < limit && keyAt === limit && path[0] !== null) {
      path.unshift(null);
      limit = column;
    }
  }
  return path;
};

const schemasAt = (name: string, path: readonly (string | null)[]): readonly Schema[] => {
  const root = schemaOf(name);
  let placed = withAlternatives({ root, schema: root as Schema });
  for (const key of path) placed = placed.flatMap((file) => schemasInside(file, key));
  return placed.map(({ schema }) => schema);
};

const summaryOf = (description: string | undefined): string => (description ?? "").replace(/ Example:.*$/s, "");

/** The keys allowed at a path, including those already present. */
export const keysAt = (name: string, path: readonly (string | null)[]): readonly SchemaCompletion[] => {
  const offers = new Map<string, SchemaCompletion>();
  for (const schema of schemasAt(name, path)) {
    for (const [key, own] of Object.entries(schema.properties ?? {}))
      offers.set(key, { label: key, detail: summaryOf(own.description), insert: `${key}: ` });
  }
  return [...offers.values()];
};

/** The values that a key, or an entry of a list, may have at a path, where the schema lists them. */
export const enumValuesAt = (name: string, path: readonly (string | null)[]): readonly SchemaCompletion[] => {
  const values = schemasAt(name, path).flatMap((schema) => schema.enum ?? []);
  return [...new Set(values)].map((value) => ({ label: String(value), detail: "", insert: String(value) }));
};
