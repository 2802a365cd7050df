import { DEFAULT_SETTINGS } from "../../../model/settings.ts";
import type { PageStyle } from "../../../model/settings.ts";
import { pageStyle } from "../../../outputs/layout/page-style.ts";
import type { OutputResources } from "../../../outputs/layout/resources.ts";
import { writeMarks } from "../../../outputs/pdf/write-marks.ts";
import { writePdf } from "../../../outputs/pdf/write-pdf.ts";
import type { SealablePrinter } from "./render-sealable.ts";

const styleFor = (language: string): PageStyle => pageStyle(DEFAULT_SETTINGS, language);

/** Prints files to be sealed, in the default style, whatever anyone's settings. */
export const createSealablePrinter = (font: OutputResources["font"]): SealablePrinter => ({
  pages: (document, pages, attachment) =>
    writePdf(document, styleFor(document.language), { font }, pages, { isSealed: true, attachment }),
  marks: (pages, language) => writeMarks(pages, language, { font }),
});
