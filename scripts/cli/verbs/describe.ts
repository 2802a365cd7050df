import { fieldKindOf } from "../../../src/fields/registry/field-kinds.ts";
import type { DocumentDefinition, Figure, PageDefinition } from "../../../src/model/definition.ts";
import type { Field } from "../../../src/model/field.ts";
import type { Text } from "../../../src/model/text.ts";
import type { ToolDefinition } from "../../../src/model/tool.ts";
import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { blockSummary } from "../block-summary.ts";
import { checklistOf, checklistSummary } from "../checklist-summary.ts";
import { findListing, findPage } from "../find-definition.ts";
import { readBlocks } from "../read-blocks.ts";
import { reviewPlaybooks, reviewRequests } from "../review-playbooks.ts";
import { parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

type Page = DocumentDefinition | ToolDefinition;

const plain = (text: Text | undefined): string | undefined =>
  text
    ?.map((part) => (typeof part === "string" ? part : part.type === "value" ? `{{ ${part.formula.source} }}` : ""))
    .join("");

type Question = {
  readonly id: string;
  readonly kind: string;
  readonly label: string | undefined;
  readonly hint?: string;
  readonly step: string;
  readonly optional: boolean | string;
  readonly unsure: boolean;
  readonly when?: string;
  readonly default?: string;
  readonly unit?: string;
  readonly min?: string;
  readonly max?: string;
  readonly options?: readonly { readonly is: string; readonly label: string | undefined; readonly when?: string }[];
  readonly fields?: readonly Question[];
};

const question = (field: Field, step: string): Question => ({
  id: field.id,
  kind: field.kind,
  label: plain(field.label),
  hint: plain(field.hint),
  step,
  optional: typeof field.optional === "boolean" ? field.optional : field.optional.source,
  unsure: field.unsure,
  when: field.when?.source,
  default: field.default?.source,
  unit: field.unit,
  min: field.min?.source,
  max: field.max?.source,
  options: field.options?.map((option) => ({
    is: option.value,
    label: plain(option.label),
    when: option.when?.source,
  })),
  fields: field.fields?.map((part) => question(part, step)),
});

const screens = (definition: PageDefinition): readonly Question[] =>
  definition.screen.map((one) => ({
    id: one.id,
    kind: "yes_no",
    label: plain(one.ask),
    step: "screen",
    optional: false,
    unsure: false,
  }));

const optionLine = ({ kind, options = [] }: Question, indent: string): readonly string[] => {
  if (options.length === 0) return [];
  const which = fieldKindOf(kind).widget === "choices" ? "any of" : "one of";
  const listed = options.length <= 12 ? options.map((option) => option.is).join(", ") : `${options.length} options`;
  return [`${indent}    ${which} ${listed}`];
};

/** The questions of a row in full; the parts of a person or an address, which are always the same, by name. */
const partLines = ({ kind, fields = [] }: Question, indent: string): readonly string[] => {
  if (fields.length === 0) return [];
  if (fieldKindOf(kind).childRole === "rows") return fields.flatMap((part) => line(part, `${indent}    `));
  return [`${indent}    parts ${fields.map(({ id }) => id).join(", ")}`];
};

const line = (one: Question, indent = ""): readonly string[] => [
  `${indent}${one.id} (${one.kind}${one.optional === true ? ", optional" : ""}) ${one.label ?? ""}`,
  ...(one.hint ? [`${indent}    hint ${one.hint}`] : []),
  ...(one.when ? [`${indent}    when ${one.when}`] : []),
  ...(one.default ? [`${indent}    default ${one.default}`] : []),
  ...optionLine(one, indent),
  ...partLines(one, indent),
];

/** Named figures of a document; a calculator shows its steps with each result. */
const figuresOf = (definition: Page): readonly Figure[] =>
  definition.kind === "document" ? (definition.figures ?? []) : [];

const asText = (definition: Page): string =>
  [
    `${definition.entry.primary} ${definition.entry.secondary} (${definition.id} ${definition.version})`,
    ...(definition.screen.length > 0 ? ["", "Before the first question"] : []),
    ...screens(definition).flatMap((one) => line(one, "  ")),
    ...definition.steps.flatMap((step) => [
      "",
      `${step.id}: ${plain(step.title) ?? ""}${step.when ? ` (when ${step.when.source})` : ""}`,
      ...step.fields.flatMap((field) => line(question(field, step.id), "  ")),
    ]),
    ...(figuresOf(definition).length > 0 ? ["", "Named figures"] : []),
    ...figuresOf(definition).map(
      ({ id, label, formula }) => `  ${id} ${plain(label) ?? ""}\n      is ${formula.source}`,
    ),
  ].join("\n");

/** Prints every question of a page with its id, kind, options and condition, the checklist of a review page, or the parameters and questions of a block. */
export const describe: CliVerb = {
  usage: "describe <slug|block> [--lang en] [--format text|json]",
  summary: "the questions of a page, the checklist of a review page, or what a block takes and asks",
  run: (args) => {
    const { words, flags } = parseArguments(args, 1, { lang: { type: "string" }, format: { type: "string" } });
    const format = readFormat(flags.format, ["text", "json"]);
    const block = readBlocks().find(({ id }) => id === words[0]);
    if (block) {
      console.log(format === "json" ? JSON.stringify(block, null, 2) : blockSummary(block).replaceAll("\t", "\n"));
      return Promise.resolve(0);
    }
    const listing = findListing(openCatalog(), words[0] ?? "");
    const { general, playbooks } = listing?.kind === "review" ? reviewPlaybooks() : { general: null, playbooks: [] };
    if (listing && general) {
      const playbook = playbooks.find(({ id }) => id === listing.review?.playbook) ?? general;
      const checklist = checklistOf(listing, playbook, reviewRequests()[playbook.id]);
      console.log(format === "json" ? JSON.stringify(checklist, null, 2) : checklistSummary(checklist));
      return Promise.resolve(0);
    }
    const { page: definition } = findPage(openCatalog(), words[0] ?? "", flags.lang);
    const questions = [
      ...screens(definition),
      ...definition.steps.flatMap((step) => step.fields.map((field) => question(field, step.id))),
    ];
    const { id, version, hash, language, languages, slugs } = definition;
    const steps = definition.steps.map((step) => ({ id: step.id, title: plain(step.title), when: step.when?.source }));
    const figures = figuresOf(definition).map((figure) => ({
      id: figure.id,
      label: plain(figure.label),
      is: figure.formula.source,
    }));
    const all = { id, version, hash, language, languages, slugs, steps, questions, figures };
    console.log(format === "json" ? JSON.stringify(all, null, 2) : asText(definition));
    return Promise.resolve(0);
  },
};
