import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { CatalogWords } from "./catalog-words.ts";
import { MAX_LINE_LENGTH, flowPosition } from "./flow-position.ts";
import { keysAt, enumValuesAt, yamlPathAt } from "./schema-completion.ts";
import type { SchemaCompletion } from "./schema-completion.ts";

const VALUE = /^\s*(?:- +)*([\w-]+): +([\w-]*)$/;
const KEY = /^\s*(?:- +)*([\w-]*)$/;
// "{{ rent | mon", "{{ law.usury.li", "when: rent > de"
const FORMAT = /\{\{[^{}|]*(?:\|[^{}|]*)*\|\s*([\w ]*)$/;
const LAW = /\blaw\.([\w.]*)$/;
const BLANK = /\{\{(?:[^{}]*[\s(])?([a-z]\w*)?$/;
// Keys whose values are formulas.
const FORMULA = /(?:^|[\s{,])(?:when|is|hidden|min|max|default): +(?:[^#]*[\s(])?["']?([a-z]\w*)?$/;

const completions = (offers: readonly SchemaCompletion[]): readonly Completion[] =>
  offers.map(({ label, detail, insert }) => ({ label, info: detail, apply: insert, type: "property" }));

const wordsFrom = (words: readonly string[], typed: string, pos: number): CompletionResult => ({
  from: pos - typed.length,
  options: words.map((label) => ({ label, type: "variable" })),
  validFor: /^[\w. -]*$/,
});

/** Names inside a formula or a blank, and block ids after `use`. */
const completeName = (before: string, pos: number, words: CatalogWords): CompletionResult | null => {
  const format = FORMAT.exec(before);
  if (format) return wordsFrom(words.formats, format[1] ?? "", pos);
  const law = LAW.exec(before);
  if (law) return wordsFrom(words.law, law[1] ?? "", pos);
  const block = /(?:^|[\s{])use: +([\w-]*)$/.exec(before);
  if (block) return wordsFrom(words.blocks, block[1] ?? "", pos);
  const name = BLANK.exec(before) ?? FORMULA.exec(before);
  return name ? wordsFrom(words.ids, name[1] ?? "", pos) : null;
};

type Typed = { readonly options: readonly SchemaCompletion[]; readonly word: string; readonly isKey: boolean };

/** What the schema allows at the cursor. */
const allowedAt = (schema: string, text: string, line: number, before: string): Typed | null => {
  const flow = flowPosition(before);
  if (flow) {
    const path = [...yamlPathAt(text, line), ...flow.path];
    const { key, isList, word } = flow;
    if (isList) return { options: enumValuesAt(schema, [...path, null]), word, isKey: false };
    return key === null
      ? { options: keysAt(schema, path), word, isKey: true }
      : { options: enumValuesAt(schema, [...path, key]), word, isKey: false };
  }
  const value = VALUE.exec(before);
  if (value) {
    const options = enumValuesAt(schema, [...yamlPathAt(text, line), value[1] ?? ""]);
    return { options, word: value[2] ?? "", isKey: false };
  }
  const key = KEY.exec(before);
  return key ? { options: keysAt(schema, yamlPathAt(text, line)), word: key[1] ?? "", isKey: true } : null;
};

/** Offers keys and values by the schema of the file, and the names of the catalog where one belongs. */
export const completeYaml =
  (schema: string, words: () => CatalogWords) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const line = state.doc.lineAt(pos);
    if (line.length > MAX_LINE_LENGTH) return null;
    const before = line.text.slice(0, pos - line.from);
    const allowed = allowedAt(schema, state.doc.toString(), line.number - 1, before);
    if (!allowed || allowed.options.length === 0) return completeName(before, pos, words());
    const { options, word, isKey } = allowed;
    if (isKey && word === "" && !context.explicit) return null;
    return { from: pos - word.length, options: completions(options), validFor: /^[\w-]*$/ };
  };
