import * as z from "zod/mini";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import { parseIsoDate } from "../../../values/date.ts";

// Deeper than any form. A record nested deeper than the call stack must not reach a recursive reader.
const MAX_DEPTH = 32;

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isRawAnswer = (value: unknown, depth = 0): value is RawAnswer => {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((entry) => isRawAnswer(entry, depth + 1));
  return isPlainObject(value) && Object.values(value).every((entry) => isRawAnswer(entry, depth + 1));
};

const isRawAnswers = (value: unknown): value is RawAnswers =>
  typeof value === "object" && value !== null && !Array.isArray(value) && isRawAnswer(value);

export const rawAnswer = z.custom<RawAnswer>((value) => isRawAnswer(value));
export const rawAnswers = z.custom<RawAnswers>(isRawAnswers);

// A device with a wrong clock may write any year, even one of six digits, and its records must stay readable.
const ISO_DATE_TIME = /^(\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

const isIsoDateTime = (text: string): boolean => ISO_DATE_TIME.test(text) && !Number.isNaN(Date.parse(text));

/** An ISO date-time as the app writes it. */
export const isoDateTime = z.string().check(z.refine(isIsoDateTime));

/** A calendar date that exists. */
export const isoCalendarDate = z.string().check(z.refine((text) => parseIsoDate(text) !== null));

export const nonNegativeInteger = z.number().check(z.int(), z.minimum(0));

// Ids become part of addresses and of keys.
export const id = z.string().check(z.regex(/^[\w-]{1,120}$/));

export const language = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));

// No empty, "." or ".." segment: a browser resolves those, and "/.//host" would lead to another site.
export const pagePath = z.string().check(z.regex(/^\/$|^(\/(?!\.{1,2}(\/|$))[\w.-]+)+\/?$/));

/**
 * Creates a reader of one kind of record: the value parsed by the schema, or null.
 *
 * Never throws: a record that makes the schema library throw is treated as unreadable.
 */
export const readerOf =
  <T>(schema: z.ZodMiniType<T>) =>
  (record: unknown): T | null => {
    try {
      const parsed = schema.safeParse(record);
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };
