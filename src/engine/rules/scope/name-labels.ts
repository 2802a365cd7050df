import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import { childFields } from "../../../fields/child-fields.ts";
import type { Context } from "../../../model/context.ts";
import type { Field } from "../../../model/field.ts";
import type { LawTopic } from "../../../model/law.ts";
import type { Text } from "../../../model/text.ts";
import type { ComputeNode, ToolDefinition } from "../../../model/tool.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import { linkText } from "../../../text/templates/link-text.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import type { FillScope, TextSettings } from "../../../text/templates/text-settings.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { screenField } from "../../../fields/screen-field.ts";
import { currencyCode } from "../../../values/money.ts";
import type { ReadPath } from "./formula-reads.ts";

/** How a name or path is shown. */
export type NameLabel = {
  readonly label: string;
  readonly unit: string | null;
  /** Texts for the stored values of a choice; null for anything else. */
  readonly optionText: ((value: string) => string | null) | null;
};

/** The questions and steps of a tool by name. */
export type ToolNames = {
  readonly settings: TextSettings;
  /** The name of a jurisdiction inside a sentence. */
  readonly jurisdictionName: (code: string) => string;
  /** Labels of names and texts of formulas; cached between runs while law and settings are unchanged. */
  readonly labels: (context: Context) => NameLabels;
};

/** Labels of paths and formulas in words, which do not depend on answers. */
export type NameLabels = {
  readonly named: (path: ReadPath) => NameLabel;
  readonly inWords: WeakMap<object, string>;
};

const spaced = (id: string): string => id.replaceAll("_", " ");

const plain = (text: Text): string => text.filter((part) => typeof part === "string").join("");

/** These steps, each followed by the ones inside its rows. */
export const allNodes = (nodes: readonly ComputeNode[]): readonly ComputeNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "rows" ? allNodes(node.compute) : [])]);

const optionWordsOf = (field: Field, language: string): NameLabel["optionText"] => {
  const options = new Map(field.options?.map(({ value, label, proseLabel }) => [value, plain(proseLabel ?? label)]));
  if (options.size > 0) return (value) => options.get(value) ?? null;
  const choices = fieldKindOf(field.kind).choices;
  return choices
    ? (value) =>
        choices(field, { locale: language } as Context).find(({ value: option }) => option === value)?.label ?? null
    : null;
};

/** Codes and names of the jurisdictions a question offers, also inside a list. */
const placesOf = (field: Field): readonly (readonly [code: string, name: string])[] => [
  ...(field.kind === "place" ? (field.options ?? []) : []).map(
    ({ value, label, proseLabel }) => [value, plain(proseLabel ?? label)] as const,
  ),
  ...(field.fields ?? []).flatMap(placesOf),
];

type OptionTexts = { readonly [value: string]: Text };

/** The words of a question's options in prose. */
const optionTextsOf = (field: Field | undefined): OptionTexts | null =>
  field?.options
    ? Object.fromEntries(field.options.map(({ value, label, proseLabel }) => [value, proseLabel ?? label]))
    : null;

const STATUSES: { readonly [status: string]: string } = {
  confirmed: "confirmed",
  secondary: "read in a summary",
  disputed: "reported differently by our sources",
  unknown: "not known",
  none: "not set by law",
};

/** The label of an attribute of a law value: its certainty, citation or note. */
const lawAttributeLabel = (column: string, word: string, shape: LawTopic): NameLabel => {
  const label = shape.columns[column]?.label ?? spaced(column);
  const isStatus = word === "status" || word === "certainty";
  return {
    label: isStatus ? label : `${label} (${spaced(word)})`,
    unit: null,
    optionText: isStatus ? (value) => STATUSES[value] ?? null : null,
  };
};

const lawLabel = ([, topic = "", column = "", ...rest]: ReadPath, shape: LawTopic | undefined): NameLabel => {
  if (shape && column === "columns" && rest[1] !== undefined) return lawAttributeLabel(rest[0] ?? "", rest[1], shape);
  const [first = ""] = Object.keys(shape?.columns ?? {});
  if (shape && column !== "" && !Object.hasOwn(shape.columns, column)) return lawAttributeLabel(first, column, shape);
  const about = shape?.columns[column];
  const cell = rest[0] === undefined ? undefined : about?.rows?.[rest[0]];
  const label = about?.label ?? spaced(column === "" ? topic : column);
  const keyed = rest.length > 0 ? `${label} (${rest.map(spaced).join(", ")})` : label;
  return { label: keyed, unit: (cell === undefined ? about?.unit : cell) ?? null, optionText: null };
};

/** Members of dates and durations. */
const DATE_PARTS = new Set(["year", "month", "day", "weekday", "years", "months", "days"]);

const RESERVED_LABELS: { readonly [name: string]: string } = {
  today: "today",
  jurisdiction: "the place in the settings",
};

