import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { keysAt, enumValuesAt } from "./schema-completion.ts";
import type { SchemaCompletion } from "./schema-completion.ts";

const VALUE = /^\s*(?:- +)*([\w-]+): +([\w-]*)$/;
const KEY = /^\s*(?:- +)*([\w-]*)$/;

const completions = (offers: readonly SchemaCompletion[]): readonly Completion[] =>
  offers.map(({ label, detail, insert }) => ({ label, info: detail, apply: insert, type: "property" }));

/** Offers keys and values by the schema of the file. */
export const completeYaml =
  (schema: string) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    const text = state.doc.toString();
    const value = VALUE.exec(before);
    if (value) {
      const options = completions(enumValuesAt(schema, text, line.number - 1, value[1] ?? ""));
      return { from: pos - (value[2] ?? "").length, options, validFor: /^[\w-]*$/ };
    }
    const key = KEY.exec(before);
    if (!key || (key[1] === "" && !context.explicit)) return null;
    return {
      from: pos - (key[1] ?? "").length,
      options: completions(keysAt(schema, text, line.number - 1)),
      validFor: /^[\w-]*$/,
    };
  };
