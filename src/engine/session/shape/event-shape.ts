import * as z from "zod/mini";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { amendedFileShape } from "./amended-file-shape.ts";
import { documentShape, inlineShape, strokesShape } from "./document-shape.ts";
import { hasDuplicateId } from "./duplicate-ids.ts";
import { notaryRequestShape, notaryStatementShape } from "./notary-shape.ts";
import {
  MAX_DEVICES,
  MAX_FIELDS,
  MAX_FORMER_KEYS,
  MAX_TYPED_LINE,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  MAX_TYPED_TEXT,
} from "./limits.ts";
import { isCanonicalizable } from "./is-canonicalizable.ts";
import { uploadedPdfShape } from "./uploaded-pdf-shape.ts";

const id = z.string().check(z.regex(/^[\w.-]{1,120}$/));
const text = z.string().check(z.maxLength(MAX_TYPED_TEXT));
// Accepts every name that any version could start a session with. Forms accept less, and pages show the sanitized name.
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
const bytes = z.string().check(z.regex(/^[\w-]{0,400}$/));
const key = z.string().check(z.regex(/^[\w-]{87}$/));
const digest = z.string().check(z.regex(/^[\w-]{43}$/));

const build = z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

// Earlier programs gave consents without a position.
const consent = z.object({ publicKey: key, signature: bytes, seq: z.optional(z.int()) });
const left = z.optional(z.object({ by: key, signature: bytes }));

// Deeper than any form; a value nested deeper than the call stack must not reach a recursive reader.
const MAX_DEPTH = 32;

const isAnswer = (value: unknown, depth: number): value is RawAnswer => {
  if (value === null || ["boolean", "string"].includes(typeof value)) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth > MAX_DEPTH) return false;
  return Object.values(value as object).every((each) => isAnswer(each, depth + 1));
};

const answers = z.custom<RawAnswers>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value) && isAnswer(value, 0),
);

// A second clause with the id of another would be taken for it wherever changes are shown, found or made.
const negotiable = documentShape.check(z.refine((document) => !hasDuplicateId(document)));

const wording = z.object({
  title: z.nullable(text),
  lines: z.readonly(
    z.array(z.object({ kind: z.enum(["paragraph", "item"]), content: z.readonly(z.array(inlineShape)) })),
  ),
});

const position = z.object({ side: z.enum(["before", "after"]), of: id });

const change = z.discriminatedUnion("op", [
  z.object({ op: z.literal("replace"), clause: id, wording }),
  z.object({ op: z.literal("insert"), clause: id, to: position, wording }),
  z.object({ op: z.literal("delete"), clause: id }),
  z.object({ op: z.literal("move"), clause: id, to: position }),
  z.object({
    op: z.literal("answers"),
    answers,
    lines: z.readonly(z.array(z.object({ label: text, from: text, to: text }))),
    document: negotiable,
  }),
]);

const signatureMark = z.discriminatedUnion("how", [
  z.object({ how: z.literal("typed"), text: z.string().check(z.maxLength(MAX_TYPED_LINE)) }),
  z.object({
    how: z.enum(["drawn", "uploaded"]),
    strokes: strokesShape,
  }),
]);

const seat = z.object({
  id,
  name,
  role: z.enum(["party", "witness", "approver", "viewer"]),
  invitation: z.union([key, z.literal("")]),
  witnessOf: z.optional(id),
});

const settings = z.object({ jurisdiction: text, language: text, currency: text, levelOfDetail: z.number() });

const source = z.object({
  definition: id,
  version: text,
  hash: text,
  language: text,
  answers,
  settings: z.optional(settings),
});

