import { site } from "virtual:catalog-site";
import { reviewMessages } from "../../i18n/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { isoDate } from "../../values/date.ts";
import { nowIso, today } from "../shared/clock.ts";
import { download, fileName } from "../shared/download.ts";
import { factText } from "../../ui/review/facts/fact-text.ts";
import { reviewFileMessages } from "../../i18n/english-only/review-files.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { UploadedFile } from "../../model/review/uploaded-file.ts";
import { downloadReport } from "./files/download-report.ts";
import { createChangeList } from "./files/change-list.ts";
import { chosenPoints } from "./files/chosen-points.ts";
import type { ChosenPoint } from "./files/chosen-points.ts";
import type { MarkedCopy } from "./files/marked-copy.ts";
import { createRequestLetter } from "./files/request-letter.ts";
import type { FileFacts } from "./files/request-letter.ts";
import type { ReviewedText } from "./worker/worker-messages.ts";
import { FILE_VERSION, titleOf } from "./reading/review-title.ts";
import { reviewNotes } from "./review-notes.ts";
import { reviewPlaybooks } from "./reading/review-playbooks.ts";
import { createReviewReport } from "./files/review-report.ts";

/** The marked Word file, the letter, the list of changes, or the report in one of two formats. */
export type ReviewFile = "marked" | "letter" | "changes" | "report_pdf" | "report_markdown";

/** What the files of a review are made from. */
export type ReviewFileSource = {
  readonly reviewed: ReviewedText;
  readonly decisions: ReviewDecisions;
  /** The visitor's file; null for a pasted text and a saved review. */
  readonly file: UploadedFile | null;
  /** Name that the tracked changes carry; empty for that of the product. */
  readonly author: string;
  /** The English name of the kind of document the page is about; empty if it is about any. */
  readonly about: string;
};

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Findings are in English, and so are the files. */
const messages = reviewMessages(SOURCE_LANGUAGE);

const pointsOf = ({ reviewed: { review, read }, decisions }: ReviewFileSource): readonly ChosenPoint[] =>
  chosenPoints(
    review,
    decisions,
    { length: read.text.length, pages: read.pages },
    { messages, files: reviewFileMessages },
  );

const markedCopyOf = async (source: ReviewFileSource, points: readonly ChosenPoint[]): Promise<MarkedCopy> => {
  const { makeMarkedCopy } = await import("./files/marked-copy.ts");
  const { reviewed, file, author } = source;
  const by = { author: author.trim() === "" ? site.product : author.trim(), date: nowIso() };
  return makeMarkedCopy({ title: titleOf(reviewed), text: reviewed.read.text, author: by }, file, points);
};

const factsOf = ({ reviewed }: ReviewFileSource): FileFacts => {
  const date = isoDate(today());
  const playbook = reviewed.review.kind.playbook;
  return { name: titleOf(reviewed), playbook, date, dateText: factText(date, "en"), version: FILE_VERSION };
};

const downloadMarked = async (source: ReviewFileSource): Promise<string> => {
  const { bytes, extension } = await markedCopyOf(source, pointsOf(source));
  const name = fileName(`${titleOf(source.reviewed)} marked`, extension);
  download(name, bytes, DOCX);
  return name;
};

const reportOf = async ({ reviewed, decisions, about }: ReviewFileSource): Promise<LegalDocument> => {
  const { general, places } = await reviewPlaybooks();
  const code = reviewed.review.place?.code;
  const given = {
    name: titleOf(reviewed),
    date: isoDate(today()),
    version: FILE_VERSION,
    pages: reviewed.read.pages,
    notes: reviewNotes(reviewed, { about, general: general.id, language: SOURCE_LANGUAGE }),
    place: places.find((place) => place.code === code)?.names[SOURCE_LANGUAGE] ?? code ?? null,
  };
  return createReviewReport(given, reviewed.review, decisions, messages);
};

/** Makes a file of a review and hands it to the browser's downloads; resolves to its name. */
export const downloadReview = async (file: ReviewFile, source: ReviewFileSource): Promise<string> => {
  switch (file) {
    case "marked":
      return downloadMarked(source);
    case "letter":
      return downloadReport(createRequestLetter(factsOf(source), pointsOf(source), reviewFileMessages), "docx");
    case "changes": {
      const points = pointsOf(source);
      const copy = await markedCopyOf(source, points);
      return downloadReport(createChangeList(factsOf(source), points, copy, reviewFileMessages), "pdf");
    }
    case "report_pdf":
      return downloadReport(await reportOf(source), "pdf");
    case "report_markdown":
      return downloadReport(await reportOf(source), "md");
  }
};
