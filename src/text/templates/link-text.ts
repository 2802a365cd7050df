import type { Inline } from "../../model/document.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { singularOrPlural } from "./agreement.ts";
import { EMPTY_RESULT, removeEmptyResults } from "./remove-empty-results.ts";
import { inlineText } from "./inline-text.ts";
import { linkValue } from "./link-value.ts";
import type { ProseWords } from "../words/prose-words.ts";
import type { FillScope, TextSettings, Writer } from "./text-settings.ts";
import { valueParts } from "../text-parts.ts";

/** A linked text that can be filled many times; `fields` are the names of the answers it shows. */
export type LinkedText = {
  readonly fill: (scope: FillScope) => readonly Inline[];
  readonly fields: readonly string[];
};

const lastText = (out: readonly Inline[]): string => {
  const last = out.findLast((inline) => inline !== EMPTY_RESULT);
  return last && "text" in last ? last.text : "";
};

const linkPlain = (text: string): Writer => {
  const inline: Inline = { type: "text", text };
  const stop = text.charAt(0);
  if (stop !== "." && stop !== "。") return (_, out) => void out.push(inline);
  const rest: Inline = { type: "text", text: text.slice(1) };
  // "Birch Inc." at the end of a sentence already has the period.
  return (_, out) => {
    if (!lastText(out).endsWith(stop)) out.push(inline);
    else if (rest.text !== "") out.push(rest);
  };
};

/** Contracts the words before `out[at]` with its article, where the language contracts them. */
const contractAt = (out: Inline[], index: number, contracted: NonNullable<ProseWords["contracted"]>): void => {
  const before = out[index - 1];
  const inline = out[index];
  if (before?.type !== "text" || (inline?.type !== "reference" && inline?.type !== "value")) return;
  const joined = contracted(before.text, inline.type === "reference" ? inline.before : inline.text);
  if (!joined) return;
  const rest = inline.type === "reference" ? { ...inline, before: joined[1] } : { ...inline, text: joined[1] };
  out.splice(index - 1, 2, { type: "text", text: joined[0] }, rest);
};

const contracting = (write: Writer, { contracted }: ProseWords): Writer => {
  if (!contracted) return write;
  return (scope, out) => {
    const at = out.length;
    write(scope, out);
    contractAt(out, at, contracted);
  };
};

/** Writes the name of a place as the language does between the texts around it. */
const placing = (write: Writer, after: string, { placeInText }: ProseWords): Writer => {
  if (!placeInText) return write;
  return (scope, out) => {
    const before = lastText(out);
    const index = out.length;
    write(scope, out);
    const inline = out[index];
    if (inline?.type !== "value") return;
    const text = placeInText(inline.text, before, after);
    if (text !== inline.text) out[index] = { ...inline, text };
  };
};

const linkReference = (clause: string, capital: boolean, words: ProseWords): Writer =>
  contracting((scope, out) => void out.push(...scope.resolveReference(clause, capital)), words);

/** Only words of the catalog are contracted (names of options and places, translated law), never what was typed. */
const linkPrinted = (
  part: Extract<TextPart, { readonly type: "value" }>,
  after: string,
  settings: TextSettings,
): Writer => {
  const { words } = settings;
  const write = linkValue(part, settings, (text, scope) => inlineText(linkText(text, settings).fill(scope)));
  const isOfCatalog = part.replacements || (part.field !== undefined && settings.optionTexts?.(part.field));
  if (!isOfCatalog) return write;
  const isPlace = part.replacements || (part.field !== undefined && settings.isPlace?.(part.field) === true);
  return contracting(isPlace ? placing(write, after, words) : write, words);
};

const linkPart = (part: TextPart, after: string, settings: TextSettings): Writer => {
  if (typeof part === "string") return linkPlain(part);
  switch (part.type) {
    case "value":
      return linkPrinted(part, after, settings);
    case "reference":
      return linkReference(part.clause, part.capital, settings.words);
    case "agreement": {
      const { role, one, many } = part;
      return (scope, out) => void out.push({ type: "text", text: singularOrPlural(scope.count(role), one, many) });
    }
    case "strong": {
      const inner = linkText(part.parts, settings);
      return (scope, out) => {
        const content = inner.fill(scope);
        out.push(content.length === 0 ? EMPTY_RESULT : { type: "strong", content });
      };
    }
    case "term": {
      const inline: Inline = { type: "term", text: part.text };
      return (_, out) => void out.push(inline);
    }
  }
};

const fieldsOf = (text: Text): readonly string[] =>
  valueParts(text).flatMap(({ field, blankField }) => {
    const shown = field ?? blankField;
    return shown === undefined ? [] : [shown];
  });

/** A text with its formulas linked, to be filled for many sets of answers. */
export const linkText = (text: Text, settings: TextSettings): LinkedText => {
  const writers = text.map((part, index) => {
    const next = text[index + 1];
    return linkPart(part, typeof next === "string" ? next : "", settings);
  });
  const isFixed = text.every((part) => typeof part === "string" || part.type === "term");
  let fixed: readonly Inline[] | null = null;
  return {
    fields: [...new Set(fieldsOf(text))],
    fill: (scope) => {
      if (fixed) return fixed;
      const out: Inline[] = [];
      for (const write of writers) write(scope, out);
      if (isFixed) fixed = out;
      return isFixed ? out : removeEmptyResults(out);
    },
  };
};
