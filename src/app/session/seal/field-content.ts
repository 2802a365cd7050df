import type { PageMark } from "../../../model/page-marks.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { SignatureMark } from "../../../model/session/signature-mark.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { certificateMessages } from "./signature-pages.ts";
import { zonedTime } from "./zoned-time.ts";

/** A signature as the log has it: who signed, and when the server stored it (UTC). */
export type StoredSignature = {
  readonly name: string;
  readonly at: string;
  readonly event: Extract<SessionEvent, { readonly type: "signature" }>;
};

/** A mark as it is written into a field. */
export const markContent = (mark: SignatureMark): PageMark["content"] =>
  mark.how === "typed"
    ? { type: "text", text: mark.text, isSignature: true }
    : { type: "strokes", strokes: mark.strokes };

const text = (words: string): PageMark["content"] => ({ type: "text", text: words, isSignature: false });

/** The day of a time in a time zone, in words of a language. */
const longDateOf = (at: string, zone: string, language: string): string => {
  const day = zonedTime(at, zone).slice(0, "2027-01-31".length);
  const date = parseIsoDate(day);
  return date ? certificateMessages(language).longDate(date) : day;
};

/** What a signature writes into a field of its party. A date is in the session's time zone. */
export const fieldContent = (
  { id, kind }: PageField,
  { name, at, event: { mark, filled } }: StoredSignature,
  { zone, language }: { readonly zone: string; readonly language: string },
): PageMark["content"] => {
  switch (kind) {
    case "signature":
      return markContent(mark);
    case "initials":
      return filled?.initials ? markContent(filled.initials) : text("");
    case "name":
      return text(name);
    case "text":
      return text(filled?.texts[id] ?? "");
    case "checkbox":
      return { type: "box", isChecked: filled?.checked?.includes(id) ?? false };
    case "date":
      return text(longDateOf(at, zone, language));
  }
};
