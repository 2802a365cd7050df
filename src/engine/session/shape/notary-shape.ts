import * as z from "zod/mini";
import { APPEARANCES, IDENTIFICATIONS, NOTARIAL_ACTS } from "../../../model/session/notary.ts";
import type { NotaryRequest, ReadLaw } from "../../../model/session/notary.ts";
import { strokesShape } from "./document-shape.ts";
import { MAX_NAME_LENGTH, MAX_SEATS, MAX_TYPED_LINE, MAX_TYPED_TEXT } from "./limits.ts";

/** A prescribed certificate has far fewer. */
const MAX_BLANKS = 100;

const text = z.string().check(z.maxLength(MAX_TYPED_TEXT));
const line = z.string().check(z.maxLength(MAX_TYPED_LINE));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const place = z.string().check(z.regex(/^[A-Z]{2}-[A-Z]{2}$/));

const readLaw = <Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<ReadLaw<Value>> =>
  z.object({
    value: z.nullable(value),
    status: z.enum(["confirmed", "secondary", "disputed", "unknown", "none"]),
    cite: z.nullable(text),
    source: z.nullable(z.string().check(z.regex(/^https?:\/\//), z.maxLength(2000))),
    note: z.nullable(text),
  });

/** What a notary is asked to certify. */
export const notaryRequestShape: z.ZodMiniType<NotaryRequest> = z.object({
  act: z.enum(NOTARIAL_ACTS),
  place,
  state: name,
  wording: readLaw(text),
  notice: z.nullable(text),
  signers: z.readonly(z.array(z.string().check(z.regex(/^[\w.-]{1,120}$/)))).check(z.maxLength(MAX_SEATS)),
  capacity: z.nullable(z.object({ authority: name, party: name })),
  video: readLaw(z.boolean()),
  card: readLaw(text),
  known: readLaw(z.boolean()),
});

/** The parts of a notary's statement, but the signature. */
export const notaryStatementShape = {
  name,
  commission: name,
  place,
  county: name,
  expires: day,
  on: day,
  act: z.enum(NOTARIAL_ACTS),
  appearance: z.enum(APPEARANCES),
  identification: z.enum(IDENTIFICATIONS),
  evidence: line,
  blanks: z.readonly(z.array(line)).check(z.maxLength(MAX_BLANKS)),
  stamp: z.nullable(strokesShape),
};
