import { useId, useRef, useState } from "react";
import { PAGE_FIELD_RULES } from "../../../engine/session/fields/page-field-rules.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { PAGE_FIELD_KINDS } from "../../../model/session/uploaded-pdf.ts";
import type { PageFieldKind, PageField } from "../../../model/session/uploaded-pdf.ts";
import { FieldChooser } from "./field-chooser.tsx";
import type { SigningParty } from "./field-chooser.tsx";
import type { FilePages } from "./file-page.tsx";
import { PlacementPage } from "./placement-page.tsx";
import { usePlacedFields } from "./use-placed-fields.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly file: FilePages;
  readonly parties: readonly SigningParty[];
  readonly fields: readonly PageField[];
  readonly onChange: (fields: readonly PageField[]) => void;
};

/** The pages of a file, on which the fields of each party are placed. */
export const FieldPlacement = ({ messages, file, parties, fields, onChange }: Props) => {
  const { upload } = messages;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [seat, setSeat] = useState(parties[0]!.id);
  const [chosen, setKind] = useState<PageFieldKind>("signature");
  const isWitness = parties.find((party) => party.id === seat)?.role === "witness";
  const kinds = PAGE_FIELD_KINDS.filter((each) => !isWitness || PAGE_FIELD_RULES[each].isForWitness);
  const kind = kinds.includes(chosen) ? chosen : "signature";
  const labelOf = (field: Pick<PageField, "kind" | "seat">): string =>
    upload.fieldOf(field.kind, parties.find((party) => party.id === field.seat)?.name ?? "");
  const { liveMessage, add, change, remove } = usePlacedFields({ upload, root, fields, labelOf, onChange });
  const given = { messages, file, parties, kind, labelOf, hint: `${id}-keys` };
  return (
    <div ref={root} className="grid gap-6">
      <div className="grid gap-2">
        <p>{upload.placeText}</p>
        <p id={`${id}-keys`} className="text-sm text-soft">
          {upload.placeKeys}
        </p>
      </div>
      <FieldChooser {...given} seat={seat} kinds={kinds} onSeat={setSeat} onKind={setKind} />
      <p role="status" className="sr-only">
        {liveMessage}
      </p>
      {file.pages.map((_, index) => {
        const placed = fields.filter(({ page }) => page === index + 1);
        return (
          <PlacementPage
            key={index}
            {...given}
            number={index + 1}
            fields={placed}
            onAdd={(page, x, y) => add({ seat, kind }, page, x, y)}
            onChange={change}
            onRemove={remove}
          />
        );
      })}
    </div>
  );
};
