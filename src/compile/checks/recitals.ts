import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Text } from "../../model/text.ts";
import { namesIn } from "../tool/signs.ts";
import { placeOf } from "../yaml-file.ts";
import { valuesIn } from "./absent.ts";
import type { Checked, DocumentCheck } from "./check.ts";

/** Words by which a party states a fact about itself. */
const RECITAL =
  /\b(?:(?:has|have) (?:had at least|had time|had (?:the|an) opportunity|received|read)|(?:was|were) told|acknowledges? receipt)\b/i;

/** A statement that the signature itself makes. */
const BY_SIGNING = /^By signing\b/;

/** Where a sentence ends; the values printed in it are kept apart from its words. */
const SENTENCE_END = /(?<=[.;!?]["”]?)\s+/;

type Sentence = { readonly words: string; readonly values: Text };

const sentencesOf = (text: Text): readonly Sentence[] => {
  const sentences: { words: string; values: Text }[] = [{ words: "", values: [] }];
  for (const part of text.flatMap((one) => (typeof one !== "string" && one.type === "strong" ? one.parts : [one]))) {
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

/** Whether a formula reads an answer or a named figure, and not the law alone. */
const readsAnswer = ({ asked, unit }: Checked, ast: Ast): boolean =>
  namesIn(ast).some((path) => {
    const [name = ""] = path.split(".");
    return asked.has(name) || unit.fields.has(name) || unit.figures.has(name);
  });

/** A clause states that somebody received, read or was told something only where an answer or a figure says so. */
export const checkRecitals: DocumentCheck = (checked) => {
  if (checked.unit.documentLanguage !== "en") return;
  for (const text of checked.printed.texts) {
    if (text.clause === null) continue;
    const bare = sentencesOf(text.text).find(
      ({ words, values }) =>
        RECITAL.test(words) &&
        !BY_SIGNING.test(words.trim()) &&
        !valuesIn(values).some(({ is }) => readsAnswer(checked, is.ast)),
    );
    if (!bare || text.guards.some(({ ast }) => readsAnswer(checked, ast))) continue;
    const found = RECITAL.exec(bare.words)?.[0] ?? "";
    checked.report(
      "CW213",
      placeOf(text.at.owner, text.at.key),
      `"${found}" states a fact that no question asked about.`,
      "Ask about it and print the clause under `when`, or write what the party must do.",
    );
  }
};
