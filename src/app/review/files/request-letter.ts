import type { ReviewFileMessages } from "../../../i18n/english-only/review-files.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import type { ChosenPoint } from "./chosen-points.ts";
import { labeled, reportParagraph, plain } from "./report-blocks.ts";

/** The name of the reviewed document and the version of the file's form. */
export type FileFacts = {
  readonly name: string;
  readonly playbook: string;
  /** ISO date, and the same in words. */
  readonly date: string;
  readonly dateText: string;
  readonly version: string;
};

const quoted = (text: string): string => `“${text.replace(/\s+/g, " ").trim()}”`;

/** Title and location of a point after its number. */
export const pointHeading = ({ title, place }: ChosenPoint, index: number): string =>
  `${index + 1}. ${place === "" ? title : `${title} (${place})`}`;

const pointBlocks = (point: ChosenPoint, index: number, messages: ReviewFileMessages): readonly Block[] => {
  const { id, request, quote, wording, isReplaced } = point;
  return [
    reportParagraph(`${id}.head`, [{ type: "strong", content: plain(pointHeading(point, index)) }]),
    reportParagraph(`${id}.request`, plain(request)),
    ...(quote === null ? [] : [reportParagraph(`${id}.now`, labeled(messages.letterNow, quoted(quote)))]),
    ...(wording === null
      ? []
      : [
          reportParagraph(
            `${id}.new`,
            wording === ""
              ? plain(messages.letterStrike)
              : labeled(isReplaced ? messages.letterReplace : messages.letterAdd, quoted(wording)),
          ),
        ]),
  ];
};

/** A letter that asks the other side for the chosen changes, with blanks for the names. */
export const createRequestLetter = (
  { name, playbook, date, dateText, version }: FileFacts,
  points: readonly ChosenPoint[],
  messages: ReviewFileMessages,
): LegalDocument => {
  const title = messages.letterTitle(name);
  return {
    title,
    language: "en",
    numbering: "decimal",
    provenance: { definition: playbook, version, hash: "", on: date },
    blocks: [
      { type: "title", id: "title", content: plain(title) },
      reportParagraph("date", plain(dateText)),
      reportParagraph("greeting", plain(messages.letterGreeting)),
      reportParagraph("lead", plain(messages.letterLead(points.length))),
      ...(points.some(({ wording }) => wording !== null) ? [reportParagraph("copy", plain(messages.letterCopy))] : []),
      ...points.flatMap((point, index) => pointBlocks(point, index, messages)),
      reportParagraph("closing", plain(messages.letterClosing)),
      reportParagraph("sincerely", plain(messages.letterSincerely)),
      reportParagraph("name", plain(messages.letterName)),
    ],
  };
};
