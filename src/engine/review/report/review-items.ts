import type { Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import type {
  Finding,
  MeasuredPrecision,
  SatisfiedExpectation,
  MissingClause,
  UncertainFinding,
} from "../../../model/review/review.ts";
import type { LawComparison, UncheckedPoint } from "../../../model/review/law-comparison.ts";
import { lawPoints } from "../law/law-points.ts";
import { lawForItem } from "../law/playbook-topics.ts";
import type { ReadFigures } from "../law/read-figures.ts";
import type { ReviewLaw } from "../law/review-law.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { violatedSlot, detectItem, sentencesMatching } from "../detect/detect.ts";
import type { DetectionContext, Detection } from "../detect/detect.ts";
import { quoteSentence } from "../text/quote-at.ts";
import { rewordingOf } from "./rewording-of.ts";
import { containsPhrase } from "../text/word-index.ts";
import { brokenLaw, keepsLaw, textForSide, uncheckedFigures } from "./law-findings.ts";

/** Results of the items of a playbook. */
export type ItemResults = {
  readonly findings: readonly Finding[];
  readonly missing: readonly MissingClause[];
  readonly unsure: readonly UncertainFinding[];
  readonly met: readonly SatisfiedExpectation[];
  readonly law: readonly LawComparison[];
  readonly unchecked: readonly UncheckedPoint[];
};

type ChecklistContext = {
  readonly detection: DetectionContext;
  readonly playbook: Playbook;
  readonly figures: ReadFigures;
  readonly law: ReviewLaw;
  readonly side: string | undefined;
  readonly measured: ClauseModel["measured"];
};

// Unit: words. A heading has few; a clause has a sentence, with its period or, if it is long, without.
const MAX_HEADING_WORDS = 4;
const MIN_CLAUSE_WORDS = 6;
const MIN_LONG_WORDS = 13;
// Words of a sentence, which the lines of a signature, an address or a footnote lack.
const CLAUSE = /(?:\b\p{Ll}+\s){2}.*[.;]["')\]]?\s*$/su;
const NO_CLAUSE = /_{4}|\/s\/|^\s*\[\d/;
const SIGNING =
  /^\W*(?:in witness whereof\b|(?:the )?parties (?:have|hereto have) (?:signed|executed|caused)\b|signed\b|executed\b)/i;

const measuredOf = (
  { measured }: ChecklistContext,
  item: PlaybookItem,
  which: "present" | "missing",
): { readonly measured?: MeasuredPrecision } => {
  const figures = item.find.category === undefined ? undefined : measured[item.find.category];
  const one = figures?.[which];
  return one && one.of >= 10 ? { measured: one } : {};
};

const makeFinding = (setting: ChecklistContext, item: PlaybookItem, { sentences }: Detection): readonly Finding[] => {
  const { detection, playbook, side } = setting;
  const [index, ...others] = sentences;
  if (index === undefined) return [];
  const quote = quoteSentence(detection.contract, index);
  const slot = violatedSlot(item, quote.text);
  // An item with limits is a finding only if a limit is violated.
  if (item.slots.length > 0 && !slot) return [];
  if (item.sort !== "risk" && !slot) return [];
  const rewording = item.wording ? rewordingOf(quote, item.wording.text) : null;
  return [
    {
      id: `${item.id}-${quote.start}`,
      rule: item.id,
      playbook: playbook.id,
      check: "clause",
      severity: item.severity,
      title: item.title,
      quote,
      also: others.slice(0, 4).map((other) => quoteSentence(detection.contract, other)),
      section: detection.contract.within[index] ?? null,
      says: slot?.say ?? item.question,
      why: textForSide(item.why, side),
      ...(item.ask ? { ask: textForSide(item.ask, side) } : {}),
      ...(rewording ? { rewording } : {}),
      ...measuredOf(setting, item, "present"),
    },
  ];
};

// A new clause belongs after the last one, before the words about signing.
const lastClause = ({ contract, words }: DetectionContext): number =>
  contract.sentences.findLastIndex(({ start, end }, index) => {
    const count = words[index]?.list.length ?? 0;
    const text = contract.text.slice(start, end);
    if (count < MIN_CLAUSE_WORDS || SIGNING.test(text)) return false;
    return count >= MIN_LONG_WORDS || (CLAUSE.test(text) && !NO_CLAUSE.test(text));
  });

const makeMissing = (setting: ChecklistContext, item: PlaybookItem): MissingClause => {
  const { detection, playbook, side } = setting;
  const last = lastClause(detection);
  return {
    id: `missing-${item.id}`,
    rule: item.id,
    playbook: playbook.id,
    severity: item.severity,
    title: item.title,
    why: textForSide(item.why, side),
    ...(item.ask ? { ask: textForSide(item.ask, side) } : {}),
    ...(item.wording ? { wording: item.wording.text } : {}),
    ...(last < 0 ? {} : { insertAfter: quoteSentence(detection.contract, last) }),
    ...measuredOf(setting, item, "missing"),
  };
};

// Some items apply only to contracts that mention certain subjects, such as data.
const appliesTo = ({ sides, when }: PlaybookItem, { side, detection: { wordIndex } }: ChecklistContext): boolean =>
  (sides.length === 0 || side === undefined || sides.includes(side)) &&
  (when.length === 0 || when.some((pattern) => containsPhrase(pattern, wordIndex)));

// Words of a clause that the law may forbid are enough to compare it, even where the model is not sure.
const bannedSentence = ({ detection }: ChecklistContext, { bans, find }: PlaybookItem): number | undefined =>
  bans.length === 0 ? undefined : sentencesMatching(detection, find)[0];

/** Runs the checklist of a playbook. */
export const reviewItems = (setting: ChecklistContext): ItemResults => {
  const { detection, playbook } = setting;
  const findings: Finding[] = [];
  const missing: MissingClause[] = [];
  const unsure: UncertainFinding[] = [];
  const met: SatisfiedExpectation[] = [];
  const law: LawComparison[] = [];
  const unchecked: UncheckedPoint[] = [];
  for (const item of playbook.items) {
    if (!appliesTo(item, setting)) continue;
    const state = detectItem(detection, item);
    // Prefer the text under a heading as the quote.
    const at =
      state.sentences.find((sentence) => (detection.words[sentence]?.list.length ?? 0) > MAX_HEADING_WORDS) ??
      state.sentences[0];
    const named = { rule: item.id, playbook: playbook.id, title: item.title };
    const section = at === undefined ? null : (detection.contract.within[at] ?? null);
    const points = lawPoints(item, state.state === "found" ? at : bannedSentence(setting, item), {
      ...setting,
      law: lawForItem(item, setting.law),
    });
    law.push(...points.comparisons);
    unchecked.push(...points.unchecked);
    const broken = brokenLaw(setting, item, points);
    findings.push(...broken);
    if (broken.length > 0 || keepsLaw(item, points) || state.state === "unknown") continue;
    if (state.state === "absent") {
      if (item.sort === "must") missing.push(makeMissing(setting, item));
    } else if (state.state === "unsure") {
      const quote = at === undefined ? {} : { quote: quoteSentence(detection.contract, at) };
      if (item.sort !== "fact")
        unsure.push({ id: `unsure-${item.id}`, ...named, question: item.question, ...quote, section });
    } else {
      const made = makeFinding(setting, item, state);
      findings.push(...made);
      if (made.length > 0 || item.sort === "risk" || at === undefined) continue;
      const seen = { id: `met-${item.id}`, ...named, quote: quoteSentence(detection.contract, at), section };
      const figures = item.law.length > 0 ? points.unchecked : uncheckedFigures(item, seen);
      if (item.law.length === 0) unchecked.push(...figures);
      if (figures.length + points.comparisons.length === 0) met.push(seen);
    }
  }
  return { findings, missing, unsure, met, law, unchecked };
};
