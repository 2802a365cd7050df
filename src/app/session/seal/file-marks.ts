import type { PageMark } from "../../../model/page-marks.ts";
import type { ProvenSigning, SigningLine } from "../../../model/session/evidence.ts";
import type { SignatureMark, SessionEvent } from "../../../model/session/session-event.ts";
import type { PlacedField } from "../../../model/session/uploaded-pdf.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { certificateWords } from "./signature-pages.ts";
import { zonedTime } from "./zoned-time.ts";

/** The unit of fields: one page is as wide and as high as this. */
const WHOLE = 10_000;

type Signature = Extract<SessionEvent, { readonly type: "signature" }>;

const markContent = (mark: SignatureMark): PageMark["content"] =>
  mark.how === "typed"
    ? { type: "text", text: mark.text, isSignature: true }
    : { type: "strokes", strokes: mark.strokes };

const text = (words: string): PageMark["content"] => ({ type: "text", text: words, isSignature: false });

const contentOf = (
  { document, parties, zone }: ProvenSigning,
  { at, seat }: SigningLine,
  { mark, filled }: Signature,
  { id, kind }: PlacedField,
): PageMark["content"] => {
  switch (kind) {
    case "signature":
      return markContent(mark);
    case "initials":
      return filled?.initials ? markContent(filled.initials) : text("");
    case "name":
      return text(parties.find((party) => party.seat === seat)?.name ?? "");
    case "text":
      return text(filled?.texts[id] ?? "");
    case "date": {
      const day = zonedTime(at, zone).slice(0, "2027-01-31".length);
      const date = parseIsoDate(day);
      return text(date ? certificateWords(document.language).longDate(date) : day);
    }
  }
};

/** What everyone wrote into the fields of an uploaded file, on each page of that size. */
export const marksOfPage = (
  proven: ProvenSigning,
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PageMark[] => {
  const fields = proven.file?.fields.filter((field) => field.page === page) ?? [];
  return proven.lines.flatMap((line) => {
    const { event } = line;
    if (event.type !== "signature") return [];
    return fields
      .filter(({ seat }) => seat === line.seat)
      .map((field): PageMark => ({
        x: (field.x / WHOLE) * width,
        y: (field.y / WHOLE) * height,
        width: (field.width / WHOLE) * width,
        height: (field.height / WHOLE) * height,
        content: contentOf(proven, line, event, field),
      }));
  });
};
