import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../schemas");
const PARTS = "parts";

const schemaNames = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".schema.json"))
  .map((file) => file.replace(".schema.json", ""));

const read = (name: string): object => JSON.parse(readFileSync(join(FOLDER, `${name}.schema.json`), "utf8")) as object;

// The only piece the made code takes from the library: how many characters a text has.
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';

/** The schemas as code that needs no code made at run time, which the security policy of the site forbids. */
const validators = (): string => {
  const options = { allErrors: true, verbose: true, strict: false, validateFormats: false, logger: false } as const;
  const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
  ajv.addSchema(read(PARTS), "parts.schema.json");
  const names = schemaNames.filter((name) => name !== PARTS);
  for (const name of names) ajv.addSchema(read(name), name);
  const code = standalone(ajv, Object.fromEntries(names.map((name, index) => [`v${index}`, name])));
  const byName = names.map((name, index) => `${JSON.stringify(name)}: v${index}`).join(", ");
  return `${code.replaceAll(LENGTH, "(text) => [...text].length")}\nexport const validatorOf = (name) => ({ ${byName} })[name];\n`;
};

/** Puts ready-made validators in the place of those the command line makes when it starts. */
export const schemasPlugin = (): Plugin => ({
  name: "clausewright-schemas",
  load: (id) => (id.endsWith("/src/compile/schemas.ts") ? validators() : null),
});
