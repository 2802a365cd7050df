import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { Text } from "../../../model/text.ts";
import { namesIn } from "../../logic/number-sign.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import { checksOf } from "../wording/language-checks.ts";
import type { CheckedDocument, DocumentCheck } from "../check-inputs.ts";
import { flattenParts, valueParts } from "../../../text/text-parts.ts";

/** Wording by which a party states a fact about itself. */
const RECITAL =
  /\b(?:(?:has|have) (?:had at least|had time|had (?:the|an) opportunity|received|read)|(?:was|were) told|acknowledges? receipt)\b/i;

/** A statement made by the signature itself. */
const BY_SIGNING = /^By signing\b/;

/** Sentence boundary; printed values are kept apart from the words. */
const SENTENCE_END = /(?<=[.;!?]["”]?)\s+/;

type Sentence = { readonly words: string; readonly values: Text };

const sentencesOf = (text: Text): readonly Sentence[] => {
  const sentences: { words: string; values: Text }[] = [{ words: "", values: [] }];
  for (const part of flattenParts(text)) {
    const last = sentences.at(-1)!;
    if (typeof part !== "string") {
      last.values = [...last.values, part];
      continue;
    }
    const [first = "", ...others] = part.split(SENTENCE_END);
    last.words += first;
    for (const words of others) sentences.push({ words, values: [] });
  }
  return sentences;
};

/** Whether a formula reads an answer or figure, and not only law. */
const readsAnswer = ({ questions, context }: CheckedDocument, ast: Ast): boolean =>
  namesIn(ast).some((path) => {
    const [name = ""] = path.split(".");
    return questions.has(name) || context.fields.has(name) || context.figures.has(name);
  });

/** Reports clauses that state that someone received, read or was informed of something without an answer or figure to support it. */
export const checkRecitals: DocumentCheck = (checked) => {
  if (!checksOf(checked.context.documentLanguage).usesEnglishPatterns) return;
  for (const text of checked.printed.texts) {
    if (text.clause === null) continue;
    const bare = sentencesOf(text.text).find(
      ({ words, values }) =>
        RECITAL.test(words) &&
        !BY_SIGNING.test(words.trim()) &&
        !valueParts(values).some(({ formula }) => readsAnswer(checked, formula.ast)),
    );
    if (!bare || text.guards.some(({ ast }) => readsAnswer(checked, ast))) continue;
    const found = RECITAL.exec(bare.words)?.[0] ?? "";
    checked.report(
      "CW213",
      rangeOf(text.location.owner, text.location.key),
      `"${found}" states a fact that no question asked about.`,
      "Ask about it and print the clause under `when`, or write what the party must do.",
    );
  }
};
