import type { Text, TextPart } from "../model/text.ts";

/** A part of a text that contains no other parts. */
export type LeafPart = Exclude<TextPart, { readonly parts: Text }>;

/**
 * The parts of a text without nesting: each bold part is replaced by the parts inside it.
 *
 * @example flattenParts(["a ", { type: "strong", parts: ["b"] }]) // ["a ", "b"]
 */
export const flattenParts = (text: Text): readonly LeafPart[] =>
  text.flatMap((part) => (typeof part !== "string" && "parts" in part ? flattenParts(part.parts) : [part]));

/**
 * The text with each part replaced, those in bold within it.
 *
 * @example mapParts([{ type: "strong", parts: ["b"] }], () => ["c", "d"]) // [{ type: "strong", parts: ["c", "d"] }]
 */
export const mapParts = (text: Text, replace: (part: LeafPart) => readonly TextPart[]): Text =>
  text.flatMap((part) =>
    typeof part !== "string" && "parts" in part ? [{ ...part, parts: mapParts(part.parts, replace) }] : replace(part),
  );

/** The values that a text prints. */
export type ValuePart = Exclude<LeafPart, string> & { readonly type: "value" };

/** The values that a text prints, also in bold. */
export const valueParts = (text: Text): readonly ValuePart[] =>
  flattenParts(text).filter((part): part is ValuePart => typeof part !== "string" && part.type === "value");
