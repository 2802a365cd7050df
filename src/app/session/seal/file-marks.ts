import { PAGE_UNITS } from "../../../engine/session/fields/place-field.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import type { ProvenSigning } from "../../../model/session/evidence.ts";
import { fieldContent } from "./field-content.ts";

/** What everyone wrote into the fields of an uploaded file, on a page of a size in points. */
export const marksOfPage = (
  { file, lines, parties, zone, document: { language } }: ProvenSigning,
  page: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PageMark[] => {
  const fields = file?.fields.filter((field) => field.page === page) ?? [];
  return lines.flatMap(({ at, seat, event }) => {
    if (event.type !== "signature") return [];
    const name = parties.find((party) => party.seat === seat)?.name ?? "";
    return fields
      .filter((field) => field.seat === seat)
      .map((field): PageMark => ({
        x: (field.x / PAGE_UNITS) * width,
        y: (field.y / PAGE_UNITS) * height,
        width: (field.width / PAGE_UNITS) * width,
        height: (field.height / PAGE_UNITS) * height,
        content: fieldContent(field, { name, at, event }, { zone, language }),
      }));
  });
};
