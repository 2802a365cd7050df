import * as z from "zod/mini";
import type { ClauseStyle } from "../../../model/clause-style.ts";
import type { Block, Clause, ClauseBlock, Inline, LegalDocument, Signature } from "../../../model/document.ts";

// A document arrives from another person's device, so its shape is checked like any other input.
const text = z.string().check(z.maxLength(50_000));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const mark = z.string().check(z.maxLength(200));
const fields = z.readonly(z.array(mark));

/** A piece of a printed line. */
export const inlineShape: z.ZodMiniType<Inline> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("text"), text }),
    z.object({ type: z.literal("strong"), content: line }),
    z.object({ type: z.literal("term"), text }),
    z.object({ type: z.literal("value"), text, field: z.optional(mark) }),
    z.object({ type: z.literal("reference"), target: id, before: mark, number: mark, after: mark }),
    z.object({ type: z.literal("blank"), field: z.optional(mark), label: text, short: z.optional(text) }),
  ]),
);

const line = z.readonly(z.array(inlineShape));

const paragraph = z.object({ type: z.literal("paragraph"), id, content: line, fields });

const list = z.object({
  type: z.literal("list"),
  id,
  items: z.readonly(z.array(z.object({ number: mark, content: line }))),
});

const row = z.readonly(z.array(line));

const table = z.object({
  type: z.literal("table"),
  id,
  columns: z.readonly(z.array(z.object({ title: line, align: z.enum(["start", "end"]) }))),
  rows: z.readonly(z.array(row)),
  total: z.optional(row),
  toFill: z.optional(z.boolean()),
});

/** One entry for each property; a missing one is a type error, because it would be dropped from received documents. */
const styleProperties = {
  conspicuous: z.optional(z.boolean()),
  minSize: z.optional(z.number()),
} satisfies { readonly [Key in keyof ClauseStyle]-?: z.ZodMiniType<ClauseStyle[Key]> };

const style = z.object(styleProperties);

const clause: z.ZodMiniType<Clause> = z.object({
  type: z.literal("clause"),
  id,
  level: z.number().check(z.int(), z.minimum(1), z.maximum(9)),
  number: mark,
  title: z.optional(line),
  plain: z.optional(text),
  style,
  fields,
  get blocks(): z.ZodMiniType<readonly ClauseBlock[]> {
    return z.readonly(z.array(clauseBlock));
  },
});

const clauseBlock: z.ZodMiniType<ClauseBlock> = z.lazy(() => z.union([paragraph, list, table, clause]));

const signatureLine = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rule"), label: text, field: z.optional(mark) }),
  z.object({ type: z.literal("seal"), label: text }),
  z.object({ type: z.literal("text"), label: z.optional(text), content: line }),
]);

const signatureLines = z.readonly(z.array(signatureLine));

const signature: z.ZodMiniType<Signature> = z.object({
  type: z.literal("signature"),
  id,
  role: z.enum(["party", "witness", "notary"]),
  heading: z.optional(line),
  lines: signatureLines,
  seal: z.optional(mark),
  fields,
});

const block: z.ZodMiniType<Block> = z.lazy(() =>
  z.union([
    clause,
    paragraph,
    list,
    table,
    signature,
    z.object({ type: z.literal("title"), id: z.literal("title"), content: line }),
    z.object({ type: z.literal("heading"), id, content: line }),
    z.object({ type: z.literal("part"), id, number: mark, label: mark, content: line }),
    z.object({ type: z.literal("recital"), id, number: mark, content: line, fields }),
    z.object({
      type: z.literal("schedule"),
      id,
      number: mark,
      label: mark,
      title: line,
      blocks: z.readonly(z.array(block)),
    }),
    z.object({
      type: z.literal("notarial"),
      id,
      notice: z.optional(line),
      paragraphs: z.readonly(z.array(line)),
      lines: signatureLines,
    }),
    z.object({ type: z.literal("pageBreak") }),
  ]),
);

/** An assembled document. */
export const documentShape: z.ZodMiniType<LegalDocument> = z.object({
  title: text,
  language: mark,
  numbering: z.enum(["decimal", "jo"]),
  blocks: z.readonly(z.array(block)),
  initials: z.optional(z.number()),
  provenance: z.object({ definition: mark, version: mark, hash: mark, on: mark }),
});

/** The document in a value, or null if it is none. */
export const readDocument = (value: unknown): LegalDocument | null => {
  try {
    const parsed = documentShape.safeParse(value);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
