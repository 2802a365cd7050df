import { INPUT_MODULES, SHARED } from "./input-modules.ts";
import type { InputModule } from "./input-modules.ts";

/** The part of JSON Schema that our schemas use for shapes. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [key: string]: Schema };
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
};

type Properties = NonNullable<Schema["properties"]>;

type Definitions = { readonly [name: string]: Schema };

const FOLDER = "src/compiler/input";

const HEAD = `// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.
`;

const FORMULA = `/** A formula or a plain value in its place. */
export type Formula = string | boolean | number;
`;

const FORMULAS = ["formula", "condition"];

const at = (definitions: Definitions, pointer: string): Schema => {
  let found: unknown = definitions;
  for (const key of pointer.split("/")) found = (found as { readonly [key: string]: unknown } | undefined)?.[key];
  if (found === undefined) throw new Error(`missing definition: ${pointer}`);
  return found as Schema;
};

const arrayOf = (entry: string): string => (/^[\w"]+$/.test(entry) ? `${entry}[]` : `(${entry})[]`);

type Property = readonly [key: string, value: Schema];

type Writer = (schema: Schema, bases?: readonly string[]) => string;

/** Writes the types of schemas; a schema that has a name is written by its name wherever it is used. */
const typeWriter = (definitions: Definitions): Writer => {
  const all = INPUT_MODULES.flatMap(({ types }) => types);
  const baseOf = (base: string): Properties => {
    const pointer = all.find(([type]) => type === base)?.[1];
    if (pointer === undefined) throw new Error(`missing type: ${base}`);
    return at(definitions, pointer).properties ?? {};
  };
  const names = new Map(all.map(([type, pointer]) => [at(definitions, pointer), type]));
  const unionOf = (schemas: readonly Schema[]): string => [...new Set(schemas.map(written))].join(" | ");
  const objectOf = ({ properties, additionalProperties }: Schema): string => {
    if (properties) return `{ ${membersOf(properties)} }`;
    const value = typeof additionalProperties === "object" ? written(additionalProperties) : "unknown";
    return `{ [name: string]: ${value} }`;
  };
  const membersOf = (properties: Properties): string =>
    Object.entries(properties)
      .map(([key, value]) => `${key}?: ${written(value)};`)
      .join(" ");
  const ofType = (type: string, schema: Schema): string => {
    if (type === "array") return arrayOf(schema.items ? written(schema.items) : "unknown");
    if (type === "object") return objectOf(schema);
    return type === "integer" ? "number" : type;
  };
  const written = (schema: Schema): string => names.get(schema) ?? unnamed(schema);
  const unnamed = (schema: Schema): string => {
    const name = schema.$ref?.split("/definitions/")[1];
    if (name !== undefined) return FORMULAS.includes(name) ? "Formula" : written(at(definitions, name));
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return unionOf(either);
    if (schema.type === undefined) return "unknown";
    const types = typeof schema.type === "string" ? [schema.type] : schema.type;
    return types.map((type) => ofType(type, schema)).join(" | ");
  };
  const extension = (schema: Schema, bases: readonly string[]): string => {
    const own = Object.entries(schema.properties ?? {});
    const inherited = bases.flatMap((base) => Object.entries(baseOf(base)));
    const isIn = (properties: readonly Property[], [key, value]: Property): boolean =>
      properties.some(([other, shape]) => other === key && written(shape) === written(value));
    const extended = bases.map((base) => {
      const absent = Object.entries(baseOf(base)).filter((property) => !isIn(own, property));
      const keys = absent.map(([key]) => JSON.stringify(key)).join(" | ");
      return absent.length === 0 ? base : `Omit<${base}, ${keys}>`;
    });
    const rest = Object.fromEntries(own.filter((property) => !isIn(inherited, property)));
    return [...extended, `{ ${membersOf(rest)} }`].join(" & ");
  };
  /** The bases without the properties that the schema lacks, then the properties that no base has. */
  return (schema, bases = []) => (bases.length === 0 ? unnamed(schema) : extension(schema, bases));
};

const namesIn = ({ file, types }: InputModule): readonly string[] => [
  ...(file === INPUT_MODULES[0]?.file ? ["Formula"] : []),
  ...types.map(([type]) => type),
];

/** The imports of a module: the types of other modules that its text uses. */
const importsOf = (module: InputModule, text: string): readonly string[] =>
  INPUT_MODULES.filter((other) => other !== module).flatMap((other) => {
    const used = namesIn(other).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return used.length === 0 ? [] : [`import type { ${used.join(", ")} } from "./${other.file}";\n`];
  });

/** The shapes of `SHARED`, from the schemas that have them. */
export const sharedShapes = (definitions: Definitions): Definitions =>
  Object.fromEntries(
    Object.entries(SHARED).map(([name, [pointer, keys]]) => {
      const properties = Object.entries(at(definitions, pointer).properties ?? {});
      return [
        name,
        { type: "object", properties: Object.fromEntries(properties.filter(([key]) => keys.includes(key))) },
      ];
    }),
  );

/** The modules of the types of an author's input, by file. */
export const inputTypes = (definitions: Definitions): readonly (readonly [file: string, text: string])[] => {
  const write = typeWriter(definitions);
  return INPUT_MODULES.map((module) => {
    const types = module.types.map(
      ([type, pointer, ...bases]) => `export type ${type} = ${write(at(definitions, pointer), bases)};\n`,
    );
    const text = types.join("\n");
    const imports = importsOf(module, text).join("\n");
    const formula = module === INPUT_MODULES[0] ? FORMULA : "";
    return [`${FOLDER}/${module.file}`, [HEAD, imports, formula, text].filter((part) => part !== "").join("\n")];
  });
};

const camelCase = (key: string): string => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const sentence = ({ description = "" }: Schema): string => description.split(" Example:")[0]!.trim();

/** The module of the properties a clause is printed with. */
export const clauseStyle = (definitions: Definitions): string => {
  const properties = Object.entries(at(definitions, "clauseStyle").properties ?? {});
  const write = typeWriter(definitions);
  const members = properties.map(
    ([key, schema]) => `/** ${sentence(schema)} */\n  readonly ${camelCase(key)}?: ${write(schema)};`,
  );
  return `// Written by scripts/build/generate/write-types.ts from schemas/parts.schema.json; do not edit.

/** How a clause is printed. The author's properties, passed unchanged to the writers. */
export type ClauseStyle = {
${members.join("\n")}
};

/** The author's key of each property. */
export const CLAUSE_STYLE_KEYS = {
${properties.map(([key]) => `${camelCase(key)}: "${key}",`).join("\n")}
} as const satisfies { readonly [Key in keyof ClauseStyle]-?: string };
`;
};
