import { site } from "virtual:catalog-site";
import { reviewWords } from "../../i18n/review.ts";
import type { ReviewDecisions } from "../../model/review/review-decisions.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { isoDate } from "../../values/date.ts";
import { nowIso, today } from "../shared/clock.ts";
import { makeFile } from "../create/make-files.ts";
import { download, fileName } from "../shared/download.ts";
import { documentSettings } from "../stores/browser-stores.ts";
import { createRedline } from "./create-redline.ts";
import type { ReviewedText } from "./worker/worker-messages.ts";
import { reviewNotes } from "./review-notes.ts";
import { reviewPlaybooks } from "./review-playbooks.ts";
import { createReviewReport } from "./review-report.ts";

/** The redline, or the report in one of two formats. */
export type ReviewFormat = "docx" | "pdf" | "md";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Of the form of the report. */
const VERSION = "1.0";

const titleOf = ({ name }: ReviewedText): string => {
  const title = name.replace(/\.[^.]{1,5}$/, "");
  return title === "" ? reviewWords("en").pasted : title;
};

const downloadRedline = async (reviewed: ReviewedText, decisions: ReviewDecisions): Promise<string> => {
  const { writeRedline } = await import("../../outputs/redline/write-redline.ts");
  const title = titleOf(reviewed);
  const given = { title, text: reviewed.read.text, author: site.product, date: nowIso() };
  const bytes = writeRedline(createRedline(given, reviewed.review, decisions, reviewWords("en")));
  const name = fileName(`${title} marked`, "docx");
  download(name, bytes, DOCX);
  return name;
};

/**
 * Makes a file of a review and hands it to the browser's downloads; resolves to its name.
 *
 * `about`: the English name of the kind of document the page is about; empty if it is about any.
 */
export const downloadReview = async (
  format: ReviewFormat,
  reviewed: ReviewedText,
  decisions: ReviewDecisions,
  about: string,
): Promise<string> => {
  if (format === "docx") return downloadRedline(reviewed, decisions);
  // Findings are in English, and so is the report.
  const { general, places } = await reviewPlaybooks();
  const code = reviewed.review.place?.code;
  const given = {
    name: titleOf(reviewed),
    date: isoDate(today()),
    version: VERSION,
    pages: reviewed.read.pages,
    notes: reviewNotes(reviewed, { about, general: general.id, language: SOURCE_LANGUAGE }),
    place: places.find((one) => one.code === code)?.names[SOURCE_LANGUAGE] ?? code ?? null,
  };
  const report = createReviewReport(given, reviewed.review, decisions, reviewWords("en"));
  const { name, mime, bytes } = await makeFile(
    { document: report, note: null },
    documentSettings.getState().settings,
    format,
  );
  download(name, bytes, mime);
  return name;
};
