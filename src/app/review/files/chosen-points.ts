import type { ReviewFileMessages } from "../../../i18n/english-only/review-files.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Finding, MissingClause, Review, ReviewSection } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import type { RedlinePoint } from "../../../outputs/redline/redline.ts";
import { locationText } from "../../../ui/review/parts/location-text.ts";
import { requestText } from "../../../ui/review/request-text.ts";

/** A point that the visitor chose to ask for, with what the files say about it. */
export type ChosenPoint = RedlinePoint & {
  readonly title: string;
  /** Its location in words; empty if unknown. */
  readonly place: string;
  /** The request to the other side. */
  readonly request: string;
  /** The passage as it is; null for a missing clause. */
  readonly quote: string | null;
  /** The words that replace the passage, or that are added; null if none are proposed. */
  readonly wording: string | null;
  readonly isReplaced: boolean;
};

type FileWords = { readonly messages: ReviewMessages; readonly files: ReviewFileMessages };

const isChosen = (decision: ReviewDecision | undefined): boolean => decision?.state === "accepted";

const commentLines = (
  title: string,
  request: string,
  wording: string | null,
  files: ReviewFileMessages,
): readonly string[] => [
  `${title}: ${request}`,
  ...(wording === null ? [] : [`${files.newWording}: ${wording === "" ? files.struck : wording}`]),
];

// A number and a heading of a few words, such as "5. Late fee. ".
const HEADING =
  /^[\s(]*(?:(?:section|article|clause)\s)?[\p{L}\d.()]{1,8}\s*(?:[\p{L}'\u2019&,-]+(?: [\p{L}'\u2019&,-]+){0,7})?[.:]?\s*$/iu;
/** The number and heading before the text of a section. Unit: characters. */
const MAX_HEADING = 60;
// After the last sentence are at most spaces and line breaks.
const MAX_REST = 8;

/** Whether a passage is the whole text of a section, so that striking it would leave only the heading. */
const isWholeSection = ({ at, end }: ReviewSection, quote: Quote): boolean => {
  const before = quote.start - at.start;
  if (before < 0 || before > Math.min(MAX_HEADING, at.text.length + 2) || end - quote.end > MAX_REST) return false;
  return before === 0 || HEADING.test(at.text.slice(0, before));
};

const foundPoint = (
  finding: Finding,
  decision: ReviewDecision | undefined,
  { place, section }: { readonly place: string; readonly section: ReviewSection | undefined },
  { files }: FileWords,
): ChosenPoint => {
  const { id, title, ask, request, quote, rewording } = finding;
  const isOmitted = rewording?.text === "" && section !== undefined && isWholeSection(section, quote);
  const proposed = isOmitted ? files.omitted : rewording?.text;
  const wording = rewording ? (decision?.text ?? proposed ?? "") : null;
  const said = request ?? requestText(ask) ?? files.requestChange;
  const isReplaced = rewording?.how === "replace";
  const { start, end } = rewording?.at ?? quote;
  return {
    id,
    title,
    place,
    request: said,
    quote: quote.text,
    wording,
    isReplaced,
    ...(wording === null
      ? {}
      : isReplaced
        ? { replacement: { start, end, text: wording } }
        : { addition: { after: end, text: wording } }),
    comment: { start: quote.start, end: quote.end, lines: commentLines(title, said, wording, files) },
  };
};

const missingPoint = (
  missing: MissingClause,
  decision: ReviewDecision | undefined,
  length: number,
  { messages, files }: FileWords,
): ChosenPoint => {
  const { id, title, ask, request, insertAfter } = missing;
  const wording = decision?.text ?? missing.wording ?? null;
  const said = request ?? requestText(ask) ?? files.requestClause;
  return {
    id,
    title,
    place: messages.missing,
    request: said,
    quote: null,
    wording,
    isReplaced: false,
    ...(wording === null ? {} : { addition: { after: insertAfter?.end ?? length, text: wording } }),
    comment: insertAfter
      ? { start: insertAfter.start, end: insertAfter.end, lines: commentLines(title, said, wording, files) }
      : null,
  };
};

/** The points that the visitor chose to ask for: findings, then missing clauses. */
export const chosenPoints = (
  review: Review,
  decisions: ReviewDecisions,
  text: { readonly length: number; readonly pages: readonly number[] },
  words: FileWords,
): readonly ChosenPoint[] => {
  const locations = { sections: review.sections, pages: text.pages };
  const placeOf = ({ section, quote }: Finding): string =>
    locationText(locations, section, quote.start, words.messages);
  return [
    ...review.findings
      .filter(({ id }) => isChosen(decisions[id]))
      .map((finding) =>
        foundPoint(
          finding,
          decisions[finding.id],
          { place: placeOf(finding), section: review.sections[finding.section ?? -1] },
          words,
        ),
      ),
    ...(review.missing ?? [])
      .filter(({ id }) => isChosen(decisions[id]))
      .map((missing) => missingPoint(missing, decisions[missing.id], text.length, words)),
  ];
};
