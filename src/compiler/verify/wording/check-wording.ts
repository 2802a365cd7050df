import type { Report } from "../../problems/problem.ts";
import { rangeInText } from "../../position/scalar-offsets.ts";
import type { Prose } from "../../formula/compilation-context.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import { checkPassive } from "./check-passive.ts";
import { checksOf } from "./language-checks.ts";
import { explanationFault } from "./explanation-fault.ts";
import { readingGrade } from "./reading-grade.ts";
import { readings } from "./readings.ts";
import { sentences, textWithoutMarks } from "./sentences.ts";
import { wordingRules } from "./wording-rules.ts";
import type { Reader, WordingRule } from "./wording-rules.ts";

const readers: { readonly [key: string]: Reader } = {
  label: "question",
  hint: "question",
  help: "question",
  why: "question",
  caution: "question",
  intro: "question",
  ask: "question",
  plain: "question",
  makes: "question",
  say: "message",
  limit_message: "message",
};

/** School grade that may be needed to read a text for visitors. */
const MAX_GRADE = 9;
/** Unit: characters. */
const MAX_HINT_LENGTH = 120;

type Read = Prose & { readonly reader: Reader; readonly language: string; readonly report: Report };

const applyRules = ({ source, owner, key, reader, report }: Read, rules: readonly WordingRule[]): void => {
  for (const rule of rules) {
    if (rule.readers && !rule.readers.includes(reader)) continue;
    const found = rule.pattern.exec(source);
    if (!found) continue;
    const range = rangeInText(owner, key, found.index, found.index + found[0].length);
    report(rule.code, range, rule.say(found[0]), rule.instead);
  }
};

const checkLabel = ({ source, owner, key, report }: Read): void => {
  if (key === "label" && /[:：]\s*$/.test(source)) {
    report("CW086", rangeOf(owner, key), "The label ends with a colon.", "Leave the colon out.");
  }
  if (key !== "hint") return;
  if (source.length > MAX_HINT_LENGTH) {
    const message = `The hint has ${source.length} characters; ${MAX_HINT_LENGTH} is the most.`;
    report("CW087", rangeOf(owner, key), message, "Keep one short sentence and move the rest to `help`.");
  }
  if (/https?:|\]\(|<a /.test(source)) {
    report(
      "CW087",
      rangeOf(owner, key),
      "The hint contains a link.",
      "Put the link in `help`; a screen reader announces the whole hint.",
    );
  }
};

const checkSentences = ({ source, owner, key, reader, language, report }: Read): void => {
  if (reader === "document") return;
  const { sentenceEnd, sentenceLimit: limit, usesEnglishPatterns } = checksOf(language);
  if (!limit) return;
  const texts = key === "plain" ? readings(source) : [source];
  const long = texts.flatMap((text) => sentences(text, sentenceEnd)).find((one) => limit.lengthOf(one) > limit.most);
  if (long) report("CW084", rangeOf(owner, key), limit.message(limit.lengthOf(long)), limit.instead);
  const grade = usesEnglishPatterns ? Math.max(...texts.map((text) => readingGrade(text) ?? 0)) : 0;
  if (grade > MAX_GRADE && !long) {
    const message = `This reads at grade ${Math.round(grade)}; most people read comfortably at grade 8.`;
    report("CW085", rangeOf(owner, key), message, "Use shorter words and sentences.");
  }
};

const checkPlain = ({ source, owner, key, language, report }: Read): void => {
  if (key !== "plain" || !checksOf(language).usesEnglishPatterns) return;
  const fault = explanationFault(source);
  if (fault === null) return;
  const message = `This explanation ${fault}, so it names the topic and not what the clause does.`;
  report("CW214", rangeOf(owner, key), message, 'Say who must or may do what: "The tenant pays for repairs."');
};

const checkShouting = ({ source, owner, key, report }: Read): void => {
  // Most texts begin in lower case; test the first characters before the rest.
  if (/[a-z]/.test(source.slice(0, 40).replaceAll(/\{\{[^}]*(?:\}\}|$)/g, ""))) return;
  const letters = textWithoutMarks(source).replaceAll(/[^\p{L}]/gu, "");
  if (letters.length < 40 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return;
  report(
    "CW093",
    rangeOf(owner, key),
    "The whole text is in capitals.",
    "Use `conspicuous: true` where the law requires conspicuous text.",
  );
};

const checkMixedStyles = ({ source, owner, key, reader, language, report }: Read): void => {
  const { mixedStyles: mixed } = checksOf(language);
  if (!mixed || reader === "document" || !mixed.styles.every((style) => style.test(source))) return;
  report("CW098", rangeOf(owner, key), mixed.message, mixed.instead);
};

/** Who reads the text under a key; parties read the text of the document. */
const readerOf = (key: string | number): Reader =>
  typeof key === "string" ? (readers[key] ?? "document") : "document";

// Separates texts so that patterns do not match across them; no text contains it.
const BETWEEN = "\n\u0000\n";

/** The rules that some text may violate. Most catalogs violate few, and one pass over all texts finds out which. */
const rulesFor = (prose: readonly Prose[], language: string): readonly WordingRule[] => {
  const all = prose.map(({ source }) => source).join(BETWEEN);
  return wordingRules.filter(({ languages, pattern }) => (languages?.includes(language) ?? true) && pattern.test(all));
};

/** Checks the style of texts: plain words, short sentences, no placeholders, no promises. */
export const checkWording = (prose: readonly Prose[], language: string, report: Report): void => {
  if (checksOf(language).usesEnglishPatterns) {
    const toVisitors = prose.filter(({ key }) => readerOf(key) !== "document");
    checkPassive(toVisitors, report);
  }
  const rules = rulesFor(prose, language);
  for (const one of prose) {
    const read: Read = { ...one, reader: readerOf(one.key), language, report };
    applyRules(read, rules);
    checkLabel(read);
    checkPlain(read);
    checkSentences(read);
    checkShouting(read);
    checkMixedStyles(read);
  }
};
