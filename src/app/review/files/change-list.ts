import type { ReviewFileWords } from "../../../i18n/english-only/review-files.ts";
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
  words: ReviewFileWords,
): readonly Block[] => {
  const { id, request, quote, wording } = point;
  const why = outcome === "commented" && wording !== null ? words.cannotTrack : words.outcomeWhy[outcome];
  return [
    reportParagraph(`${id}.head`, [{ type: "strong", content: plain(pointHeading(point, index)) }]),
    reportParagraph(`${id}.how`, plain([`${words.outcomes[outcome]}.`, why].filter((part) => part !== "").join(" "))),
    reportParagraph(`${id}.request`, labeled(words.request, request)),
    ...(quote === null ? [] : [reportParagraph(`${id}.now`, labeled(words.now, quote.replace(/\s+/g, " ")))]),
    ...(wording === null
      ? []
      : [reportParagraph(`${id}.new`, labeled(words.newWording, wording === "" ? words.struck : wording))]),
  ];
};

/** The chosen changes as a list, with how each is marked in the Word file and what could not be marked. */
export const createChangeList = (
  { name, playbook, date, dateText, version }: FileFacts,
  points: readonly ChosenPoint[],
  { outcomes, from, isProtected }: Pick<MarkedCopy, "outcomes" | "from" | "isProtected">,
  words: ReviewFileWords,
): LegalDocument => {
  const title = words.listTitle(name);
  const outcomeOf = ({ id }: ChosenPoint): MarkOutcome => outcomes.get(id) ?? "left";
  const count = (outcome: MarkOutcome): number => points.filter((point) => outcomeOf(point) === outcome).length;
  return {
    title,
    language: "en",
    numbering: "decimal",
    provenance: { definition: playbook, version, hash: "", on: date },
    blocks: [
      { type: "title", id: "title", content: plain(title) },
      reportParagraph("made", plain(words.listMade(dateText))),
      reportParagraph("counts", plain(words.listCounts(count("changed"), count("commented"), count("left")))),
      reportParagraph("from", plain(from === "file" ? words.fromFile : words.fromText)),
      ...(isProtected ? [reportParagraph("protected", plain(words.protectedFile))] : []),
      ...points.flatMap((point, index) => pointBlocks(point, index, outcomeOf(point), words)),
    ],
  };
};