const start = z.object({
  type: z.literal("start"),
  format: z.literal(1),
  writer: z.optional(z.int().check(z.minimum(1))),
  service: z.enum(["negotiation", "signing"]),
  document: negotiable,
  file: z.optional(uploadedPdfShape),
  amends: z.optional(amendedFileShape),
  source: z.nullable(source),
  signing: z.enum(["allowed", "conditional", "not_by_default", "prohibited"]),
  signingReason: z.nullable(
    z.object({ text, cite: text, href: z.nullable(z.string().check(z.regex(/^https?:\/\//), z.maxLength(2000))) }),
  ),
  order: z.enum(["parallel", "in_turn"]),
  seats: z.readonly(z.array(seat)).check(z.minLength(2), z.maxLength(MAX_SEATS)),
  seat: id,
  device: key,
  zone: text,
});

const event: z.ZodMiniType<SessionEvent> = z.discriminatedUnion("type", [
  start,
  z.object({
    type: z.literal("claim"),
    seat: id,
    device: key,
    proof: bytes,
    host: z.optional(id),
    deletion: left,
    former: z.optional(z.readonly(z.array(consent)).check(z.maxLength(MAX_FORMER_KEYS))),
  }),
  z.object({ type: z.literal("offer_device"), invitation: z.union([key, z.literal("")]) }),
  z.object({ type: z.literal("join_device"), seat: id, device: key, proof: bytes, deletion: left }),
  z.object({ type: z.literal("add_device"), device: key, notes: z.string().check(z.regex(/^[\w-]{0,800}$/)) }),
  z.object({ type: z.literal("remove_device"), device: key }),
  z.object({ type: z.literal("invite"), seat: id, invitation: key }),
  z.object({
    type: z.literal("replace_witness"),
    seat: id,
    before: name,
    name: z.nullable(name),
    invitation: z.union([key, z.literal("")]),
  }),
  z.object({ type: z.literal("invite_notary"), seat: id, name, invitation: key, request: notaryRequestShape }),
  z.object({ type: z.literal("leave_out_notary"), seat: id }),
  z.object({
    type: z.literal("certificate"),
    version: digest,
    ...notaryStatementShape,
    mark: signatureMark,
    intent: text,
    build,
  }),
  z.object({ type: z.literal("pass_on"), seat: id, how: z.enum(["copy", "share", "code", "mail"]) }),
  z.object({ type: z.literal("propose"), proposal: id, change, reason: text, base: digest, counters: z.nullable(id) }),
  z.object({ type: z.literal("withdraw"), proposal: id }),
  z.object({ type: z.literal("accept"), proposal: id }),
  z.object({ type: z.literal("decline"), proposal: id, reason: text }),
  z.object({ type: z.literal("comment"), clause: z.nullable(id), proposal: z.nullable(id), text }),
  z.object({ type: z.literal("note"), box: z.string() }),
  z.object({ type: z.literal("agree"), version: digest }),
  z.object({ type: z.literal("consent"), statement: text, file: digest, meetsCondition: z.boolean() }),
  z.object({
    type: z.literal("signature"),
    version: digest,
    mark: signatureMark,
    intent: text,
    filled: z.optional(
      z.object({
        initials: z.nullable(signatureMark),
        texts: z.record(id, z.string().check(z.maxLength(MAX_TYPED_LINE))),
        checked: z.optional(z.readonly(z.array(id)).check(z.maxLength(MAX_FIELDS))),
      }),
    ),
    build,
    parties: z.readonly(
      z.array(
        z.object({
          seat: id,
          name,
          device: z.nullable(key),
          others: z.optional(z.readonly(z.array(key)).check(z.minLength(1), z.maxLength(MAX_DEVICES - 1))),
          witnessOf: z.optional(id),
        }),
      ),
    ),
  }),
  z.object({ type: z.literal("sign_again") }),
  z.object({ type: z.literal("refuse"), reason: text }),
  z.object({ type: z.literal("void"), reason: text }),
  z.object({
    type: z.literal("delete"),
    consents: z.readonly(z.array(consent)).check(z.minLength(1), z.maxLength(MAX_SEATS)),
  }),
  z.object({ type: z.literal("keep") }),
  z.object({ type: z.literal("host"), seat: id, device: key }),
  z.object({ type: z.literal("seal"), file: digest, blob: z.string().check(z.regex(/^[\w-]{22}$/)) }),
]);

/** The decrypted entry as an event; null if it is not an event. Never throws. */
export const readSessionEvent = (value: unknown): SessionEvent | null => {
  try {
    const parsed = isCanonicalizable(value) ? event.safeParse(value) : null;
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
};
