import { childFields } from "../../../fields/child-fields.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { Field } from "../../../model/field.ts";
import type { FigureFormulas } from "./formula-values.ts";
import type { Text } from "../../../model/text.ts";
import { typesetAnswer } from "../../../text/typeset.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";

/** List names by row alias: `{ project: "projects" }`. */
export type RowAliases = { readonly [name: string]: string };

/** The questions of a definition by the names that texts use for their answers. */
export type FieldIndex = {
  /** Text settings for a scope with these row aliases. */
  readonly settings: (aliases: RowAliases) => TextSettings;
  /** Questions whose parties have a role, by role id. */
  readonly holders: ReadonlyMap<string, readonly string[]>;
  readonly figures: FigureFormulas;
  /** The question at a path without row ids ("projects.name"), undefined if there is none. */
  readonly fieldAt: (path: string) => Field | undefined;
};

const optionTextsOf = (field: Field | undefined): { readonly [is: string]: Text } | null =>
  field?.options
    ? Object.fromEntries(field.options.map(({ value, label, proseLabel }) => [value, proseLabel ?? label]))
    : null;

const holdersOf = (fields: readonly Field[]): ReadonlyMap<string, readonly string[]> => {
  const holders = new Map<string, readonly string[]>();
  for (const { role, id } of fields) {
    if (role !== undefined) holders.set(role, [...(holders.get(role) ?? []), id]);
  }
  return holders;
};

const memoize = <Found>(find: (name: string) => Found): ((name: string) => Found) => {
  const found = new Map<string, Found>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const fresh = find(name);
    found.set(name, fresh);
    return fresh;
  };
};

/** An index of the definition's questions. */
export const indexFields = (definition: Pick<DocumentDefinition, "steps" | "document" | "figures">): FieldIndex => {
  const top = definition.steps.flatMap((step) => step.fields);
  const topById = new Map(top.map((field) => [field.id, field]));
  const fieldAt = (path: string): Field | undefined => {
    const [head = "", ...rest] = path.split(".");
    return rest.reduce<Field | undefined>(
      (field, id) => field && childFields(field).find((part) => part.id === id),
      topById.get(head),
    );
  };
  const settings = (aliases: RowAliases): TextSettings => {
    const question = (written: string): Field | undefined => {
      const [head = "", ...rest] = written.split(".");
      return fieldAt([Object.hasOwn(aliases, head) ? aliases[head]! : head, ...rest].join("."));
    };
    return {
      words: wordsOf(definition.document.language),
      typeset: (words) => typesetAnswer(words, definition.document.language),
      optionTexts: memoize((written) => optionTextsOf(question(written))),
      unit: (written) => question(written)?.unit ?? null,
      kind: (written) => question(written)?.kind ?? null,
      isPlace: (written) => question(written)?.kind === "place",
    };
  };
  const figures = new Map((definition.figures ?? []).map(({ id, formula }) => [id, formula]));
  return { settings, fieldAt, figures, holders: holdersOf(top) };
};
