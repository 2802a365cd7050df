import type { LawByTopic } from "../../../model/law.ts";
import type { Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Finding, Review, ReviewInput } from "../../../model/review/review.ts";
import type { TextForm } from "../../../model/review/text-form.ts";
import { isoDate, parseIsoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { findPairs } from "../detect/find-pairs.ts";
import { VALUE_CATEGORY, findValues } from "../detect/find-values.ts";
import type { ExtractedValues } from "../detect/find-values.ts";
import { readFigures } from "../law/read-figures.ts";
import type { ReviewLaw } from "../law/review-law.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { beginReview } from "./begin-review.ts";
import type { ReviewPlaybooks } from "./begin-review.ts";
import { SEVERITY_ORDER, sortBySeverity } from "./check-findings.ts";
import { identifyContract } from "./identify-contract.ts";
import type { IdentifiedContract } from "./identify-contract.ts";
import { keyFacts } from "./key-facts.ts";
import { reviewItems } from "./review-items.ts";

// Items of the kind's own playbook override general ones with the same id.
const mergedItems = (playbook: Playbook, general: Playbook): Playbook => {
  const own = new Set(playbook.items.map(({ id }) => id));
  return {
    ...general,
    items: playbook.id === general.id ? general.items : general.items.filter(({ id }) => !own.has(id)),
  };
};

type Quoted = { readonly quote?: Quote };

// Whether a finding already quotes the passage.
const isQuotedIn =
  (findings: readonly Finding[]) =>
  ({ quote }: Quoted): boolean =>
    findings.some((finding) => finding.quote.start === quote?.start);

// Whether a finding overlaps the passage.
const overlapsAny =
  (findings: readonly Finding[]) =>
  ({ quote }: Quoted): boolean =>
    quote !== undefined &&
    findings.some((finding) => finding.quote.start < quote.end && finding.quote.end > quote.start);

/** Today, and the law to compare a contract with: those topics that could be loaded. */
export type LoadedReviewLaw = { readonly today: CalendarDate; readonly topics: LawByTopic };

const dateOf = (values: ExtractedValues): CalendarDate | null => {
  const text = (values[VALUE_CATEGORY.starts] ?? values[VALUE_CATEGORY.agreement])?.text;
  return text === undefined ? null : parseIsoDate(text);
};

// Forms that do not contradict a visitor who chose another kind of document.
const COMMON_FORMS: ReadonlySet<TextForm> = new Set<TextForm>(["contract", "unsure"]);

// What a letter or a policy lacks says nothing about a contract; a template is a contract with blanks.
const canMiss = ({ forms }: Playbook, form: TextForm, isKindChosen: boolean): boolean =>
  forms.includes(form) ||
  (form === "template" && forms.includes("contract")) ||
  (isKindChosen && COMMON_FORMS.has(form));

const differsBySide = ({ sides, textSides }: PlaybookItem): boolean => sides.length + textSides.length > 0;

/** The complete review: the first half plus the results of the model and the checklists. */
export const finishReview = (identified: IdentifiedContract, { today, topics }: LoadedReviewLaw): Review => {
  const { begun, contract, detection, found, model, kinds, playbook, place } = identified;
  const { input, playbooks, checked } = begun;
  const { general, places } = playbooks;
  const values = findValues(contract, found);
  const on = dateOf(values) ?? today;
  const law: ReviewLaw = { place: place?.code ?? null, on, today, topics, places };
  const setting = { detection, law, side: input.side, measured: model?.measured ?? {} };
  const itemsOf = (one: Playbook) =>
    reviewItems({ ...setting, playbook: one, figures: readFigures(detection, one.figures) });
  const own = itemsOf(playbook);
  const rest = playbook.id === general.id ? null : itemsOf(mergedItems(playbook, general));
  const both = <K extends keyof typeof own>(key: K): readonly (typeof own)[K][number][] => [
    ...own[key],
    ...(rest?.[key] ?? []),
  ];
  const findings = sortBySeverity([...both("findings"), ...checked]);
  const isQuoted = isQuotedIn(findings);
  const overlaps = overlapsAny(findings);
  const comparisons = both("law");
  const isKindChosen = input.playbook === playbook.id;
  return {
    ...begun.review,
    kind: kinds.find((guess) => guess.playbook === playbook.id) ?? { playbook: playbook.id, score: 1 },
    kinds,
    isKindChosen,
    sides: playbook.sides,
    differsBySide: playbook.items.some(differsBySide),
    facts: keyFacts(contract, found, values),
    findings,
    missing: canMiss(playbook, begun.review.form, isKindChosen)
      ? both("missing").toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity])
      : null,
    unsure: both("unsure").filter((finding) => !isQuoted(finding)),
    met: both("met").filter((expectation) => !overlaps(expectation)),
    place,
    lawDate: comparisons.length > 0 ? isoDate(on) : null,
    law: comparisons,
    unchecked: both("unchecked"),
    pairs: findPairs(contract),
  };
};

/**
 * Reviews a text: its kind, its contents and its problems. Never throws: any text gives a review.
 *
 * Without the model, only phrases and checks find anything; of items that have only a category, only figures are compared.
 */
export const reviewText = (
  input: ReviewInput,
  playbooks: ReviewPlaybooks,
  law: LoadedReviewLaw,
  model: ClauseModel | null = null,
): Review => {
  const begun = beginReview(input, playbooks);
  const identified = identifyContract(begun, model);
  return identified ? finishReview(identified, law) : begun.review;
};
