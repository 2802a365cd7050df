import type { LawFact } from "../../../model/form-view.ts";
import type { LawBan, LawLimit, Playbook, PlaybookItem, Severity } from "../../../model/review/playbook.ts";
import type { LawComparison, Quote, UncheckedPoint, UncheckedReason } from "../../../model/review/review.ts";
import type { DetectionContext } from "../detect/detect.ts";
import { breaks, comparableFigures, worstOf } from "./compare-limit.ts";
import type { ComparableFigure } from "./compare-limit.ts";
import type { ReadFigures } from "./read-figures.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { knownColumn, limitInForce } from "./review-law.ts";
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
export type LawSetting = {
  readonly detection: DetectionContext;
  readonly playbook: Playbook;
  readonly figures: ReadFigures;
  readonly law: ReviewLaw;
};

const BROKEN: ReadonlySet<LawComparison["outcome"]> = new Set(["over", "under", "depends", "forbidden"]);
const DAILY = new Set(["hour", "day", "week"]);

const quoteOf = ({ contract }: DetectionContext, sentence: number): Quote => {
  const { start, end } = contract.sentences[sentence]!;
  return { start, end, text: contract.text.slice(start, end) };
};

const sentenceFor = (limit: LawLimit, comparison: LawComparison): string => {
  const { fact, found, exception } = comparison;
  const filled = { found, limit: fact.shown, place: fact.place };
  const said = limit.say.replaceAll(/\{(found|limit|place)\}/g, (_, key: keyof typeof filled) => filled[key]);
  return exception ? `${said} ${exception.label}: ${exception.shown}.` : said;
};

// A condition that may lift the limit: one that is true there, or an amount that the figure reaches or does not give.
const exemptionOf = ({ exempt }: LawLimit, figures: ReadFigures, law: ReviewLaw) => {
  for (const { read, figure } of exempt) {
    const known = knownColumn(read, law);
    if (!known) continue;
    const { value } = known;
    if (value === true) return known;
    if (!isDecimal(value) || figure === undefined) continue;
    const amounts = (figures.get(figure) ?? []).filter(({ kind }) => kind === "money");
    if (amounts.length === 0 || amounts.some((one) => one.value.gte(value))) return known;
  }
  return null;
};

type Results = { comparison?: LawComparison; unchecked?: UncheckedPoint };

const compare = (
  item: PlaybookItem,
  limit: LawLimit,
  at: number | undefined,
  { detection, playbook, figures, law }: LawSetting,
): Results => {
  const { contract } = detection;
  const { read, exception } = limit;
  const named = { id: `${item.id}-${read.name}.${read.column}`, rule: item.id, title: item.title };
  const inForce = limitInForce(read, law);
  const comparable = comparableFigures(limit, figures, playbook.figures);
  const first = comparable.figures[0];
  const sentence = first ? ("figure" in first ? first.figure : first).sentence : at;
  if (sentence === undefined) return {};
  const place = (index: number) => ({ quote: quoteOf(detection, index), section: contract.within[index] ?? null });
  const unchecked = (reason: UncheckedReason, fact: LawFact | null, found: readonly string[]): Results => ({
    unchecked: { ...named, reason, found, fact, ...place(sentence) },
  });
  if (!comparable.ok) {
    const found = comparable.figures.map(({ text }) => text);
    const isLoaded = inForce.state !== "not_known" || inForce.reason !== "not_loaded";
    // Where neither the text nor the law has a figure there is nothing to say.
    if (comparable.reason === "no_figure" && isLoaded && inForce.state !== "value") return {};
    return unchecked(inForce.state === "not_known" ? inForce.reason : comparable.reason, inForce.fact, found);
  }
  const texts = [...new Set(comparable.figures.map(({ figure }) => figure.text))];
  if (inForce.state === "not_known") {
    const free = limit.unlimited && knownColumn(limit.unlimited, law);
    const [one] = comparable.figures;
    if (free?.value === true && one)
      return {
        comparison: {
          ...named,
          outcome: "none",
          found: one.found,
          fact: free.fact,
          note: free.note,
          ...place(one.figure.sentence),
        },
      };
    return unchecked(inForce.reason, inForce.fact, texts);
  }
  const { fact, note } = inForce;
  const made = (outcome: LawComparison["outcome"], { figure, found }: ComparableFigure): Results => ({
    comparison: { ...named, outcome, found, fact, note, ...place(figure.sentence) },
  });
  const worst = worstOf(comparable.figures, read.bound);
  if (inForce.state === "none") return made("none", worst);
  if (!breaks(worst.value, inForce.value, read.bound)) {
    const { each, isBusiness } = worst.figure;
    const period = playbook.figures.find(({ id }) => id === limit.figure)?.each;
    if (each !== null && each !== period && DAILY.has(each)) return unchecked("recurring", fact, texts);
    return isBusiness && read.bound !== "min" ? unchecked("no_figure", fact, texts) : made("within", worst);
  }
  const wider = exception ? limitInForce(exception, law) : null;
  const isWithinWider = wider?.state === "value" && !breaks(worst.value, wider.value, exception?.bound);
  const applying = isWithinWider ? wider : exemptionOf(limit, figures, law);
  if (!applying && limit.conditional) return made("depends", worst);
  if (!applying) return made(read.bound === "min" ? "under" : "over", worst);
  const { comparison } = made("depends", worst);
  return comparison ? { comparison: { ...comparison, exception: applying.fact, note: applying.note ?? note } } : {};
};

