import type { LawFact } from "../../../model/form-view.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Finding } from "../../../model/review/review.ts";
import type { AssistantMessages } from "../../../i18n/en/assistant.ts";
import type { ReplyCitation, ReplyPoint } from "../conversation.ts";
import type { Attachment, FilePassage } from "../attachment/attachment.ts";

/** A longer passage is cut at a word: the review shows it whole. Unit: UTF-16 code units. */
const MAX_QUOTE = 420;

type Place = Pick<Quote, "start" | "end">;

/** A point with the law it was compared with. */
export type FilePoint = { readonly point: ReplyPoint; readonly citations: readonly ReplyCitation[] };

const quoted = (text: string, { start, end }: Place): string => {
  const whole = text.slice(start, end).trim();
  if (whole.length <= MAX_QUOTE) return whole;
  return whole.slice(0, whole.lastIndexOf(" ", MAX_QUOTE) + 1 || MAX_QUOTE).trimEnd();
};

const whereIs = ({ review }: Attachment, at: number): string => {
  const section = review.sections.findLast((one) => one.at.start <= at && at < one.end);
  return section ? [section.number, section.title].filter(Boolean).join(" ") : "";
};

const citationOfFact = ({ cite, href, checked, status }: LawFact): readonly ReplyCitation[] =>
  cite === null ? [] : [{ cite, href, date: checked, grade: status }];

const overlaps = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

const pointAt = (
  attachment: Attachment,
  place: Place,
  said: { readonly title: string; readonly says: string; readonly facts: readonly LawFact[] },
): FilePoint => ({
  point: {
    title: said.title,
    says: said.says,
    quote: quoted(attachment.text, place),
    where: whereIs(attachment, place.start),
  },
  citations: [{ cite: attachment.name, href: null, date: null, grade: "file" }, ...said.facts.flatMap(citationOfFact)],
});

/** A finding of the review with its quote and the law behind it. */
export const findingPoint = (attachment: Attachment, { title, says, quote, law = [] }: Finding): FilePoint =>
  pointAt(attachment, quote, { title, says, facts: law });

/** A passage with what the review found in it, and how it compares with the law. */
export const passagePoint = (attachment: Attachment, passage: FilePassage, messages: AssistantMessages): FilePoint => {
  const { findings, law } = attachment.review;
  const found = findings.filter(({ quote }) => overlaps(quote, passage));
  const compared = law.filter(
    ({ quote, rule }) => overlaps(quote, passage) && !found.some((finding) => finding.rule === rule && finding.law),
  );
  const says = [
    ...found.map((finding) => finding.says),
    ...compared.map((comparison) =>
      messages.comparedWithLaw(
        comparison.found,
        comparison.fact.label,
        comparison.fact.jurisdiction,
        comparison.fact.formatted,
      ),
    ),
  ];
  return pointAt(attachment, passage, {
    title: "",
    says: [...new Set(says)].join(" "),
    facts: [...found.flatMap((finding) => finding.law ?? []), ...compared.flatMap(({ fact }) => [fact])],
  });
};
