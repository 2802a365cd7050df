import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import type { LawFact } from "../../../model/form-view.ts";
import type { Finding, MissingClause, Review } from "../../../model/review/review.ts";
import type { ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { correctedFacts, factKey, factValueText } from "../../../ui/review/facts/corrected-facts.ts";
import { factText } from "../../../ui/review/facts/fact-text.ts";
import { heading, labeled, reportParagraph, plain } from "./report-blocks.ts";
import { locationText } from "../../../ui/review/parts/location-text.ts";
import type { TextLocations } from "../../../ui/review/parts/location-text.ts";

const listed = (id: string, title: string, blocks: readonly Block[], lead = ""): readonly Block[] => {
  if (blocks.length === 0) return [];
  return [heading(id, title), ...(lead === "" ? [] : [reportParagraph(`${id}.lead`, plain(lead))]), ...blocks];
};

type ReportContext = {
  readonly messages: ReviewMessages;
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
  const { messages, places, decisions } = report;
  const { id, severity, title, says, why, ask, quote, section, rewording } = finding;
  if (decisions[id]?.state === "dismissed") return [];
  const where = locationText(places, section, quote.start, messages);
  const head = `${place + 1}. ${title} (${[messages.severity[severity], where].filter((part) => part !== "").join(", ")})`;
  const how = rewording?.how === "replace" ? messages.changeTo : messages.addAfter;
  return [
    reportParagraph(`${id}.head`, [{ type: "strong", content: plain(head) }]),
    reportParagraph(`${id}.says`, plain(says)),
    reportParagraph(`${id}.quote`, labeled(messages.quote, `“${quote.text.replace(/\s+/g, " ")}”`)),
    reportParagraph(`${id}.why`, labeled(messages.why, why)),
    ...(ask === undefined ? [] : [reportParagraph(`${id}.ask`, labeled(messages.ask, ask))]),
    ...proposal(id, rewording?.text, how, report),
  ];
};

const missingBlocks = (missing: MissingClause, report: ReportContext): readonly Block[] => {
  const { id, title, why, severity, wording } = missing;
  if (report.decisions[id]?.state === "dismissed") return [];
  return [
    reportParagraph(`${id}.head`, [
      { type: "strong", content: plain(`${title} (${report.messages.severity[severity]})`) },
    ]),
    reportParagraph(`${id}.why`, plain(why)),
    ...proposal(id, wording, report.messages.addAfter, report),
  ];
};

const factBlocks = ({ facts }: Review, decisions: ReviewDecisions, messages: ReviewMessages): readonly Block[] =>
  correctedFacts(facts, decisions).map(({ id, values }) => {
    const texts = values.map(({ text }) => factValueText(id, text, messages));
    const corrected = decisions[factKey(id)] === undefined ? "" : ` (${messages.factEdited})`;
    return reportParagraph(
      `fact.${id}`,
      labeled(messages.facts[id], `${texts.join("; ") || messages.notSaid}${corrected}`),
    );
  });

const lawText = ({ label, jurisdiction, formatted, cite, about }: LawFact): string =>
  [`${label} (${jurisdiction}): ${formatted}`, cite, about].filter((part) => part !== null && part !== "").join(". ");

const comparisonBlocks = ({ law }: Review, messages: ReviewMessages): readonly Block[] =>
  law.flatMap(({ id, title, outcome, found, fact, exception, note }) => [
    reportParagraph(`law.${id}`, labeled(`${title} (${messages.lawOutcomes[outcome]})`, found)),
    ...[fact, exception].flatMap((one) =>
      one ? [reportParagraph(`law.${id}.${one.column}`, plain(lawText(one)))] : [],
    ),
    ...(note === null ? [] : [reportParagraph(`law.${id}.note`, plain(note))]),
  ]);

const placeText = ({ place }: Review, name: string | null, messages: ReviewMessages): string =>
  place === null || name === null ? messages.placeUnknown : `${name}. ${messages.placeFrom[place.from]}`;

const uncheckedBlocks = ({ unchecked }: Review, messages: ReviewMessages): readonly Block[] =>
  unchecked.flatMap(({ id, title, found, reason, facts }) => [
    reportParagraph(`unchecked.${id}.${reason}`, labeled([title, ...found].join("; "), messages.uncheckedWhy[reason])),
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
  messages: ReviewMessages,
): LegalDocument {
  const report: ReportContext = { messages, decisions, places: { sections: review.sections, pages: given.pages } };
  const findings = review.findings.flatMap((finding, index) => findingBlocks(finding, index, report));
  const unsure = review.unsure.map(({ id, title, question }) =>
    reportParagraph(`unsure.${id}`, labeled(title, question)),
  );
  const title = messages.reportTitle(given.name);
  return {
    title,
    language: "en",
    numbering: "decimal",
    provenance: { definition: review.kind.playbook, version: given.version, hash: "", on: given.date },
    blocks: [
      { type: "title", id: "title", content: plain(title) },
      reportParagraph(
        "headline",
        plain(messages.headline(review.findings.length, review.missing === null ? null : review.missing.length)),
      ),
      reportParagraph("made", plain(messages.reportMade(factText(given.date, messages.language)))),
      ...given.notes.map((note, index) => reportParagraph(`note.${index}`, plain(note))),
      reportParagraph("place", labeled(messages.place, placeText(review, given.place, messages))),
      ...listed("facts", messages.keyFacts, factBlocks(review, decisions, messages)),
      ...listed("findings", messages.findings, findings),
      ...listed(
        "missing",
        messages.missing,
        (review.missing ?? []).flatMap((missing) => missingBlocks(missing, report)),
      ),
      ...listed(
        "law",
        messages.law,
        comparisonBlocks(review, messages),
        messages.lawOn(factText(review.lawDate ?? "", messages.language)),
      ),
      ...listed("unchecked", messages.unchecked, uncheckedBlocks(review, messages), messages.uncheckedLead),
      ...listed("unsure", messages.unsure, unsure),
      reportParagraph("advice", plain(messages.notAdvice)),
    ],
  };
}