// Limits that were not compared for the same reason are one point to the reader.
const byReason = (points: readonly UncheckedPoint[]): readonly UncheckedPoint[] =>
  points.flatMap((point, index) => {
    const same = points.filter(({ reason }) => reason === point.reason);
    if (same[0] !== points[index]) return [];
    return [{ ...point, found: [...new Set(same.flatMap(({ found }) => found))] }];
  });

const FOUND_LENGTH = 120;

const checkBan = (item: PlaybookItem, ban: LawBan, at: number, { detection, law }: LawSetting): Results => {
  const { read } = ban;
  const quote = quoteOf(detection, at);
  const named = { id: `${item.id}-${read.name}.${read.column}`, rule: item.id, title: item.title };
  const place = { quote, section: detection.contract.within[at] ?? null };
  const known = knownColumn(read, law);
  if (!known) {
    const inForce = limitInForce(read, law);
    const reason = inForce.state === "not_known" ? inForce.reason : "unknown";
    return { unchecked: { ...named, reason, found: [], fact: inForce.fact, ...place } };
  }
  const outcome = known.value === true ? "forbidden" : "allowed";
  const found = quote.text.replaceAll(/\s+/g, " ").slice(0, FOUND_LENGTH);
  return { comparison: { ...named, outcome, found, fact: known.fact, note: known.note, ...place } };
};

const banSentence = ({ say }: LawBan, { fact }: LawComparison): string => say.replaceAll("{place}", fact.place);

/** Compares the figures of an item with the law; `at` is the sentence that the item was found in, if any. */
export const lawPoints = (item: PlaybookItem, at: number | undefined, setting: LawSetting): LawPoints => {
  const limits = item.law.map((limit) => {
    const result = compare(item, limit, at, setting);
    return {
      ...result,
      severity: limit.severity,
      says: result.comparison ? sentenceFor(limit, result.comparison) : "",
    };
  });
  const bans = (at === undefined ? [] : item.bans).map((ban) => {
    const result = checkBan(item, ban, at!, setting);
    return { ...result, severity: ban.severity, says: result.comparison ? banSentence(ban, result.comparison) : "" };
  });
  const results: readonly (Results & Pick<BrokenLimit, "severity" | "says">)[] = [...limits, ...bans];
  return {
    comparisons: results.flatMap(({ comparison }) => comparison ?? []),
    unchecked: byReason(results.flatMap(({ unchecked }) => unchecked ?? [])),
    broken: results.flatMap(({ comparison, severity, says }) =>
      comparison && BROKEN.has(comparison.outcome) ? [{ comparison, severity, says }] : [],
    ),
  };
};
