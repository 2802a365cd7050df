import type { InputProblem } from "../../model/problem.ts";
import { isContract } from "./is-contract.ts";
import { languageOf, REVIEW_LANGUAGE } from "./language-of.ts";

/** Why a readable text cannot be reviewed, or null if it can. Problems: not_english, not_contract. */
export function unsuitableText(text: string): InputProblem | null {
  const language = languageOf(text);
  if (language !== REVIEW_LANGUAGE) return { code: "not_english", params: { language } };
  return isContract(text) ? null : { code: "not_contract" };
}
