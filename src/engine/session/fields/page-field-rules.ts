import type { FilledFields } from "../../../model/session/session-event.ts";
import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";
import { isBlankMark } from "../marks/is-blank-mark.ts";

type PageFieldRules = {
  /** Usual size. Unit: 1/10,000 of the page. */
  readonly width: number;
  readonly height: number;
  /** A witness signs last: no party has agreed to what a witness could write. */
  readonly isForWitness: boolean;
  /** Whether a field has what its party must enter before it signs. */
  readonly isFilled: (filled: FilledFields | null, field: string) => boolean;
};

const filledByItself = () => true;

/** The kinds of fields on an uploaded file, each with its rules. */
export const PAGE_FIELD_RULES: { readonly [Kind in PageFieldKind]: PageFieldRules } = {
  // The signature itself is entered in the signing form, not in this field.
  signature: { width: 3000, height: 600, isForWitness: true, isFilled: filledByItself },
  initials: {
    width: 1200,
    height: 500,
    isForWitness: true,
    isFilled: (filled) => filled !== null && filled.initials !== null && !isBlankMark(filled.initials),
  },
  date: { width: 2400, height: 350, isForWitness: true, isFilled: filledByItself },
  name: { width: 3000, height: 350, isForWitness: true, isFilled: filledByItself },
  text: {
    width: 3000,
    height: 350,
    isForWitness: false,
    isFilled: (filled, field) =>
      filled !== null && Object.hasOwn(filled.texts, field) && filled.texts[field]?.trim() !== "",
  },
  // A box that is left open is an answer, too.
  checkbox: { width: 300, height: 230, isForWitness: false, isFilled: filledByItself },
};
