import type { InputProblem } from "../../model/problem.ts";
import { isCode } from "./is-code.ts";
import { isContract } from "./is-contract.ts";
import { languageOf, REVIEW_LANGUAGE } from "./language-of.ts";

/** Why a readable text cannot be reviewed, or null if it can. Problems: is_code, not_english, not_contract. */
export function unsuitableText(text: string): InputProblem | null {
  // Names in code are not words of a language: `const a = require("a")` would be Spanish.
  if (isCode(text)) return { code: "is_code" };
  const language = languageOf(text);
  if (language !== REVIEW_LANGUAGE) return { code: "not_english", params: { language } };
  return isContract(text) ? null : { code: "not_contract" };
}
