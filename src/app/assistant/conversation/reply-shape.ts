import type { Reply } from "../../../engine/assistant/conversation.ts";
import { isJsonObject } from "../../../values/json-object.ts";

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string";

export const isTextOrNull: Test = (value) => value === null || isText(value);

/** Addresses of this site and of the web; never a script, nor another site without its scheme. */
const isSafe: Test = (href) => typeof href === "string" && /^(?:\/(?!\/)|https?:)/.test(href);

const oneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);

const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

const recordOf =
  (test: Test): Test =>
  (value) =>
    isJsonObject(value) && Object.values(value).every(test);

const withParts =
  (parts: { readonly [name: string]: Test }): Test =>
  (value) =>
    isJsonObject(value) && Object.entries(parts).every(([name, test]) => test(value[name]));

const PARTS: { readonly [Part in keyof Required<Reply>]: Test } = {
  status: oneOf("GROUNDED", "NO_MATCH", "UNAVAILABLE"),
  intent: isText,
  text: isText,
  ids: listOf(isText),
  action: optional(
    withParts({
      type: oneOf("open", "open_review", "start_over"),
      id: isText,
      href: isSafe,
      slots: isJsonObject,
      inConversation: oneOf(undefined, true),
      answers: optional(listOf(isText)),
    }),
  ),
  ask: optional(
    withParts({
      id: isText,
      kind: isText,
      label: isText,
      options: listOf(withParts({ value: isText, label: isText })),
    }),
  ),
  points: optional(listOf(withParts({ title: isText, says: isText, quote: isText, where: isText }))),
  understood: optional(listOf(withParts({ id: isText, label: isText, answer: isText }))),
  lead: optional(isText),
  figure: optional(
    withParts({
      verdict: isTextOrNull,
      answer: isText,
      values: recordOf(withParts({ unit: isTextOrNull, shown: isText })),
    }),
  ),
  deadlines: optional(listOf(withParts({ text: isText, due: isText }))),
  citations: listOf(
    withParts({
      cite: isText,
      href: (href) => href === null || isSafe(href),
      date: isTextOrNull,
      grade: isText,
    }),
  ),
  referrals: optional(listOf(withParts({ name: isText, phone: isTextOrNull, href: isSafe }))),
  quickExit: oneOf(undefined, true),
  author: optional(withParts({ name: isText, host: isText })),
  modelFailure: optional(isText),
  focus: isTextOrNull,
  slots: isJsonObject,
};

const hasParts = withParts(PARTS);

/** Whether a stored value is a reply, with addresses that are safe to follow. */
export const isReply = (value: unknown): value is Reply => hasParts(value);
