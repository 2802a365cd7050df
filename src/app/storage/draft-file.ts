import type { Draft } from "../../model/answers.ts";
import { isJsonObject } from "../../values/json-object.ts";
import { readDraft } from "./records/draft-shape.ts";

/** The draft in an answers file; null for any other file. */
export const readDraftFile = (text: string): Draft | null => {
  try {
    const given: unknown = JSON.parse(text);
    if (!isJsonObject(given) || given["format"] !== 2 || !Array.isArray(given["drafts"])) return null;
    const [only, ...more] = given["drafts"] as readonly unknown[];
    return more.length === 0 ? readDraft(only) : null;
  } catch {
    return null;
  }
};
