import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { PageFieldView } from "./page-field-view.tsx";
import { FIELD_ENTRIES } from "./field-entry.tsx";
import type { FieldEntries } from "./field-entry.tsx";
import { partyColor } from "./field-place.ts";
import { FilePage } from "./file-page.tsx";
import type { FilePages } from "./file-page.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly file: FilePages;
  readonly fields: readonly PageField[];
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly contentOf: (field: PageField) => PageMark["content"] | null;
  /** What this person fills in, and the seat; null if there is nothing to fill in. */
  readonly typing: { readonly seat: string; readonly entered: FieldEntries } | null;
};

/** The pages of a file with what everyone wrote in their fields, and the fields to fill in for the person who signs. */
export const SignedPages = ({ messages, file, fields, seats, contentOf, typing }: Props) => {
  const { upload } = messages;
  return (
    <div className="grid gap-4">
      {file.pages.map(({ height }, index) => (
        <FilePage key={index} messages={messages} file={file} number={index + 1}>
          {fields
            .filter(({ page }) => page === index + 1)
            .map((field) => {
              const at = seats.findIndex(({ id }) => id === field.seat);
              const name = sanitizeLine(seats[at]?.name ?? "");
              const label = upload.fieldOf(field.kind, name);
              const Entry = typing?.seat === field.seat ? FIELD_ENTRIES[field.kind] : undefined;
              return Entry && typing ? (
                <Entry key={field.id} field={field} label={label} entries={typing.entered} />
              ) : (
                <PageFieldView
                  key={field.id}
                  messages={messages}
                  field={field}
                  label={label}
                  name={name}
                  pageHeight={height}
                  content={contentOf(field)}
                  color={partyColor(at)}
                />
              );
            })}
        </FilePage>
      ))}
    </div>
  );
};
