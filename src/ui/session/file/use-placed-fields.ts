import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { PAGE_UNITS, nextFieldId } from "../../../engine/session/fields/place-field.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageBox } from "../../../model/session/printed-page.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";

const percent = (units: number): number => Math.round((units / PAGE_UNITS) * 100);

type Placement = {
  readonly upload: SessionMessages["upload"];
  readonly root: RefObject<HTMLElement | null>;
  readonly fields: readonly PageField[];
  readonly labelOf: (field: Pick<PageField, "kind" | "seat">) => string;
  readonly onChange: (fields: readonly PageField[]) => void;
};

/** Adds, changes and removes fields; `liveMessage` says what happened, and the focus stays where the person works. */
export const usePlacedFields = ({ upload, root, fields, labelOf, onChange }: Placement) => {
  const [liveMessage, setLiveMessage] = useState("");
  const describe = (field: PageField): void => {
    const { x, y, width, height } = field;
    setLiveMessage(`${labelOf(field)}: ${upload.position(percent(x), percent(y), percent(width), percent(height))}`);
  };
  // A field may be added after a page was read, when others have been added since.
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  }, [fields]);
  const add = (
    { seat, kind }: Pick<PageField, "seat" | "kind">,
    page: number,
    placeAmong: (placed: readonly PageField[]) => PageBox,
  ): void => {
    const { current } = latest;
    const place = placeAmong(current.filter((each) => each.page === page));
    const field = { id: nextFieldId(current), seat, kind, page, ...place };
    onChange([...current, field]);
    describe(field);
    // The new field is there after the next render.
    setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-field="${field.id}"]`)?.focus());
  };
  const change = (changed: PageField): void => {
    onChange(fields.map((field) => (field.id === changed.id ? changed : field)));
    describe(changed);
  };
  const remove = (field: PageField): void => {
    onChange(fields.filter((one) => one.id !== field.id));
    setLiveMessage(upload.removed(labelOf(field)));
    root.current?.querySelector<HTMLElement>(`[data-add="${field.page}"]`)?.focus();
  };
  return { liveMessage, add, change, remove };
};
