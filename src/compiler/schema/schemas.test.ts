import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Schema = { readonly [key: string]: unknown };

const FOLDER = join(import.meta.dirname, "../../../schemas");
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".schema.json"));
const schemas = new Map(
  files.map((file) => [file, JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Schema] as const),
);

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Property = {
  readonly file: string;
  readonly name: string;
  readonly pointer: string;
  readonly schema: Schema;
};

const escape = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1");

/** Every property an author can write, with its location in the schema. */
const propertiesIn = (file: string, value: unknown, pointer: string): readonly Property[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => propertiesIn(file, one, `${pointer}/${index}`));
  if (!isSchema(value)) return [];
  const own = isSchema(value["properties"]) && !/\/(if|then|else)$/.test(pointer) ? value["properties"] : {};
  const here = Object.entries(own).flatMap(([name, schema]) =>
    isSchema(schema) ? [{ file, name, pointer: `${pointer}/properties/${escape(name)}`, schema }] : [],
  );
  const inner = Object.entries(value).flatMap(([key, one]) => propertiesIn(file, one, `${pointer}/${escape(key)}`));
  return [...here, ...inner];
};

const properties = [...schemas].flatMap(([file, schema]) => propertiesIn(file, schema, "#"));

const ajv = new Ajv({ strict: false, validateFormats: false });
for (const [file, schema] of schemas) ajv.addSchema(schema, file);

test.each(files)("every property in %s has a description with an example (C07)", (file) => {
  const bare = properties
    .filter((property) => property.file === file)
    .filter(({ schema }) => typeof schema["description"] !== "string" || !/Example: `.+`/s.test(schema["description"]))
    .map(({ pointer }) => pointer);
  expect(bare).toEqual([]);
});

/** The value of an example, or undefined if it is not valid YAML. */
const valueOf = (example: string, name: string): unknown => {
  try {
    return (parse(example) as Schema | null)?.[name];
  } catch {
    return undefined;
  }
};

test.each(files)("every example in %s is YAML that its own schema accepts (C07)", (file) => {
  const wrong = properties
    .filter((property) => property.file === file)
    .flatMap(({ name, pointer, schema }) => {
      const example = /Example: `(.+?)`(?: \(|$)/s.exec(String(schema["description"]))?.[1] ?? "";
      const value = valueOf(example, name);
      const validate = ajv.getSchema(`${file}${pointer}`);
      return value !== undefined && validate?.(value)
        ? []
        : [`${pointer}: ${example} ${ajv.errorsText(validate?.errors)}`];
    });
  expect(wrong).toEqual([]);
});

/** Objects with named properties that accept any other key as well. */
const openObjects = (value: unknown, pointer: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => openObjects(one, `${pointer}/${index}`));
  if (!isSchema(value)) return [];
  const isOpen =
    isSchema(value["properties"]) && value["additionalProperties"] === undefined && !/\/(if|then|else)$/.test(pointer);
  const inner = Object.entries(value).flatMap(([key, one]) => openObjects(one, `${pointer}/${key}`));
  return isOpen ? [pointer, ...inner] : inner;
};

test.each(files)("no object in %s accepts unknown keys", (file) => {
  expect(openObjects(schemas.get(file), "#")).toEqual([]);
});

test.each(files)("every reference in %s resolves", (file) => {
  expect(() => ajv.getSchema(file)).not.toThrow();
});
