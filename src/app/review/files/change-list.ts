import type { ReviewFileMessages } from "../../../i18n/english-only/review-files.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import type { MarkOutcome } from "../../../outputs/redline/redline.ts";
import type { ChosenPoint } from "./chosen-points.ts";
import type { MarkedCopy } from "./marked-copy.ts";
import { labeled, reportParagraph, plain } from "./report-blocks.ts";
import { pointHeading } from "./request-letter.ts";
import type { FileFacts } from "./request-letter.ts";

const pointBlocks = (
  point: ChosenPoint,
  index: number,
  outcome: MarkOutcome,
  messages: ReviewFileMessages,
): readonly Block[] => {
  const { id, request, quote, wording } = point;
  const why = outcome === "commented" && wording !== null ? messages.cannotTrack : messages.outcomeWhy[outcome];
  return [
    reportParagraph(`${id}.head`, [{ type: "strong", content: plain(pointHeading(point, index)) }]),
    reportParagraph(
      `${id}.how`,
      plain([`${messages.outcomes[outcome]}.`, why].filter((part) => part !== "").join(" ")),
    ),
    reportParagraph(`${id}.request`, labeled(messages.request, request)),
    ...(quote === null ? [] : [reportParagraph(`${id}.now`, labeled(messages.now, quote.replace(/\s+/g, " ")))]),
    ...(wording === null
      ? []
      : [reportParagraph(`${id}.new`, labeled(messages.newWording, wording === "" ? messages.struck : wording))]),
  ];
};

/** The chosen changes as a list, with how each is marked in the Word file and what could not be marked. */
export const createChangeList = (
  { name, playbook, date, dateText, version }: FileFacts,
  points: readonly ChosenPoint[],
  { outcomes, from, isProtected }: Pick<MarkedCopy, "outcomes" | "from" | "isProtected">,
  messages: ReviewFileMessages,
): LegalDocument => {
  const title = messages.listTitle(name);
  const outcomeOf = ({ id }: ChosenPoint): MarkOutcome => outcomes.get(id) ?? "left";
  const count = (outcome: MarkOutcome): number => points.filter((point) => outcomeOf(point) === outcome).length;
  return {
    title,
    language: "en",
    numbering: "decimal",
    provenance: { definition: playbook, version, hash: "", on: date },
    blocks: [
      { type: "title", id: "title", content: plain(title) },
      reportParagraph("made", plain(messages.listMade(dateText))),
      reportParagraph("counts", plain(messages.listCounts(count("changed"), count("commented"), count("left")))),
      reportParagraph("from", plain(from === "file" ? messages.fromFile : messages.fromText)),
      ...(isProtected ? [reportParagraph("protected", plain(messages.protectedFile))] : []),
      ...points.flatMap((point, index) => pointBlocks(point, index, outcomeOf(point), messages)),
    ],
  };
};
