import { distinctFacts } from "../../../law/law-facts.ts";
import type { LawFact } from "../../../model/form-view.ts";
import type { LawBan, LawLimit, Playbook, PlaybookItem, Severity } from "../../../model/review/playbook.ts";
import type { LawComparison, UncheckedPoint, UncheckedReason } from "../../../model/review/law-comparison.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { DetectionContext } from "../detect/detect.ts";
import { quoteSentence } from "../text/quote-at.ts";
import { violatesLimit, comparableFigures, worstOf } from "./compare-limit.ts";
import type { Comparable, ComparableFigure } from "./compare-limit.ts";
import type { ReadFigures } from "./read-figures.ts";
import { doubtfulColumn, knownColumn, limitInForce } from "./review-law.ts";
import type { ReviewLaw } from "./review-law.ts";

/** A limit that the contract does not keep, with the sentence that says so. */
export type BrokenLimit = {
  readonly severity: Severity;
  readonly comparison: LawComparison;
  readonly says: string;
};

/** What comparing an item with the law gave. */
export type LawPoints = {
  readonly comparisons: readonly LawComparison[];
  readonly unchecked: readonly UncheckedPoint[];
  readonly broken: readonly BrokenLimit[];
};

/** What the law of a playbook's items is compared with. */
export type LawComparisonContext = {
  readonly detection: DetectionContext;
  readonly playbook: Playbook;
  readonly figures: ReadFigures;
  readonly law: ReviewLaw;
};

const BROKEN: ReadonlySet<LawComparison["outcome"]> = new Set(["over", "under", "depends", "forbidden"]);

const sentenceFor = (limit: LawLimit, comparison: LawComparison): string => {
  const { fact, found, exception } = comparison;
  const filled = { found, limit: fact.formatted, place: fact.jurisdiction };
  const said = limit.say.replaceAll(/\{(found|limit|place)\}/g, (_, key: keyof typeof filled) => filled[key]);
  return exception ? `${said} ${exception.label}: ${exception.formatted}.` : said;
};

type Exemption = { readonly fact: LawFact | null; readonly note: string | null };

// A condition that may lift the limit: one that is true there, an amount that the figure exceeds or does not give, or one
// that is not known there.
const exemptionOf = ({ exempt }: LawLimit, figures: ReadFigures, law: ReviewLaw): Exemption | null => {
  for (const { read, figure, above = false } of exempt) {
    const known = knownColumn(read, law);
    if (!known) continue;
    const { value } = known;
    if (value === true) return known;
    if (!isDecimal(value) || figure === undefined) continue;
    const amounts = (figures.get(figure) ?? []).filter(({ kind }) => kind === "money");
    const isExempt = amounts.some((amount) => (above ? amount.value.gt(value) : amount.value.gte(value)));
    if (amounts.length === 0 || isExempt) return known;
  }
  const doubtful = exempt.map(({ read }) => doubtfulColumn(read, law)).find((column) => column !== null);
  return doubtful ? { ...doubtful, note: null } : null;
};

// A wider limit that the figure keeps, or that is not known there on the contract's date.
const widerLimitOf = ({ exception }: LawLimit, worst: ComparableFigure, law: ReviewLaw): Exemption | null => {
  if (!exception) return null;
  const wider = limitInForce(exception, law);
  if (wider.state === "value") return violatesLimit(worst.value, wider.value, exception.bound) ? null : wider;
  const doubtful = doubtfulColumn(exception, law);
  return doubtful && { ...doubtful, note: null };
};

// Why figures that keep a limit do not show that the contract keeps it.
const doubtAbout = (
  { figure: id, read }: LawLimit,
  { figures, others }: Extract<Comparable, { readonly ok: true }>,
  { figures: definitions }: Playbook,
): UncheckedReason | null => {
  const isForPeriod = definitions.find((definition) => definition.id === id)?.each !== undefined;
  if (!isForPeriod && figures.some(({ figure }) => figure.each !== null)) return "recurring";
  // Business days take at least as long as calendar days.
  if (read.bound !== "min" && figures.some(({ figure }) => figure.isBusiness)) return "business_days";
  return others;
};

type LawResult = { readonly comparison?: LawComparison; readonly unchecked?: UncheckedPoint };

const identityOf = ({ id, title }: PlaybookItem, { name, column }: LawLimit["read"]) => ({
  id: `${id}-${name}.${column}`,
  rule: id,
  title,
});

const passageAt = ({ contract }: DetectionContext, sentence: number) => ({
  quote: quoteSentence(contract, sentence),
  section: contract.within[sentence] ?? null,
});

