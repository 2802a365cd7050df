import type { Get } from "../../feel/evaluate/run.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import { insideOf } from "../../fields/inside-of.ts";
import type { Context } from "../../model/context.ts";
import type { Field } from "../../model/field.ts";
import type { LawTopic } from "../../model/law.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeNode, ToolDefinition } from "../../model/tool.ts";
import { inlineText } from "../../text/inline-text.ts";
import { linkText } from "../../text/link-text.ts";
import type { LinkedText } from "../../text/link-text.ts";
import type { FillScope, TextSettings } from "../../text/text-settings.ts";
import { wordsOf } from "../../text/words-of.ts";
import { screenField } from "../../fields/screen-field.ts";
import { currencyCode } from "../../values/money.ts";
import type { ReadPath } from "./reads.ts";

/** What is known of the thing a path names. */
export type Named = {
  readonly label: string;
  readonly unit: string | null;
  /** Words for its stored values, where it is a choice. */
  readonly says: ((value: string) => string | null) | null;
};

/** The questions and steps of a tool by name. */
export type Names = {
  readonly settings: TextSettings;
  /** A place as a sentence names it. */
  readonly place: (code: string) => string;
  /** What is said of names and formulas; kept from one working out to the next while law and settings stay. */
  readonly told: (context: Context) => Told;
};

/** What a path names, and formulas said in words: neither depends on an answer. */
export type Told = {
  readonly named: (path: ReadPath) => Named;
  readonly inWords: WeakMap<object, string>;
};

const spaced = (id: string): string => id.replaceAll("_", " ");

const plain = (text: Text): string => text.filter((part) => typeof part === "string").join("");

const allNodes = (nodes: readonly ComputeNode[]): readonly ComputeNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "rows" ? allNodes(node.compute) : [])]);

const saysOf = (field: Field, language: string): Named["says"] => {
  const options = new Map(field.options?.map(({ is, label, says }) => [is, plain(says ?? label)]));
  if (options.size > 0) return (value) => options.get(value) ?? null;
  const choices = fieldKindOf(field.kind).choices;
  return choices
    ? (value) => choices(field, { locale: language } as Context).find(({ is }) => is === value)?.label ?? null
    : null;
};

/** The names of the places a question offers, also inside a list. */
const placesOf = (field: Field): readonly (readonly [code: string, name: string])[] => [
  ...(field.kind === "place" ? (field.options ?? []) : []).map(
    ({ is, label, says }) => [is, plain(says ?? label)] as const,
  ),
  ...(field.fields ?? []).flatMap(placesOf),
];

type Sayings = { readonly [value: string]: Text };

/** The words of a question's options in prose. */
const sayingsOf = (field: Field | undefined): Sayings | null =>
  field?.options ? Object.fromEntries(field.options.map(({ is, label, says }) => [is, says ?? label])) : null;

const STATUSES: { readonly [status: string]: string } = {
  confirmed: "confirmed",
  secondary: "read in a summary",
  disputed: "reported differently by our sources",
  unknown: "not known",
  none: "not set by law",
};

/** What is said of a value of the law: how sure we are of it, its citation, its note. */
const aboutLaw = (column: string, word: string, shape: LawTopic): Named => {
  const label = shape.columns[column]?.label ?? spaced(column);
  const isStatus = word === "status" || word === "certainty";
  return {
    label: isStatus ? label : `${label} (${spaced(word)})`,
    unit: null,
    says: isStatus ? (value) => STATUSES[value] ?? null : null,
  };
};

const lawNamed = ([, topic = "", column = "", ...rest]: ReadPath, shape: LawTopic | undefined): Named => {
  if (shape && column === "columns" && rest[1] !== undefined) return aboutLaw(rest[0] ?? "", rest[1], shape);
  const [first = ""] = Object.keys(shape?.columns ?? {});
  if (shape && column !== "" && !Object.hasOwn(shape.columns, column)) return aboutLaw(first, column, shape);
  const about = shape?.columns[column];
  const cell = rest[0] === undefined ? undefined : about?.rows?.[rest[0]];
  const label = about?.label ?? spaced(column === "" ? topic : column);
  const keyed = rest.length > 0 ? `${label} (${rest.map(spaced).join(", ")})` : label;
  return { label: keyed, unit: (cell === undefined ? about?.unit : cell) ?? null, says: null };
};

