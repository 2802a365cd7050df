import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { Plugin } from "vite";
import { replaceRequired } from "./replace-required.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, "schemas");
const REPLACED = "/src/compiler/schema/schemas.ts";
const PARTS = "parts";

const schemaNames = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".schema.json"))
  .map((file) => file.replace(".schema.json", ""));

const read = (name: string): object => JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), "utf8")) as object;

// The only library function that the generated code imports: the length of a text in characters.
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';

/** The schemas as precompiled validators: the site's security policy forbids generating code at run time. */
const validators = (): string => {
  const options = { allErrors: true, verbose: true, strict: false, validateFormats: false, logger: false } as const;
  const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
  ajv.addSchema(read(PARTS), "parts.schema.json");
  const names = schemaNames.filter((name) => name !== PARTS);
  for (const name of names) ajv.addSchema(read(name), name);
  const code = standalone(ajv, Object.fromEntries(names.map((name, index) => [`v${index}`, name])));
  const byName = names.map((name, index) => `${JSON.stringify(name)}: v${index}`).join(", ");
  return `${replaceRequired(code, LENGTH, "(text) => [...text].length")}\nexport const validatorOf = (name) => ({ ${byName} })[name];\n`;
};

/** Substitutes the precompiled validators for those the command line creates at startup. */
export const schemasPlugin = (): Plugin => {
  if (!existsSync(join(ROOT, REPLACED))) throw new Error(`nothing to replace in the build: ${REPLACED}`);
  return {
    name: "clausewright-schemas",
    load: (id) => (id.endsWith(REPLACED) ? validators() : null),
  };
};
