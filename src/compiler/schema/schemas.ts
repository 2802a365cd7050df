import { Ajv } from "ajv";
import type { ValidateFunction } from "ajv";
import vocabulary from "../../../schemas/vocabulary.schema.json" with { type: "json" };
import blockOverlay from "../../../schemas/block-overlay.schema.json" with { type: "json" };
import block from "../../../schemas/block.schema.json" with { type: "json" };
import body from "../../../schemas/body.schema.json" with { type: "json" };
import calculator from "../../../schemas/calculator.schema.json" with { type: "json" };
import checker from "../../../schemas/checker.schema.json" with { type: "json" };
import document from "../../../schemas/document.schema.json" with { type: "json" };
import lawSources from "../../../schemas/law-sources.schema.json" with { type: "json" };
import law from "../../../schemas/law.schema.json" with { type: "json" };
import messages from "../../../schemas/messages.schema.json" with { type: "json" };
import navigation from "../../../schemas/navigation.schema.json" with { type: "json" };
import overlay from "../../../schemas/overlay.schema.json" with { type: "json" };
import page from "../../../schemas/page.schema.json" with { type: "json" };
import parts from "../../../schemas/parts.schema.json" with { type: "json" };
import places from "../../../schemas/places.schema.json" with { type: "json" };
import planned from "../../../schemas/planned.schema.json" with { type: "json" };
import playbook from "../../../schemas/playbook.schema.json" with { type: "json" };
import review from "../../../schemas/review.schema.json" with { type: "json" };
import settings from "../../../schemas/settings.schema.json" with { type: "json" };
import site from "../../../schemas/site.schema.json" with { type: "json" };
import tool from "../../../schemas/tool.schema.json" with { type: "json" };

const schemas = {
  block,
  "block-overlay": blockOverlay,
  body,
  calculator,
  checker,
  document,
  law,
  "law-sources": lawSources,
  messages,
  navigation,
  overlay,
  page,
  places,
  planned,
  playbook,
  review,
  settings,
  site,
  tool,
  vocabulary,
};

export type SchemaName = keyof typeof schemas;

// A command that reads one file waits for its schema to be compiled. A test validates the schemas themselves, and
// optimizing the generated code takes longer than it saves.
const speed = { validateSchema: false, code: { optimize: false } } as const;

const createAjv = (): Ajv => {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    validateFormats: false,
    logger: false,
    ...speed,
  });
  return ajv.addSchema(parts, "parts.schema.json");
};

let ajv: Ajv | null = null;
const compiled = new Map<SchemaName, ValidateFunction>();

/** The compiled validator of a kind of file, created on first use. */
export const validatorOf = (name: SchemaName): ValidateFunction => {
  const known = compiled.get(name);
  if (known) return known;
  ajv ??= createAjv();
  const validator = ajv.compile(schemas[name]);
  compiled.set(name, validator);
  return validator;
};