/** What can be asked of a day or a length of time. */
const PARTS = new Set(["year", "month", "day", "weekday", "years", "months", "days"]);

const OWN: { readonly [name: string]: string } = { today: "today", jurisdiction: "the place in the settings" };

/** An index of what formulas may name. */
export const indexNames = (definition: ToolDefinition): Names => {
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
      (field, id) => field && insideOf(field).find((part) => part.id === id),
      start,
    );
  };
  /** A step inside rows, read from the outside or through the name of an entry: "per_state.tax". */
  const inner = (path: ReadPath): ComputeNode | undefined => {
    const [head = "", second = ""] = path;
    const from = rows.get(head) ?? rows.get(aliases.get(head) ?? "");
    return from?.compute.find(({ id }) => id === second);
  };
  const partNamed = (path: ReadPath, context: Context): Named => ({
    label: `${path.at(-1)!} of ${named(path.slice(0, -1), context).label}`,
    unit: null,
    says: null,
  });
  const named = (path: ReadPath, context: Context): Named => {
    const [head = ""] = path;
    if (head === "law") return lawNamed(path, context.law[path[1] ?? ""]);
    const step = path.length === 1 ? steps.get(head) : inner(path);
    const listed = rows.get(head)?.each.field;
    if (!step && path.length > 1 && listed !== undefined) return named([listed, ...path.slice(1)], context);
    if (step) return { label: plain(step.label), unit: step.type === "step" ? (step.unit ?? null) : null, says: null };
    const field = fieldAt(path);
    if (!field && path.length > 1 && PARTS.has(path.at(-1)!)) return partNamed(path, context);
    if (!field) return { label: OWN[head] ?? path.map(spaced).join(": "), unit: null, says: null };
    const unit = fieldKindOf(field.kind).unit?.(field, context) ?? null;
    return { label: plain(field.label), unit, says: saysOf(field, language) };
  };
  const sayings = new Map<string, Sayings | null>();
  const settings: TextSettings = {
    words: wordsOf(language),
    sayings: (written) => {
      const known = sayings.get(written);
      if (known !== undefined) return known;
      const found = sayingsOf(fieldAt(written.split(".")));
      sayings.set(written, found);
      return found;
    },
    unit: (written) => {
      const step = steps.get(written);
      return (step?.type === "step" ? step.unit : fieldAt(written.split("."))?.unit) ?? null;
    },
  };
  const places = new Map([...fields.values()].flatMap(placesOf));
  const place = (code: string): string => places.get(code) ?? (code === "US" ? "the United States" : code);
  return { settings, place, told: keepTold(named) };
};

type Kept = Told & Pick<Context, "law" | "settings" | "locale">;

const keepTold = (named: (path: ReadPath, context: Context) => Named): Names["told"] => {
  let kept: Kept | null = null;
  return (context) => {
    const { law, settings, locale } = context;
    if (kept?.law === law && kept.settings === settings && kept.locale === locale) return kept;
    const known = new WeakMap<ReadPath, Named>();
    const nameOnce = (path: ReadPath): Named => {
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

/** A text of the tool, linked. */
export const linkTexts =
  ({ settings }: Names) =>
  (text: Text): LinkedText =>
    linkText(text, settings);

const NO_DOCUMENT: Pick<FillScope, "path" | "label" | "count" | "cite"> = {
  path: (field) => field,
  label: () => null,
  count: () => 0,
  cite: () => [],
};

/** How texts are filled with these values. */
export const fillScope = (get: Get, context: Context): FillScope => ({
  get,
  currency: currencyCode(context.settings.currency),
  ...NO_DOCUMENT,
});

/** The words of a linked text. */
export const sayText = (text: LinkedText, get: Get, context: Context): string =>
  inlineText(text.fill(fillScope(get, context)));
