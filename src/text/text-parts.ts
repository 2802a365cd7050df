import type { Text, TextPart } from "../model/text.ts";

/** A part of a text that contains no other parts. */
export type InnerPart = Exclude<TextPart, { readonly parts: Text }>;

/**
 * The parts of a text in their order, those in bold in the place of the bold part.
 *
 * @example flatParts(["a ", { type: "strong", parts: ["b"] }]) // ["a ", "b"]
 */
export const flatParts = (text: Text): readonly InnerPart[] =>
  text.flatMap((part) => (typeof part !== "string" && "parts" in part ? flatParts(part.parts) : [part]));

/**
 * The text with each part replaced, those in bold within it.
 *
 * @example mapParts([{ type: "strong", parts: ["b"] }], () => ["c", "d"]) // [{ type: "strong", parts: ["c", "d"] }]
 */
export const mapParts = (text: Text, replace: (part: InnerPart) => readonly TextPart[]): Text =>
  text.flatMap((part) =>
    typeof part !== "string" && "parts" in part ? [{ ...part, parts: mapParts(part.parts, replace) }] : replace(part),
  );

/** The values that a text prints. */
export type ValuePart = Exclude<InnerPart, string> & { readonly type: "value" };

/** The values that a text prints, also in bold. */
export const valueParts = (text: Text): readonly ValuePart[] =>
  flatParts(text).filter((part): part is ValuePart => typeof part !== "string" && part.type === "value");
