import type { BlockFileInput } from "../input/block-input.ts";
import type { BodyTextInput, ClauseInput, ItemInput } from "../input/schema-types.ts";

const textOf = (item: string | ItemInput): string => (typeof item === "string" ? item : (item.text ?? ""));

const letterOf = (index: number): string => String.fromCodePoint(0x61 + index);

// A list in one sentence: "… from (a) reporting it; or (b) testifying, and no one …".
const sentenceOf = ({ text, items = [], join = "and", after }: BodyTextInput): readonly string[] => {
  if (text === undefined) return [];
  const link = join === "none" ? "" : ` ${join}`;
  const list = items.map((item, index) => {
    const end = index === items.length - 2 ? `;${link}` : ";";
    return `(${letterOf(index)}) ${textOf(item)}${index === items.length - 1 ? "" : end}`;
  });
  const words = [text, ...list].join(" ");
  if (after !== undefined) return [`${words}, ${after}`];
  return [list.length > 0 && !/[.;]$/.test(words) ? `${words}.` : words];
};

const textsOf = (clause: ClauseInput): readonly string[] => [
  ...sentenceOf(clause.text === undefined ? (clause.variants?.at(-1) ?? {}) : clause),
  ...(clause.clauses ?? []).flatMap(textsOf),
];

/**
 * The clauses of a block as text to copy, or null if it has none: the usual variant with all items of its lists, and a
 * blank for each value that a form would fill in.
 */
export const blockText = ({ clauses = [] }: BlockFileInput): string | null => {
  const texts = clauses.flatMap(textsOf);
  return texts.length === 0
    ? null
    : texts
        .join("\n\n")
        .replaceAll(/\{\{[^}]*\}\}/g, "[fill in]")
        .trim();
};
