import { plainLine } from "../../../engine/session/shape/plain-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { PageFieldView } from "./page-field-view.tsx";
import { partyColor, fieldPlace } from "./field-place.ts";
import { FilePage } from "./file-page.tsx";
import type { FilePages } from "./file-page.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly file: FilePages;
  readonly fields: readonly PageField[];
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly contentOf: (field: PageField) => PageMark["content"] | null;
  /** The words in fields that this person fills in; null if there are none to fill in. */
  readonly typing: {
    readonly seat: string;
    readonly texts: { readonly [field: string]: string };
    readonly onText: (field: string, text: string) => void;
  } | null;
};

const MOST_TEXT = 200;

/** The pages of a file with what everyone wrote in their fields, and boxes to type in for the person who signs. */
export const SignedPages = ({ messages, file, fields, seats, contentOf, typing }: Props) => {
  const { upload } = messages;
  return (
    <div className="grid gap-4">
      {file.pages.map((_, index) => (
        <FilePage key={index} messages={messages} file={file} number={index + 1}>
          {fields
            .filter(({ page }) => page === index + 1)
            .map((field) => {
              const at = seats.findIndex(({ id }) => id === field.seat);
              const label = upload.fieldOf(field.kind, plainLine(seats[at]?.name ?? ""));
              if (typing?.seat !== field.seat || field.kind !== "text") {
                return (
                  <PageFieldView
                    key={field.id}
                    field={field}
                    label={label}
                    content={contentOf(field)}
                    color={partyColor(at)}
                  />
                );
              }
              return (
                <input
                  key={field.id}
                  aria-label={label}
                  required
                  maxLength={MOST_TEXT}
                  value={typing.texts[field.id] ?? ""}
                  style={fieldPlace(field)}
                  className="absolute rounded-sm border-2 border-accent bg-accent-tint px-1 text-xs text-ink"
                  onChange={(event) => typing.onText(field.id, event.target.value)}
                />
              );
            })}
        </FilePage>
      ))}
    </div>
  );
};