/** How the texts of a tool print its answers and steps. */
const textSettingsOf = (
  language: string,
  steps: ReadonlyMap<string, ComputeNode>,
  fieldAt: (path: ReadPath) => Field | undefined,
): TextSettings => {
  const optionTexts = new Map<string, OptionTexts | null>();
  return {
    words: wordsOf(language),
    optionTexts: (written) => {
      const known = optionTexts.get(written);
      if (known !== undefined) return known;
      const found = optionTextsOf(fieldAt(written.split(".")));
      optionTexts.set(written, found);
      return found;
    },
    unit: (written) => {
      const step = steps.get(written);
      return (step?.type === "step" ? step.unit : fieldAt(written.split("."))?.unit) ?? null;
    },
    isPlace: (written) => fieldAt(written.split("."))?.kind === "place",
  };
};

/** An index of the questions and steps that formulas may name. */
export const indexNames = (definition: ToolDefinition): ToolNames => {
  const { language } = definition;
  const fields = new Map<string, Field>();
  for (const field of [...definition.screen.map(screenField), ...definition.steps.flatMap((step) => step.fields)])
    fields.set(field.id, field);
  const nodes = allNodes(definition.compute);
  const steps = new Map(nodes.map((node) => [node.id, node]));
  const aliases = new Map(
    nodes.flatMap((node) => (node.type === "rows" ? [[node.each.as, node.each.field] as const] : [])),
  );
  const rows = new Map(nodes.flatMap((node) => (node.type === "rows" ? [[node.id, node] as const] : [])));

  const fieldAt = ([head = "", ...rest]: ReadPath): Field | undefined => {
    const start = fields.get(head) ?? fields.get(aliases.get(head) ?? "");
    return rest.reduce<Field | undefined>(
      (field, id) => field && childFields(field).find((part) => part.id === id),
      start,
    );
  };
  /** A step inside rows, read from outside or through the row alias: "per_state.tax". */
  const inner = (path: ReadPath): ComputeNode | undefined => {
    const [head = "", second = ""] = path;
    const from = rows.get(head) ?? rows.get(aliases.get(head) ?? "");
    return from?.compute.find(({ id }) => id === second);
  };
  const partNamed = (path: ReadPath, context: Context): NameLabel => ({
    label: `${path.at(-1)!} of ${named(path.slice(0, -1), context).label}`,
    unit: null,
    optionText: null,
  });
  const named = (path: ReadPath, context: Context): NameLabel => {
    const [head = ""] = path;
    if (head === "law") return lawLabel(path, context.law[path[1] ?? ""]);
    const step = path.length === 1 ? steps.get(head) : inner(path);
    const listed = rows.get(head)?.each.field;
    if (!step && path.length > 1 && listed !== undefined) return named([listed, ...path.slice(1)], context);
    if (step)
      return { label: plain(step.label), unit: step.type === "step" ? (step.unit ?? null) : null, optionText: null };
    const field = fieldAt(path);
    if (!field && path.length > 1 && DATE_PARTS.has(path.at(-1)!)) return partNamed(path, context);
    if (!field) return { label: RESERVED_LABELS[head] ?? path.map(spaced).join(": "), unit: null, optionText: null };
    const unit = fieldKindOf(field.kind).unit?.(field, context) ?? null;
    return { label: plain(field.label), unit, optionText: optionWordsOf(field, language) };
  };
  const settings = textSettingsOf(language, steps, fieldAt);
  const places = new Map([...fields.values()].flatMap(placesOf));
  const place = (code: string): string => places.get(code) ?? (code === "US" ? "the United States" : code);
  return { settings, jurisdictionName: place, labels: cacheLabels(named) };
};

type CachedLabels = NameLabels & Pick<Context, "law" | "settings" | "locale">;

const cacheLabels = (named: (path: ReadPath, context: Context) => NameLabel): ToolNames["labels"] => {
  let kept: CachedLabels | null = null;
  return (context) => {
    const { law, settings, locale } = context;
    if (kept?.law === law && kept.settings === settings && kept.locale === locale) return kept;
    const known = new WeakMap<ReadPath, NameLabel>();
    const nameOnce = (path: ReadPath): NameLabel => {
      const before = known.get(path);
      if (before) return before;
      const found = named(path, context);
      known.set(path, found);
      return found;
    };
    kept = { law, settings, locale, named: nameOnce, inWords: new WeakMap() };
    return kept;
  };
};

/** Returns a function that links a tool's text under its settings. */
export const textLinker =
  ({ settings }: ToolNames) =>
  (text: Text): LinkedText =>
    linkText(text, settings);

const NO_DOCUMENT: Pick<FillScope, "path" | "label" | "count" | "resolveReference"> = {
  path: (field) => field,
  label: () => null,
  count: () => 0,
  resolveReference: () => [],
};

/** The scope that fills a tool's texts with these values. */
export const fillScope = (get: VariableLookup, context: Context): FillScope => ({
  get,
  currency: currencyCode(context.settings.currency),
  ...NO_DOCUMENT,
});

/** A linked text filled in, as plain text. */
export const renderToolText = (text: LinkedText, get: VariableLookup, context: Context): string =>
  inlineText(text.fill(fillScope(get, context)));
