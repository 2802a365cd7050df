import type { Draft } from "../../model/answers.ts";
import { readDraft } from "./records/draft-shape.ts";

const isParts = (value: unknown): value is { readonly [part: string]: unknown } =>
  typeof value === "object" && value !== null;

/** The draft in an answers file; null for any other file. */
export const readDraftFile = (text: string): Draft | null => {
  try {
    const given: unknown = JSON.parse(text);
    if (!isParts(given) || given["format"] !== 2 || !Array.isArray(given["drafts"])) return null;
    const [only, ...more] = given["drafts"] as readonly unknown[];
    return more.length === 0 ? readDraft(only) : null;
  } catch {
    return null;
  }
};
