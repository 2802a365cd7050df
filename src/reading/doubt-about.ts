import type { InputProblem } from "../model/problem.ts";
import { isContract } from "./is-contract.ts";
import { languageOf } from "./language-of.ts";

/** Why a text that was read well is still none to review, or null. Problems: not_english, not_contract. */
export function doubtAbout(text: string): InputProblem | null {
  const language = languageOf(text);
  if (language !== "en") return { code: "not_english", params: { language } };
  return isContract(text) ? null : { code: "not_contract" };
}
