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
  /** Id of the text that explains the keys. */
  readonly hint: string;
  /** Adds a field around a point. */
  readonly onAdd: (page: number, x: number, y: number) => void;
  readonly onChange: (field: PageField) => void;
  readonly onRemove: (field: PageField) => void;
};

/** Below the ones that were added before, so that none is hidden. Unit: of a page's height. */
const NEXT_FIELD = 700;

/** A page on which fields are placed, with buttons to add and remove them by keyboard. */
export const PlacementPage = (props: Props) => {
  const { messages, file, number, parties, fields, kind, labelOf, hint, onAdd, onChange, onRemove } = props;
  const { upload } = messages;
  const id = useId();
  const addBelow = (): void => onAdd(number, PAGE_UNITS / 2, ((fields.length + 1) * NEXT_FIELD) % PAGE_UNITS);
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-lg">
          {upload.page(number, file.pages.length)}
        </h3>
        <Button small data-add={number} icon={<Plus aria-hidden className="size-4" />} onClick={addBelow}>
          {upload.addTo(kind, number)}
        </Button>
      </div>
      <FilePage
        messages={messages}
        file={file}
        number={number}
        onPress={(x, y) => onAdd(number, x * PAGE_UNITS, y * PAGE_UNITS)}
      >
        {fields.map((field) => (
          <MovableField
            key={field.id}
            field={field}
            label={labelOf(field)}
            hint={hint}
            color={partyColor(parties.findIndex((party) => party.id === field.seat))}
            onChange={onChange}
            onRemove={() => onRemove(field)}
          />
        ))}
      </FilePage>
      {fields.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {fields.map((field) => (
            <li key={field.id}>
              <Button small onClick={() => onRemove(field)}>
                {upload.remove(labelOf(field))}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
