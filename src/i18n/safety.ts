import { safety as en } from "./en/safety.ts";
import type { SafetyWords } from "./en/safety.ts";
import { safety as ja } from "./ja/safety.ts";

/** Words of the question before a family-safety form, in a screen language. */
export const safetyWords = (locale: string): SafetyWords => (locale === "ja" ? ja : en);
