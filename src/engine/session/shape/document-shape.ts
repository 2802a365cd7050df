import * as z from "zod/mini";
import type { ClauseStyle } from "../../../model/clause-style.ts";
import type { Block, ClauseBlock, Inline, LegalDocument, SignatureLine, Strokes } from "../../../model/document.ts";

// A document arrives from another person's device, so its shape is checked like any other input. What has no entry here would
// be refused, or dropped from received documents; so a missing type, or a missing property of one, is a type error.
type PropertiesOf<T> = { readonly [Key in Exclude<keyof T, "type">]-?: z.ZodMiniType<T[Key]> };
type PropertiesByType<T extends { readonly type: string }> = {
  readonly [Type in T["type"]]: PropertiesOf<Extract<T, { readonly type: Type }>>;
};

const oneOf = <T extends { readonly type: string }>(propertiesByType: PropertiesByType<T>): z.ZodMiniType<T> => {
  const shapes = Object.entries<z.core.$ZodLooseShape>(propertiesByType).map(([type, properties]) =>
    z.object({ type: z.literal(type), ...properties }),
  );
  // Every property is a property of T; TypeScript cannot infer that from the entries of an object.
  return z.discriminatedUnion("type", shapes as [(typeof shapes)[number]]) as unknown as z.ZodMiniType<T>;
};

const text = z.string().check(z.maxLength(50_000));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const mark = z.string().check(z.maxLength(200));
const fields = z.readonly(z.array(mark));
const coordinate = z.number().check(z.int(), z.minimum(-10_000), z.maximum(10_000));

/** The strokes of a signature. */
export const strokesShape: z.ZodMiniType<Strokes> = z.readonly(
  z.array(z.readonly(z.array(z.readonly(z.tuple([coordinate, coordinate]))))),
);

/** A piece of a printed line. */
export const inlineShape: z.ZodMiniType<Inline> = z.lazy(() =>
  oneOf<Inline>({
    text: { text },
    strong: { content: line },
    term: { text },
    value: { text, field: z.optional(mark) },
    reference: { target: id, before: mark, number: mark, after: mark },
    blank: { field: z.optional(mark), label: text, short: z.optional(text) },
  }),
);

const line = z.readonly(z.array(inlineShape));
const row = z.readonly(z.array(line));

const style = z.object({
  conspicuous: z.optional(z.boolean()),
  minSize: z.optional(z.number().check(z.minimum(6), z.maximum(24))),
} satisfies PropertiesOf<ClauseStyle>);

// A drawing on a line is dropped: only the signer draws it, and a received document could otherwise sign for someone
// else.
type Unsigned<Line> = Line extends { readonly type: "rule" } ? Omit<Line, "drawing"> : Line;

const signatureLines = z.readonly(
  z.array(
    oneOf<Unsigned<SignatureLine>>({
      rule: { label: text, field: z.optional(mark) },
      seal: { label: text },
      text: { label: z.optional(text), content: line },
    }),
  ),
);

const clauseBlock: z.ZodMiniType<ClauseBlock> = z.lazy(() => oneOf<ClauseBlock>(clauseBlocks));

const clauseBlocks: PropertiesByType<ClauseBlock> = {
  clause: {
    id,
    level: z.number().check(z.int(), z.minimum(1), z.maximum(9)),
    number: mark,
    title: z.optional(line),
    plain: z.optional(text),
    style,
    fields,
    blocks: z.readonly(z.array(clauseBlock)),
  },
  paragraph: { id, content: line, fields },
  list: { id, items: z.readonly(z.array(z.object({ number: mark, content: line }))) },
  table: {
    id,
    columns: z.readonly(z.array(z.object({ title: line, align: z.enum(["start", "end"]) }))),
    rows: z.readonly(z.array(row)),
    total: z.optional(row),
    toFill: z.optional(z.boolean()),
  },
};

const block: z.ZodMiniType<Block> = z.lazy(() =>
  oneOf<Block>({
    ...clauseBlocks,
    title: { id: z.literal("title"), content: line },
    heading: { id, content: line },
    part: { id, number: mark, label: mark, content: line },
    recital: { id, number: mark, content: line, fields },
    schedule: { id, number: mark, label: mark, title: line, blocks: z.readonly(z.array(block)) },
    signature: {
      id,
      role: z.enum(["party", "witness", "notary"]),
      heading: z.optional(line),
      lines: signatureLines,
      seal: z.optional(mark),
      fields,
    },
    notarial: {
      id,
      notice: z.optional(line),
      paragraphs: z.readonly(z.array(line)),
      lines: signatureLines,
    },
    pageBreak: {},
  }),
);

/** An assembled document. */
export const documentShape: z.ZodMiniType<LegalDocument> = z.object({
  title: text,
  language: mark,
  numbering: z.enum(["decimal", "jo"]),
  blocks: z.readonly(z.array(block)),
  initials: z.optional(z.number()),
  provenance: z.object({ definition: mark, version: mark, hash: mark, on: mark }),
} satisfies PropertiesOf<LegalDocument>);

/** The value as a document; null if it is not a document. */
export const readDocument = (value: unknown): LegalDocument | null => {
  try {
    const parsed = documentShape.safeParse(value);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
