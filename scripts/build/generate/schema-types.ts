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

type Definitions = { readonly [name: string]: Schema };

/** A written module: its types in order, and the schema that defines each, by its pointer. */
type InputModule = { readonly file: string; readonly types: readonly (readonly [type: string, pointer: string])[] };

/** The modules with the types of an author's input. A pointer begins with a key of the definitions. */
const MODULES: readonly InputModule[] = [
  {
    file: "schema-types.ts",
    types: [
      ["CitationInput", "source"],
      ["EntryInput", "entry"],
      ["OptionInput", "option"],
      ["FieldInput", "field"],
      ["StepInput", "steps/items"],
      ["CheckInput", "checks/items"],
      ["HelpLinkInput", "way"],
      ["ScreeningInput", "screen/items"],
      ["FigureInput", "figures/items"],
      ["ItemInput", "items/items/anyOf/1"],
      ["PassageInput", "passage"],
      ["VariantInput", "variant"],
      ["TableInput", "table"],
      ["ClauseInput", "clause"],
      ["ScheduleInput", "schedule"],
      ["SignaturesInput", "signatures"],
      ["NotaryInput", "notary"],
      ["ExecutionInput", "execution"],
      ["DocumentTextInput", "document"],
      ["NextStepInput", "nextSteps/items"],
      ["LawTopicInput", "lawUse/properties/topics/additionalProperties"],
      ["LawInput", "lawUse"],
      ["CaseInput", "case"],
      ["EsignInput", "esign/anyOf/1"],
      ["AboutInput", "about"],
    ],
  },
  {
    file: "document-input.ts",
    types: [
      ["ListingInput", "listingFile"],
      ["DocumentInput", "documentFile"],
      ["LibraryClauseInput", "libraryClauseFile"],
    ],
  },
  {
    file: "tool-input.ts",
    types: [
      ["VariantFormulaInput", "variantFormula"],
      ["RoundingInput", "rounding"],
      ["DecisionRowInput", "decisionRow"],
      ["DecisionTableInput", "rules/items"],
      ["ComputeInput", "computeStep"],
      ["AnswerInput", "answer/items"],
      ["RefusalInput", "refuse/items"],
      ["ChartPartInput", "chartPart"],
      ["ChartInput", "chart"],
      ["InvariantInput", "holds/items"],
      ["NotCoveredInput", "notCovered/items"],
      ["ToolInput", "toolFile"],
    ],
  },
  {
    file: "overlay-input.ts",
    types: [
      ["ClauseTexts", "clauseTexts"],
      ["ClauseTextsById", "overlayFile/properties/clauses"],
      ["SuppliedWords", "overlayFile/properties/words/additionalProperties"],
      ["OverlayInput", "overlayFile"],
      ["ClauseOverlayInput", "clauseOverlayFile"],
    ],
  },
];

const FOLDER = "src/compiler/input";

const HEAD = `// Written by scripts/build/generate/write-shapes.ts from the schemas; do not edit.
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

/** Writes the types of schemas; a schema that has a name is written by its name wherever it is used. */
const typeWriter = (definitions: Definitions): ((schema: Schema) => string) => {
  const all = MODULES.flatMap(({ types }) => types);
  const names = new Map(all.map(([type, pointer]) => [at(definitions, pointer), type]));
  const unionOf = (schemas: readonly Schema[]): string => [...new Set(schemas.map(written))].join(" | ");
  const objectOf = ({ properties, additionalProperties }: Schema): string => {
    if (properties) return `{ ${membersOf(properties)} }`;
    const value = typeof additionalProperties === "object" ? written(additionalProperties) : "unknown";
    return `{ [name: string]: ${value} }`;
  };
  const membersOf = (properties: NonNullable<Schema["properties"]>): string =>
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
  return unnamed;
};

const namesIn = ({ file, types }: InputModule): readonly string[] => [
  ...(file === MODULES[0]?.file ? ["Formula"] : []),
  ...types.map(([type]) => type),
];

/** The imports of a module: the types of other modules that its text uses. */
const importsOf = (module: InputModule, text: string): readonly string[] =>
  MODULES.filter((other) => other !== module).flatMap((other) => {
    const used = namesIn(other).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return used.length === 0 ? [] : [`import type { ${used.join(", ")} } from "./${other.file}";\n`];
  });

/** The modules of the types of an author's input, by file. */
export const inputTypes = (definitions: Definitions): readonly (readonly [file: string, text: string])[] => {
  const write = typeWriter(definitions);
  return MODULES.map((module) => {
    const types = module.types.map(([type, pointer]) => `export type ${type} = ${write(at(definitions, pointer))};\n`);
    const text = types.join("\n");
    const imports = importsOf(module, text).join("\n");
    const formula = module === MODULES[0] ? FORMULA : "";
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
  return `// Written by scripts/build/generate/write-shapes.ts from schemas/parts.schema.json; do not edit.

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

const NOT_IN_LIBRARY = ["id", "use", "with", "when", "each", "part"];

/** The schema of a library clause: its own head, and the properties it shares with the clauses of documents. */
export const libraryClause = (
  definitions: Definitions,
  { properties, ...head }: Schema & { readonly properties: { readonly [key: string]: Schema } },
): Schema => {
  const shared = Object.entries(at(definitions, "clause").properties ?? {})
    .filter(([key]) => !NOT_IN_LIBRARY.includes(key))
    .map(([key, { description }]) => [
      key,
      { $ref: `parts.schema.json#/definitions/clause/properties/${key}`, description },
    ]);
  return { ...head, properties: { id: properties.id, needs: properties.needs, ...Object.fromEntries(shared) } };
};
