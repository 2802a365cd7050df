import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { PAGE_UNITS, placeAround } from "../../../engine/session/fields/place-field.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageFieldKind, PageField } from "../../../model/session/uploaded-pdf.ts";
import { Button } from "../../primitives/button.tsx";
import { NativeSelect } from "../../primitives/native-select.tsx";
import { FilePage } from "./file-page.tsx";
import type { FilePages } from "./file-page.tsx";
import { partyColor } from "./field-place.ts";
import { MovableField } from "./movable-field.tsx";

/** Someone who signs. */
type SigningParty = { readonly id: string; readonly name: string; readonly role?: string };

type Props = {
  readonly messages: SessionMessages;
  readonly file: FilePages;
  readonly parties: readonly SigningParty[];
  readonly fields: readonly PageField[];
  readonly onChange: (fields: readonly PageField[]) => void;
};

const KINDS: readonly PageFieldKind[] = ["signature", "initials", "date", "name", "text"];

/** Below the ones that were added before, so that none is hidden. Unit: of a page's height. */
const NEXT_FIELD = 700;

const nextId = (fields: readonly PageField[]): string =>
  `f${Math.max(0, ...fields.map(({ id }) => Number(id.slice(1)))) + 1}`;

const percent = (units: number): number => Math.round((units / PAGE_UNITS) * 100);

/** The pages of a file, on which the fields of each party are placed. */
export const FieldPlacement = ({ messages, file, parties, fields, onChange }: Props) => {
  const { upload } = messages;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [seat, setSeat] = useState(parties[0]!.id);
  const [kind, setKind] = useState<PageFieldKind>("signature");
  const [news, setNews] = useState("");
  const isWitness = parties.find((party) => party.id === seat)?.role === "witness";
  const kinds = isWitness ? KINDS.filter((each) => each !== "text") : KINDS;
  const labelOf = (field: Pick<PageField, "kind" | "seat">): string =>
    upload.fieldOf(field.kind, parties.find((party) => party.id === field.seat)?.name ?? "");
  const describe = (field: PageField): void => {
    const { x, y, width, height } = field;
    setNews(`${labelOf(field)}: ${upload.position(percent(x), percent(y), percent(width), percent(height))}`);
  };
  const add = (page: number, x: number, y: number): void => {
    const field = { id: nextId(fields), seat, kind, page, ...placeAround(kind, x, y) };
    onChange([...fields, field]);
    describe(field);
    // The new field is there after the next render.
    setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-field="${field.id}"]`)?.focus());
  };
  const remove = (field: PageField): void => {
    onChange(fields.filter((one) => one.id !== field.id));
    setNews(upload.removed(labelOf(field)));
    root.current?.querySelector<HTMLElement>(`[data-add="${field.page}"]`)?.focus();
  };
  return (
    <div ref={root} className="grid gap-6">
      <div className="grid gap-2">
        <p>{upload.placeText}</p>
        <p id={`${id}-keys`} className="text-sm text-soft">
          {upload.placeKeys}
        </p>
      </div>
      <div className="sticky top-(--header-height) z-10 grid grid-cols-2 gap-3 border-b border-rule bg-desk py-3">
        <div>
          <label htmlFor={`${id}-party`} className="mb-1 block text-sm font-semibold">
            {upload.party}
          </label>
          <NativeSelect
            id={`${id}-party`}
            value={seat}
            options={parties.map((party) => ({ value: party.id, label: party.name }))}
            onValueChange={(chosen) => {
              setSeat(chosen);
              // A witness does not write into the document.
              if (kind === "text") setKind("signature");
            }}
          />
        </div>
        <div>
          <label htmlFor={`${id}-field`} className="mb-1 block text-sm font-semibold">
            {upload.field}
          </label>
          <NativeSelect
            id={`${id}-field`}
            value={kind}
            options={kinds.map((each) => ({ value: each, label: upload.kinds[each] }))}
            onValueChange={(each) => setKind(KINDS.find((one) => one === each) ?? "signature")}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {file.pages.map((_, index) => {
        const page = index + 1;
        const placed = fields.filter((field) => field.page === page);
        return (
          <section key={page} className="grid gap-3" aria-labelledby={`${id}-${page}`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 id={`${id}-${page}`} className="text-lg">
                {upload.page(page, file.pages.length)}
              </h3>
              <Button
                small
                data-add={page}
                icon={<Plus aria-hidden className="size-4" />}
                onClick={() => add(page, PAGE_UNITS / 2, ((placed.length + 1) * NEXT_FIELD) % PAGE_UNITS)}
              >
                {upload.addTo(kind, page)}
              </Button>
            </div>
            <FilePage
              messages={messages}
              file={file}
              number={page}
              onPress={(x, y) => add(page, x * PAGE_UNITS, y * PAGE_UNITS)}
            >
              {placed.map((field) => (
                <MovableField
                  key={field.id}
                  field={field}
                  label={labelOf(field)}
                  hint={`${id}-keys`}
                  color={partyColor(parties.findIndex((party) => party.id === field.seat))}
                  onChange={(changed) => {
                    onChange(fields.map((one) => (one.id === changed.id ? changed : one)));
                    describe(changed);
                  }}
                  onRemove={() => remove(field)}
                />
              ))}
            </FilePage>
            {placed.length > 0 && (
              <ul className="flex flex-wrap gap-2">
                {placed.map((field) => (
                  <li key={field.id}>
                    <Button small onClick={() => remove(field)}>
                      {upload.remove(labelOf(field))}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
};
