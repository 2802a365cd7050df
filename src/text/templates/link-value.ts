import { link } from "../../feel/evaluate/link/link.ts";
import type { Inline } from "../../model/document.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import type { Value } from "../../values/value.ts";
import { shortLabel } from "../words/blank-line.ts";
import { EMPTY_RESULT } from "./remove-empty-results.ts";
import { printValue } from "../values/format-value.ts";
import { isEmpty } from "../values/print-plain.ts";
import { printable } from "../printable.ts";
import type { FormattedParts } from "../values/printed.ts";
import { printedText } from "../values/printed.ts";
import type { PrintOptions } from "../values/printing.ts";
import type { FillScope, TextSettings, Writer } from "./text-settings.ts";

type ValuePart = Extract<TextPart, { readonly type: "value" }>;
type FillOption = (text: Text, scope: FillScope) => string;

/** Whether a formula returned an empty text, which leaves no space either (see `remove-empty-results.ts`). */
const isNothing = ({ field }: ValuePart, value: Value): boolean => field === undefined && value === "";

/** The question that a formula's blank links to: its first visible unanswered input, else its first visible one. */
const openQuestion = ({ formula, blankField }: ValuePart, scope: FillScope): string | undefined => {
  if (blankField !== undefined) return blankField;
  const asked = formula.deps.filter((name) => scope.label(name) !== null && scope.isAsked?.(name) !== false);
  return asked.find((name) => isEmpty(scope.get(name))) ?? asked[0];
};

const blankAt = (path: string | undefined, kind: string | null, scope: FillScope, settings: TextSettings): Inline => {
  const short = shortLabel(path, kind, settings.words);
  return {
    type: "blank",
    field: path,
    label: (path === undefined ? null : scope.label(path)) ?? settings.words.blank,
    ...(short === undefined ? {} : { short }),
  };
};

const setMarks = (words: string, { typeset }: TextSettings): string => (typeset ? typeset(words) : words);

const writeParts = (printed: FormattedParts, path: string | undefined, scope: FillScope, settings: TextSettings) =>
  printed.map((piece): Inline => {
    if (typeof piece === "string") return { type: "text", text: piece };
    const field = path === undefined ? undefined : `${path}.${piece.part}`;
    if (piece.text === null) return blankAt(field, null, scope, settings);
    return { type: "value", text: setMarks(printable(piece.text), settings), field };
  });

/** The option text for a stored value of `field`, null if it has no such option. */
const optionText = (
  field: string,
  value: string,
  scope: FillScope,
  { optionTexts }: TextSettings,
  fillOption: FillOption,
): string | null => {
  const options = optionTexts?.(field);
  return options && Object.hasOwn(options, value) ? fillOption(options[value]!, scope) : null;
};

/** The translation of a text supplied by the form or the law. */
const translatedBy =
  (replacements: ValuePart["replacements"]) =>
  (text: string): string | null =>
    replacements && Object.hasOwn(replacements, text) ? replacements[text]! : null;

const mapText = (value: Value, change: (text: string) => string | null): Value => {
  if (typeof value === "string") return change(value) ?? value;
  return Array.isArray(value) ? value.map((entry: Value) => mapText(entry, change)) : value;
};

/** Cache of the last output, because a keystroke leaves most answers unchanged. */
type LastOutput = {
  value: Value;
  path: string | undefined;
  currency: string;
  inline: Inline | null;
};

const newOutput = (): LastOutput => ({ value: null, path: undefined, currency: "", inline: null });

const lastOutputs = new WeakMap<TextSettings, Map<string, LastOutput>>();

/** The cache of a part; parts of one document that print an answer in the same format share it. */
const lastOutputOf = (
  { formula, field, format = "", unit = "", replacements }: ValuePart,
  settings: TextSettings,
): LastOutput => {
  const isAnswer = Array.isArray(formula.ast) && formula.ast[0] === "get" && formula.ast[1] === field;
  if (!isAnswer || field === undefined || replacements !== undefined) return newOutput();
  const ofSettings = lastOutputs.get(settings) ?? new Map<string, LastOutput>();
  lastOutputs.set(settings, ofSettings);
  const key = format === "" && unit === "" ? field : [field, format, unit].join("|");
  const known = ofSettings.get(key) ?? newOutput();
  ofSettings.set(key, known);
  return known;
};

/** Whether a value's text depends only on itself, unlike lists and records, whose entries may have option texts. */
const isPlain = (value: Value): boolean =>
  typeof value !== "object" || isDecimal(value) || isCalendarDate(value) || isDuration(value);

/** Writes one answer or formula: its words, or a blank that names its question. */
export const linkValue = (part: ValuePart, settings: TextSettings, fillOption: FillOption): Writer => {
  const { field, format, replacements } = part;
  const { words, optionTexts } = settings;
  const evaluate = link(part.formula.ast);
  const unit = part.unit ?? (field === undefined ? null : (settings.unit?.(field) ?? null));
  const kind = field === undefined ? null : (settings.kind?.(field) ?? null);
  const hasOptions = field !== undefined && Boolean(optionTexts?.(field));

  const print = (value: Value, scope: FillScope): FormattedParts => {
    const say = (name: string, text: string) => optionText(name, text, scope, settings, fillOption);
    const how: PrintOptions = {
      words,
      currency: scope.currency,
      unit,
      formatPart: field === undefined ? undefined : (inner, text) => say(`${field}.${inner}`, text),
    };
    const own = replacements ? mapText(value, translatedBy(replacements)) : value;
    return printValue(hasOptions ? mapText(own, (text) => say(field, text)) : own, format, how);
  };

  let last: LastOutput | null = null;
  return (scope, out) => {
    const path = field === undefined ? part.blankField : scope.path(field);
    const value = evaluate(scope.get);
    const { currency } = scope;
    last ??= lastOutputOf(part, settings);
    const { inline: known } = last;
    if (known && last.value === value && last.path === path && last.currency === currency) {
      out.push(known);
      return;
    }
    if (isEmpty(value)) {
      const asks = field === undefined ? openQuestion(part, scope) : path;
      out.push(isNothing(part, value) ? EMPTY_RESULT : blankAt(asks, kind, scope, settings));
      return;
    }
    const printed = print(value, scope);
    if (printed.some((piece) => typeof piece !== "string")) {
      out.push(...writeParts(printed, path, scope, settings));
      return;
    }
    const text = setMarks(printable(printedText(printed)), settings);
    const inline: Inline =
      text.trim() === "" ? blankAt(path, kind, scope, settings) : { type: "value", text, field: path };
    if (inline.type === "value" && !hasOptions && isPlain(value))
      Object.assign(last, { value, path, currency, inline });
    out.push(inline);
  };
};
