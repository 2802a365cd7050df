import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";
import { fittedSize } from "./field-place.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly kind: PageFieldKind;
  /** Whose field it is. */
  readonly name: string;
};

const MAX_LETTER = "12px";

/** What an empty field is for, and whose it is where there is room; never cut. It is within a size container. */
export const FieldTag = ({ messages: { upload }, kind, name }: Props) => (
  <span aria-hidden className="flex h-full flex-col justify-center px-1 leading-tight whitespace-nowrap">
    <span className="font-semibold" style={{ fontSize: fittedSize(upload.tags[kind], MAX_LETTER) }}>
      {upload.tags[kind]}
    </span>
    {/* No text of its own: beside the kind it would differ from the label that the field has for a screen reader. */}
    <span
      data-name={name}
      className="hidden after:content-[attr(data-name)] [@container(min-height:2rem)]:block"
      style={{ fontSize: fittedSize(name, MAX_LETTER) }}
    />
  </span>
);
