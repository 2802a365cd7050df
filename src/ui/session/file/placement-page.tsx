import { Plus } from "lucide-react";
import { useId } from "react";
import { PAGE_UNITS } from "../../../engine/session/fields/place-field.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageFieldKind, PageField } from "../../../model/session/uploaded-pdf.ts";
import { Button } from "../../primitives/button.tsx";
import type { SigningParty } from "./field-chooser.tsx";
import { partyColor } from "./field-place.ts";
import { FilePage } from "./file-page.tsx";
import type { FilePages } from "./file-page.tsx";
import { MovableField } from "./movable-field.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly file: FilePages;
  /** 1 for the first page. */
  readonly number: number;
  readonly parties: readonly SigningParty[];
  /** The fields on this page. */
  readonly fields: readonly PageField[];
  /** The kind of field that is placed next. */
  readonly kind: PageFieldKind;
  readonly labelOf: (field: PageField) => string;
  /** The name of a seat. */
  readonly nameOf: (seat: string) => string;
  /** Whether a field is on top of printed words. */
  readonly isCovering: (field: PageField) => boolean;
  /** Id of the text that explains the keys. */
  readonly hint: string;
  readonly onDrawn: (page: number) => void;
  /** Adds a field where there is a place for it. */
  readonly onAdd: (page: number) => void;
  /** Adds a field around a point. */
  readonly onPress: (page: number, x: number, y: number) => void;
  readonly onChange: (field: PageField) => void;
  readonly onRemove: (field: PageField) => void;
};

/** A page on which fields are placed, with a button that adds one by keyboard. */
export const PlacementPage = (props: Props) => {
  const { messages, file, number, parties, fields, kind, labelOf, nameOf, isCovering, hint } = props;
  const { onDrawn, onAdd, onPress, onChange, onRemove } = props;
  const { upload } = messages;
  const id = useId();
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-lg">
          {upload.page(number, file.pages.length)}
        </h3>
        <Button small data-add={number} icon={<Plus aria-hidden className="size-4" />} onClick={() => onAdd(number)}>
          {upload.addTo(kind, number)}
        </Button>
      </div>
      <FilePage
        messages={messages}
        file={file}
        number={number}
        onDrawn={onDrawn}
        onPress={(x, y) => onPress(number, x * PAGE_UNITS, y * PAGE_UNITS)}
      >
        {fields.map((field) => (
          <MovableField
            key={field.id}
            messages={messages}
            field={field}
            label={labelOf(field)}
            name={nameOf(field.seat)}
            isCovering={isCovering(field)}
            hint={hint}
            color={partyColor(parties.findIndex((party) => party.id === field.seat))}
            onChange={onChange}
            onRemove={() => onRemove(field)}
          />
        ))}
      </FilePage>
    </section>
  );
};
