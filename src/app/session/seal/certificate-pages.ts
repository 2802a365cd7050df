import { certificateWording, filledPlace, markerWords } from "../../../engine/session/notary/certificate-wording.ts";
import type { WordingLine } from "../../../engine/session/notary/certificate-wording.ts";
import type { CertificateMessages } from "../../../i18n/en/session/certificate.ts";
import type { Block, Inline, Notarial, SignatureLine } from "../../../model/document.ts";
import type { ProvenNotary, ProvenSigning } from "../../../model/session/evidence.ts";
import type { NotarialAct } from "../../../model/session/notary.ts";
import { CERTIFICATE_HEADING } from "../../../text/languages/shared/notary.ts";
import type { CertificateKind } from "../../../text/languages/shared/notary.ts";
import { typesetAnswer } from "../../../text/typeset.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { boldWords, markLine, pageHeading, pageParagraph, plainWords } from "./page-parts.ts";
import { formatUtc, zonedTime } from "./zoned-time.ts";

const KINDS: { readonly [act in NotarialAct]: CertificateKind } = {
  acknowledgment: "acknowledgment",
  representative: "acknowledgment",
  jurat: "jurat",
};

const namesOf = ({ parties }: ProvenSigning, { request }: ProvenNotary): readonly string[] =>
  request.signers.flatMap((id) => parties.filter(({ seat }) => seat === id).map(({ name }) => name));

type Filled = { readonly notary: ProvenNotary; readonly names: readonly string[] };

const wordsOf = (
  line: Extract<WordingLine, { readonly type: "words" }>,
  { notary, names }: Filled,
): readonly Inline[] => {
  const { request, statement } = notary;
  return line.pieces.flatMap((piece): readonly Inline[] => {
    if (piece.type === "text") return plainWords(piece.text);
    if (piece.type === "marker") return boldWords(markerWords(piece.marker, { capacity: request.capacity, names }));
    const given = statement.blanks[piece.at] ?? "";
    return given === "" ? plainWords(piece.shown) : boldWords(filledPlace(piece, given));
  });
};

/** A rule or the room for the seal, as the notary filled it in. */
const signatureLine = (
  line: Exclude<WordingLine, { readonly type: "words" }>,
  { statement }: ProvenNotary,
): SignatureLine => {
  const { label } = line;
  if (line.type === "seal") return statement.stamp ? { type: "rule", label, drawing: statement.stamp } : line;
  if (line.at === null) return markLine(label, statement.mark);
  const given = statement.blanks[line.at] ?? "";
  return given === "" ? { type: "rule", label } : { type: "text", label, content: boldWords(given) };
};

/** The certificate of the state with what the notary filled in: paragraphs, and the lines after them. */
const certificateOf = (filled: Filled, id: string): readonly Notarial[] => {
  const { request } = filled.notary;
  const parts: { readonly paragraphs: (readonly Inline[])[]; readonly lines: SignatureLine[] }[] = [];
  for (const line of certificateWording(typesetAnswer(request.wording.value ?? "", "en")).lines) {
    const last = parts.at(-1);
    const isNext = last === undefined || (line.type === "words" && last.lines.length > 0);
    const part = isNext ? { paragraphs: [], lines: [] } : last;
    if (isNext) parts.push(part);
    if (line.type === "words") part.paragraphs.push(wordsOf(line, filled));
    else part.lines.push(signatureLine(line, filled.notary));
  }
  const notice = request.notice === null ? {} : { notice: plainWords(typesetAnswer(request.notice, "en")) };
  return parts.map((part, index) => ({
    type: "notarial",
    id: `${id}.${index}`,
    ...(index === 0 ? notice : {}),
    ...part,
  }));
};

/** What the notary stated, as label and value. */
const statedFacts = (
  { notary: messages, longDate }: CertificateMessages,
  { zone }: ProvenSigning,
  { at, request, statement }: ProvenNotary,
): readonly (readonly [string, string])[] => {
  const dateOf = (iso: string): string => {
    const day = parseIsoDate(iso);
    return day ? longDate(day) : iso;
  };
  const { wording } = request;
  const source = [wording.cite ?? "", wording.source ?? ""].filter((part) => part !== "").join(", ");
  return [
    [messages.name, statement.name],
    [messages.commission, statement.commission],
    [messages.state, request.state],
    [messages.expires, dateOf(statement.expires)],
    [messages.county, statement.county],
    [messages.act, messages.acts[statement.act]],
    [messages.on, dateOf(statement.on)],
    [messages.appearance, messages.appearances[statement.appearance]],
    [messages.identification, messages.identifications[statement.identification](statement.evidence)],
    [messages.wording, wording.status === "confirmed" ? source : `${source} (${messages.summary})`],
    [messages.completed, `${formatUtc(at)} UTC; ${zonedTime(at, zone)} ${zone}`],
    [messages.intent, statement.intent],
    ...(statement.build === undefined ? [] : ([[messages.build, statement.build]] as const)),
  ];
};

/** A page for each certificate that a notary completed: its words, and what the notary stated, which no one checked. */
export const certificatePages = (messages: CertificateMessages, proven: ProvenSigning): readonly Block[] =>
  proven.notaries.flatMap((notary): readonly Block[] => {
    const names = namesOf(proven, notary);
    const id = `seal.notary.${notary.seq}`;
    const { title, blocks } = proven.document;
    const hasOwnPage = blocks.some(({ type }) => type === "notarial");
    return [
      { type: "pageBreak" },
      pageHeading(`${id}.kind`, CERTIFICATE_HEADING[KINDS[notary.statement.act]]),
      pageParagraph(`${id}.belongs`, messages.notary.belongs(title, names.join(", "), proven.session)),
      ...(hasOwnPage ? [pageParagraph(`${id}.unused`, messages.notary.unused)] : []),
      ...certificateOf({ notary, names }, id),
      pageHeading(`${id}.stated`, messages.notary.stated),
      pageParagraph(`${id}.unchecked`, messages.notary.notChecked),
      ...statedFacts(messages, proven, notary).map(([label, value], index) =>
        pageParagraph(`${id}.fact.${index}`, `${label}: ${value}`),
      ),
    ];
  });