const compareLimit = (
  item: PlaybookItem,
  limit: LawLimit,
  itemSentence: number | undefined,
  { detection, playbook, figures, law }: LawComparisonContext,
): LawResult => {
  const { read } = limit;
  const identity = identityOf(item, read);
  const inForce = limitInForce(read, law);
  const stated = figures.get(limit.figure) ?? [];
  const sentence = stated[0]?.sentence ?? itemSentence;
  if (sentence === undefined) return {};
  const found = [...new Set(stated.map(({ text }) => text))];
  const uncheckedFor = (reason: UncheckedReason): LawResult => {
    const facts = inForce.fact ? [inForce.fact] : [];
    return { unchecked: { ...identity, reason, found, facts, ...passageAt(detection, sentence) } };
  };
  const comparisonOf = (
    outcome: LawComparison["outcome"],
    figure: ComparableFigure,
    { fact, note }: { readonly fact: LawFact; readonly note: string | null },
    exception: LawFact | null = null,
  ): LawResult => {
    const passage = passageAt(detection, figure.figure.sentence);
    const exceptions = exception ? { exception } : {};
    return { comparison: { ...identity, outcome, found: figure.found, fact, ...exceptions, note, ...passage } };
  };
  const comparable = comparableFigures(limit, figures, playbook.figures);
  if (!comparable.ok) {
    const isLoaded = inForce.state !== "not_known" || inForce.reason !== "not_loaded";
    // Where neither the text nor the law has a figure there is nothing to say.
    if (comparable.reason === "no_figure" && isLoaded && inForce.state !== "value") return {};
    return uncheckedFor(inForce.state === "not_known" ? inForce.reason : comparable.reason);
  }
  const worst = worstOf(comparable.figures, read.bound);
  if (inForce.state === "not_known") {
    const unlimited = limit.unlimited && knownColumn(limit.unlimited, law);
    return unlimited?.value === true ? comparisonOf("none", worst, unlimited) : uncheckedFor(inForce.reason);
  }
  if (inForce.state === "none") return comparisonOf("none", worst, inForce);
  if (!violatesLimit(worst.value, inForce.value, read.bound)) {
    const doubt = doubtAbout(limit, comparable, playbook);
    return doubt === null ? comparisonOf("within", worst, inForce) : uncheckedFor(doubt);
  }
  const exemption = widerLimitOf(limit, worst, law) ?? exemptionOf(limit, figures, law);
  if (exemption && !exemption.fact) return uncheckedFor("unknown");
  if (exemption) {
    const note = exemption.note ?? inForce.note;
    return comparisonOf("depends", worst, { fact: inForce.fact, note }, exemption.fact);
  }
  if (limit.conditional) return comparisonOf("depends", worst, inForce);
  return comparisonOf(read.bound === "min" ? "under" : "over", worst, inForce);
};

// Limits that were not compared for the same reason are one point to the reader.
const byReason = (points: readonly UncheckedPoint[]): readonly UncheckedPoint[] =>
  points.flatMap((point, index) => {
    const same = points.filter(({ reason }) => reason === point.reason);
    if (same[0] !== points[index]) return [];
    const found = [...new Set(same.flatMap((one) => one.found))];
    return [{ ...point, found, facts: distinctFacts(same.flatMap(({ facts }) => facts)) }];
  });

/** The passage in a sentence about it. Unit: characters. */
const FOUND_LENGTH = 120;

const checkBan = (
  item: PlaybookItem,
  { read }: LawBan,
  sentence: number,
  { detection, law }: LawComparisonContext,
): LawResult => {
  const identity = identityOf(item, read);
  const passage = passageAt(detection, sentence);
  const known = knownColumn(read, law);
  if (!known) {
    const inForce = limitInForce(read, law);
    const reason = inForce.state === "not_known" ? inForce.reason : "unknown";
    const facts = inForce.fact ? [inForce.fact] : [];
    return { unchecked: { ...identity, reason, found: [], facts, ...passage } };
  }
  const outcome = known.value === true ? "forbidden" : "allowed";
  const found = passage.quote.text.replaceAll(/\s+/g, " ").slice(0, FOUND_LENGTH);
  return { comparison: { ...identity, outcome, found, fact: known.fact, note: known.note, ...passage } };
};

const banSentence = ({ say }: LawBan, { fact }: LawComparison): string => say.replaceAll("{place}", fact.jurisdiction);

/** Compares the figures of an item with the law; `sentence` is the one that the item was found in, if any. */
export const lawPoints = (
  item: PlaybookItem,
  sentence: number | undefined,
  setting: LawComparisonContext,
): LawPoints => {
  const limits = item.law.map((limit) => {
    const result = compareLimit(item, limit, sentence, setting);
    const says = result.comparison ? sentenceFor(limit, result.comparison) : "";
    return { ...result, severity: limit.severity, says };
  });
  const bans = (sentence === undefined ? [] : item.bans).map((ban) => {
    const result = checkBan(item, ban, sentence!, setting);
    return { ...result, severity: ban.severity, says: result.comparison ? banSentence(ban, result.comparison) : "" };
  });
  const results: readonly (LawResult & Pick<BrokenLimit, "severity" | "says">)[] = [...limits, ...bans];
  return {
    comparisons: results.flatMap(({ comparison }) => comparison ?? []),
    unchecked: byReason(results.flatMap(({ unchecked }) => unchecked ?? [])),
    broken: results.flatMap(({ comparison, severity, says }) =>
      comparison && BROKEN.has(comparison.outcome) ? [{ comparison, severity, says }] : [],
    ),
  };
};
