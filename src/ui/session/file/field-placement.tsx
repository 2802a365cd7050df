import { useId, useRef, useState } from "react";
import { coversWords, findPlace } from "../../../engine/session/fields/find-place.ts";
import { PAGE_FIELD_RULES } from "../../../engine/session/fields/page-field-rules.ts";
import { placeAround } from "../../../engine/session/fields/place-field.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { PAGE_FIELD_KINDS } from "../../../model/session/uploaded-pdf.ts";
import type { PageFieldKind, PageField } from "../../../model/session/uploaded-pdf.ts";
import { Notice } from "../../primitives/notice.tsx";
import { FieldChooser } from "./field-chooser.tsx";
import type { SigningParty } from "./field-chooser.tsx";
import type { FilePages } from "./file-page.tsx";
import { PlacementPage } from "./placement-page.tsx";
import { usePrintedPages } from "./use-printed-pages.ts";
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
  const { texts, read } = usePrintedPages(file);
  const isWitness = parties.find((party) => party.id === seat)?.role === "witness";
  const kinds = PAGE_FIELD_KINDS.filter((each) => !isWitness || PAGE_FIELD_RULES[each].isForWitness);
  const kind = kinds.includes(chosen) ? chosen : "signature";
  const nameOf = (of: string): string => parties.find((party) => party.id === of)?.name ?? "";
  const labelOf = (field: Pick<PageField, "kind" | "seat">): string => upload.fieldOf(field.kind, nameOf(field.seat));
  const { liveMessage, add, change, remove } = usePlacedFields({ upload, root, fields, labelOf, onChange });
  const isCovering = (field: PageField): boolean =>
    coversWords(field, texts.get(field.page) ?? { words: [], lines: [] });
  const covering = fields.filter(isCovering);
  const given = { messages, file, parties, kind, labelOf, nameOf, isCovering, hint: `${id}-keys` };
  const addToPage = async (page: number): Promise<void> => {
    const text = await read(page);
    add({ seat, kind }, page, (placed) => findPlace(kind, text, placed));
  };
  return (
    <div ref={root} className="@container grid gap-6">
      <div className="grid max-w-prose gap-2">
        <p>{upload.placeText}</p>
        <p id={`${id}-keys`} className="text-sm text-soft">
          {upload.placeKeys}
        </p>
      </div>
      <p role="status" className="sr-only">
        {liveMessage}
      </p>
      <div className="grid gap-6 @min-[54rem]:grid-cols-[minmax(0,1fr)_12rem] @min-[54rem]:gap-8">
        <FieldChooser {...given} seat={seat} kinds={kinds} onSeat={setSeat} onKind={setKind} />
        <div className="grid min-w-0 gap-6">
          {file.pages.map((_, index) => (
            <PlacementPage
              key={index}
              {...given}
              number={index + 1}
              fields={fields.filter(({ page }) => page === index + 1)}
              onDrawn={(page) => void read(page)}
              onAdd={(page) => void addToPage(page)}
              onPress={(page, x, y) => add({ seat, kind }, page, () => placeAround(kind, x, y))}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </div>
      </div>
      <div role="status">
        {covering.length > 0 && <Notice tone="caution">{upload.covering(covering.map(labelOf))}</Notice>}
      </div>
    </div>
  );
};
