import { shownParts } from "../../../engine/review/compare/shown-parts.ts";
import type { ClauseChange, Comparison, PointState } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import { comparisonListMessages as list } from "../../../i18n/english-only/review-files.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import type { Review } from "../../../model/review/review.ts";
import type { DiffPart } from "../../../text/word-diff.ts";
import { changeType, sectionPlace } from "../../../ui/review/compare/section-place.ts";
import { factValueText } from "../../../ui/review/facts/corrected-facts.ts";
import { factText } from "../../../ui/review/facts/fact-text.ts";
import { heading, labeled, plain, reportParagraph } from "../files/report-blocks.ts";

/** What the list of changes is about; dates are ISO. */
export type ComparisonFacts = {
  readonly name: string;
  /** Name of the file with the earlier version. */
  readonly earlier: string;
  readonly date: string;
  readonly version: string;
  readonly review: Pick<Review, "kind" | "side" | "sides">;
};

type ListWords = { readonly messages: ComparisonMessages; readonly review: ReviewMessages };

const MARKS: { readonly [Change in DiffPart["change"]]: readonly [string, string] } = {
  equal: ["", ""],
  delete: ["[-", "-]"],
  insert: ["{+", "+}"],
};

const markedText = (parts: readonly DiffPart[]): string =>
  parts
    .map(({ change, text }) => `${MARKS[change][0]}${text}${MARKS[change][1]}`)
    .join("")
    .replaceAll(/\s+/g, " ");

const changeBlocks = (
  change: ClauseChange,
  { sections }: Comparison,
  words: ListWords,
  index: number,
): readonly Block[] => {
  const places = [
    change.before && words.messages.before(sectionPlace(change.before, sections.before, words.messages, words.review)),
    change.after && words.messages.after(sectionPlace(change.after, sections.after, words.messages, words.review)),
  ].filter((place) => place !== null);
  const head = `${index + 1}. ${changeType(change, words.messages)}. ${places.join(". ")}`;
  // The head says of a passage that it was added or removed as a whole.
  const isWhole = change.type === "added" || change.type === "removed";
  const text = isWhole ? change.parts.map((part) => part.text).join("") : markedText(shownParts(change.parts));
  return [
    reportParagraph(`${change.id}.head`, [{ type: "strong", content: plain(head) }]),
    reportParagraph(`${change.id}.text`, plain(text.replaceAll(/\s+/g, " "))),
  ];
};

const stateText = ({ state, severity, says, quote }: PointState, { messages, review }: ListWords): string => {
  const rating =
    severity === null ? messages.states[state] : `${messages.states[state]} (${review.severity[severity]})`;
  return [`${rating}.`, says, quote === "" ? "" : `“${quote}”`].filter((part) => part !== "").join(" ");
};

const listed = (id: string, title: string, lead: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(id, title), reportParagraph(`${id}.lead`, plain(lead)), ...blocks];

/** The name of the reader's side; null without one. */
export const sideName = ({ side, sides }: Pick<Review, "side" | "sides">): string | null =>
  sides.find(({ id }) => id === side)?.name ?? null;

/** The changes between two versions as a printable document. */
export const createComparisonDocument = (
  { name, earlier, date, version, review }: ComparisonFacts,
  comparison: Comparison,
  words: ListWords,
): LegalDocument => {
  const { messages: own, review: shared } = words;
  const title = list.title(name);
  const valueText = (id: Comparison["facts"][number]["id"], values: readonly string[]): string =>
    values.map((text) => factValueText(id, text, shared)).join("; ") || own.notFound;
  const facts = comparison.facts.map(({ id, before, after }) =>
    reportParagraph(
      `fact.${id}`,
      labeled(shared.facts[id], `${own.was}: ${valueText(id, before)}. ${own.is}: ${valueText(id, after)}.`),
    ),
  );
  const points = comparison.points.flatMap((point) => [
    reportParagraph(`point.${point.id}`, labeled(point.title, `${own.verdicts[point.verdict]}.`)),
    reportParagraph(`point.${point.id}.was`, labeled(own.was, stateText(point.before, words))),
    reportParagraph(`point.${point.id}.is`, labeled(own.is, stateText(point.after, words))),
  ]);
  const changes = comparison.clauses.flatMap((change, index) => changeBlocks(change, comparison, words, index));
  return {
    title,
    language: "en",
    numbering: "decimal",
    provenance: { definition: review.kind.playbook, version, hash: "", on: date },
    blocks: [
      { type: "title", id: "title", content: plain(title) },
      reportParagraph("headline", plain(`${own.headline(comparison.clauses.length)}.`)),
      reportParagraph("made", plain(list.made(factText(date, "en"), earlier))),
      ...listed("facts", own.facts, own.factsLead, facts),
      ...listed("points", own.points, own.pointsLead(sideName(review)), points),
      ...listed("changes", own.changes, list.marks, changes),
      reportParagraph("advice", plain(shared.notAdvice)),
    ],
  };
};
