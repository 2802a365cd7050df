import { site } from "virtual:catalog-site";
import { reviewWords } from "../../i18n/review.ts";
import type { Decisions } from "../../model/review-decisions.ts";
import { isoDate } from "../../values/date.ts";
import { nowIso, today } from "../clock.ts";
import { makeFile } from "../create/make-files.ts";
import { download, fileName } from "../download.ts";
import { documentSettings } from "../stores/browser-stores.ts";
import { markedCopyOf } from "./marked-copy-of.ts";
import type { Reviewed } from "./messages.ts";
import { reportOf } from "./report-of.ts";

/** The marked copy, or the report in one of two formats. */
export type TakeFormat = "docx" | "pdf" | "md";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Of the form of the report. */
const VERSION = "1.0";

const titleOf = ({ name }: Reviewed): string => {
  const title = name.replace(/\.[^.]{1,5}$/, "");
  return title === "" ? reviewWords("en").pasted : title;
};

const downloadMarkedCopy = async (reviewed: Reviewed, decisions: Decisions): Promise<string> => {
  const { writeMarkedCopy } = await import("../../outputs/marked/write-marked-copy.ts");
  const title = titleOf(reviewed);
  const given = { title, text: reviewed.read.text, author: site.product, date: nowIso() };
  const bytes = writeMarkedCopy(markedCopyOf(given, reviewed.review, decisions, reviewWords("en")));
  const name = fileName(`${title} marked`, "docx");
  download(name, bytes, DOCX);
  return name;
};

/** Makes a file of a review and hands it to the browser's downloads; resolves to its name. */
export const downloadReview = async (format: TakeFormat, reviewed: Reviewed, decisions: Decisions): Promise<string> => {
  if (format === "docx") return downloadMarkedCopy(reviewed, decisions);
  // What a review finds is in English, and so is its report.
  const given = { name: titleOf(reviewed), date: isoDate(today()), version: VERSION, pages: reviewed.read.pages };
  const report = reportOf(given, reviewed.review, decisions, reviewWords("en"));
  const { name, mime, bytes } = await makeFile(report, documentSettings.getState().settings, format);
  download(name, bytes, mime);
  return name;
};
