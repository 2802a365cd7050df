import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import type { LawFact } from "../../../model/form-view.ts";
import type { Finding, MissingClause, Review } from "../../../model/review/review.ts";
import type { ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { correctedFacts, factKey, factValueText } from "../../../ui/review/corrected-facts.ts";
import { factText } from "../../../ui/review/fact-text.ts";
import { heading, labeled, reportParagraph, plain } from "./report-blocks.ts";
import { locationText } from "../../../ui/review/parts/location-text.ts";
import type { TextLocations } from "../../../ui/review/parts/location-text.ts";

const listed = (id: string, title: string, blocks: readonly Block[], lead = ""): readonly Block[] => {
  if (blocks.length === 0) return [];
  return [heading(id, title), ...(lead === "" ? [] : [reportParagraph(`${id}.lead`, plain(lead))]), ...blocks];
};

type ReportContext = {
  readonly words: ReviewWords;
  readonly places: TextLocations;
  readonly decisions: ReviewDecisions;
};

const proposal = (
  id: string,
  wording: string | undefined,
  how: string,
  { decisions }: ReportContext,
): readonly Block[] => {
  const decision = decisions[id];
  const text = decision?.text ?? wording;
  return text === undefined || decision?.state === "dismissed" ? [] : [reportParagraph(`${id}.to`, labeled(how, text))];
};

const findingBlocks = (finding: Finding, place: number, report: ReportContext): readonly Block[] => {
  const { words, places, decisions } = report;
  const { id, severity, title, says, why, ask, quote, section, rewording } = finding;
  if (decisions[id]?.state === "dismissed") return [];
  const where = locationText(places, section, quote.start, words);
  const head = `${place + 1}. ${title} (${[words.severity[severity], where].filter((part) => part !== "").join(", ")})`;
  const how = rewording?.how === "replace" ? words.changeTo : words.addAfter;
  return [
    reportParagraph(`${id}.head`, [{ type: "strong", content: plain(head) }]),
    reportParagraph(`${id}.says`, plain(says)),
    reportParagraph(`${id}.quote`, labeled(words.quote, `“${quote.text.replace(/\s+/g, " ")}”`)),
    reportParagraph(`${id}.why`, labeled(words.why, why)),
    ...(ask === undefined ? [] : [reportParagraph(`${id}.ask`, labeled(words.ask, ask))]),
    ...proposal(id, rewording?.text, how, report),
  ];
};

const missingBlocks = (missing: MissingClause, report: ReportContext): readonly Block[] => {
  const { id, title, why, severity, wording } = missing;
  if (report.decisions[id]?.state === "dismissed") return [];
  return [
    reportParagraph(`${id}.head`, [
      { type: "strong", content: plain(`${title} (${report.words.severity[severity]})`) },
    ]),
    reportParagraph(`${id}.why`, plain(why)),
    ...proposal(id, wording, report.words.addAfter, report),
  ];
};

const factBlocks = ({ facts }: Review, decisions: ReviewDecisions, words: ReviewWords): readonly Block[] =>
  correctedFacts(facts, decisions).map(({ id, values }) => {
    const texts = values.map(({ text }) => factValueText(id, text, words));
    const corrected = decisions[factKey(id)] === undefined ? "" : ` (${words.factEdited})`;
    return reportParagraph(`fact.${id}`, labeled(words.facts[id], `${texts.join("; ") || words.notSaid}${corrected}`));
  });

const lawText = ({ label, place, shown, cite, about }: LawFact): string =>
  [`${label} (${place}): ${shown}`, cite, about].filter((part) => part !== null && part !== "").join(". ");

const comparisonBlocks = ({ law }: Review, words: ReviewWords): readonly Block[] =>
  law.flatMap(({ id, title, outcome, found, fact, exception, note }) => [
    reportParagraph(`law.${id}`, labeled(`${title} (${words.lawOutcomes[outcome]})`, found)),
    ...[fact, exception].flatMap((one) =>
      one ? [reportParagraph(`law.${id}.${one.column}`, plain(lawText(one)))] : [],
    ),
    ...(note === null ? [] : [reportParagraph(`law.${id}.note`, plain(note))]),
  ]);

const placeText = ({ place }: Review, name: string | null, words: ReviewWords): string =>
  place === null || name === null ? words.placeUnknown : `${name}. ${words.placeFrom[place.from]}`;

const uncheckedBlocks = ({ unchecked }: Review, words: ReviewWords): readonly Block[] =>
  unchecked.flatMap(({ id, title, found, reason, facts }) => [
    reportParagraph(`unchecked.${id}.${reason}`, labeled([title, ...found].join("; "), words.uncheckedWhy[reason])),
    ...facts
      .filter(({ cite }) => cite !== null)
      .map((fact) => reportParagraph(`unchecked.${id}.${reason}.${fact.column}`, plain(lawText(fact)))),
  ]);

type ReportFacts = {
  readonly name: string;
  readonly date: string;
  readonly version: string;
  readonly pages: readonly number[];
  /** What a reader must know about the review. */
  readonly notes: readonly string[];
  /** Name of the place whose law applies; null if the text does not show it. */
  readonly place: string | null;
};

/** A review as a printable document: notes, the place whose law applies, key facts, findings with quotes, missing clauses, unclear points. */
export function createReviewReport(
  given: ReportFacts,
  review: Review,
  decisions: ReviewDecisions,
  words: ReviewWords,
): LegalDocument {
  const report: ReportContext = { words, decisions, places: { sections: review.sections, pages: given.pages } };
  const findings = review.findings.flatMap((finding, index) => findingBlocks(finding, index, report));
  const unsure = review.unsure.map(({ id, title, question }) =>
    reportParagraph(`unsure.${id}`, labeled(title, question)),
  );
  const title = words.reportTitle(given.name);
  return {
    title,
    language: "en",
    numbering: "decimal",
    provenance: { definition: review.kind.playbook, version: given.version, hash: "", on: given.date },
    blocks: [
      { type: "title", id: "title", content: plain(title) },
      reportParagraph(
        "headline",
        plain(words.headline(review.findings.length, review.missing === null ? null : review.missing.length)),
      ),
      reportParagraph("made", plain(words.reportMade(factText(given.date)))),
      ...given.notes.map((note, index) => reportParagraph(`note.${index}`, plain(note))),
      reportParagraph("place", labeled(words.place, placeText(review, given.place, words))),
      ...listed("facts", words.keyFacts, factBlocks(review, decisions, words)),
      ...listed("findings", words.findings, findings),
      ...listed(
        "missing",
        words.missing,
        (review.missing ?? []).flatMap((missing) => missingBlocks(missing, report)),
      ),
      ...listed("law", words.law, comparisonBlocks(review, words), words.lawOn(factText(review.lawDate ?? ""))),
      ...listed("unchecked", words.unchecked, uncheckedBlocks(review, words), words.uncheckedLead),
      ...listed("unsure", words.unsure, unsure),
      reportParagraph("advice", plain(words.notAdvice)),
    ],
  };
}
