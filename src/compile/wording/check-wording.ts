import type { Report } from "../problem.ts";
import { placeInText } from "../scalar-offsets.ts";
import type { Prose } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import { checkPassive } from "./passive.ts";
import { aloud, readingGrade, sentences, wordsIn } from "./reading.ts";
import { wordingRules } from "./rules.ts";
import type { Reader, WordingRule } from "./rules.ts";

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

const MOST_WORDS = 20;
const MOST_SIGNS = 60;
const HIGHEST_GRADE = 9;
const LONGEST_HINT = 120;

type Read = Prose & { readonly reader: Reader; readonly language: string; readonly report: Report };

const applyRules = ({ source, owner, key, reader, report }: Read, rules: readonly WordingRule[]): void => {
  for (const rule of rules) {
    if (rule.readers && !rule.readers.includes(reader)) continue;
    const found = rule.pattern.exec(source);
    if (!found) continue;
    const place = placeInText(owner, key, found.index, found.index + found[0].length);
    report(rule.code, place, rule.say(found[0]), rule.instead);
  }
};

const checkLabel = ({ source, owner, key, report }: Read): void => {
  if (key === "label" && /[:：]\s*$/.test(source)) {
    report("CW086", placeOf(owner, key), "The label ends with a colon.", "Leave the colon out.");
  }
  if (key !== "hint") return;
  if (source.length > LONGEST_HINT) {
    const message = `The hint has ${source.length} characters; ${LONGEST_HINT} is the most.`;
    report("CW087", placeOf(owner, key), message, "Keep one short sentence and move the rest to `help`.");
  }
  if (/https?:|\]\(|<a /.test(source)) {
    report(
      "CW087",
      placeOf(owner, key),
      "The hint contains a link.",
      "Put the link in `help`; a screen reader announces the whole hint.",
    );
  }
};

const checkSentences = ({ source, owner, key, reader, language, report }: Read): void => {
  if (reader === "document") return;
  if (language === "ja") {
    const long = sentences(source, language).find((one) => one.length > MOST_SIGNS);
    if (long) report("CW084", placeOf(owner, key), `${long.length}文字の文があります。${MOST_SIGNS}文字以内にします。`);
    return;
  }
  if (language !== "en") return;
  const long = sentences(source, language).find((one) => wordsIn(one).length > MOST_WORDS);
  if (long) {
    const message = `A sentence of ${wordsIn(long).length} words is hard to read; ${MOST_WORDS} is the most.`;
    report("CW084", placeOf(owner, key), message, "Split it into two sentences.");
  }
  const grade = readingGrade(source);
  if (grade !== null && grade > HIGHEST_GRADE && !long) {
    const message = `This reads at grade ${Math.round(grade)}; most people read comfortably at grade 8.`;
    report("CW085", placeOf(owner, key), message, "Use shorter words and sentences.");
  }
};

const checkShouting = ({ source, owner, key, report }: Read): void => {
  // A small letter at the beginning is the rule, and saves the trouble of looking at the rest.
  if (/[a-z]/.test(source.slice(0, 40).replaceAll(/\{\{[^}]*(?:\}\}|$)/g, ""))) return;
  const letters = aloud(source).replaceAll(/[^\p{L}]/gu, "");
  if (letters.length < 40 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return;
  report(
    "CW093",
    placeOf(owner, key),
    "The whole text is in capitals.",
    "Use `conspicuous: true` where the law requires conspicuous text.",
  );
};

const polite = /です|ます|ください/;
const plainJa = /である|(?<!もので)あった。|(?:する|った|ない)。/;

const checkStyleJa = ({ source, owner, key, reader, language, report }: Read): void => {
  if (language !== "ja" || reader === "document" || !polite.test(source) || !plainJa.test(source)) return;
  report("CW098", placeOf(owner, key), "「です・ます」と「である」が混ざっています。", "どちらかにそろえます。");
};

/** Who reads the text under a key; what stands in the document is read by the parties. */
const readerOf = (key: string | number): Reader =>
  typeof key === "string" ? (readers[key] ?? "document") : "document";

// Between texts a pattern must not find its words; this sign stands in none.
const BETWEEN = "\n\u0000\n";

/** The rules that some of the texts may break: most catalogs break few, and looking once at all texts shows which. */
const rulesFor = (prose: readonly Prose[], language: string): readonly WordingRule[] => {
  const all = prose.map(({ source }) => source).join(BETWEEN);
  return wordingRules.filter(({ languages, pattern }) => (languages?.includes(language) ?? true) && pattern.test(all));
};

/** Checks how texts are written: plain words, short sentences, nothing left behind, nothing promised. */
export const checkWording = (prose: readonly Prose[], language: string, report: Report): void => {
  if (language === "en") {
    const toVisitors = prose.filter(({ key }) => readerOf(key) !== "document");
    checkPassive(toVisitors, report);
  }
  const rules = rulesFor(prose, language);
  for (const one of prose) {
    const read: Read = { ...one, reader: readerOf(one.key), language, report };
    applyRules(read, rules);
    checkLabel(read);
    checkSentences(read);
    checkShouting(read);
    checkStyleJa(read);
  }
};
