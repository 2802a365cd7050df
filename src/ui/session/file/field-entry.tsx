import type { ComponentType } from "react";
import { MAX_TYPED_LINE } from "../../../engine/session/shape/limits.ts";
import type { PageFieldKind, PageField } from "../../../model/session/uploaded-pdf.ts";
import { fieldPlace } from "./field-place.ts";

/** What a person has entered so far in the fields of a file, and how they change it. */
export type FieldEntries = {
  readonly texts: { readonly [field: string]: string };
  readonly checked: readonly string[];
  readonly onText: (field: string, text: string) => void;
  readonly onCheck: (field: string, isChecked: boolean) => void;
};

type Props = { readonly field: PageField; readonly label: string; readonly entries: FieldEntries };

const TextEntry = ({ field, label, entries: { texts, onText } }: Props) => (
  <input
    aria-label={label}
    required
    maxLength={MAX_TYPED_LINE}
    value={texts[field.id] ?? ""}
    style={fieldPlace(field)}
    className="absolute rounded-sm border-2 border-accent bg-accent-tint px-1 text-xs text-ink"
    onChange={(event) => onText(field.id, event.target.value)}
  />
);

const CheckboxEntry = ({ field, label, entries: { checked, onCheck } }: Props) => (
  <label style={fieldPlace(field)} className="absolute rounded-sm border-2 border-accent bg-accent-tint">
    {/* On a phone the box on the page is smaller than a finger. */}
    <input
      type="checkbox"
      aria-label={label}
      checked={checked.includes(field.id)}
      className="absolute -inset-1 m-auto size-[calc(100%+0.5rem)] min-h-6 min-w-6 accent-accent"
      onChange={(event) => onCheck(field.id, event.target.checked)}
    />
  </label>
);

/** How a kind of field is filled in on the page; the others fill themselves in. */
export const FIELD_ENTRIES: { readonly [Kind in PageFieldKind]?: ComponentType<Props> } = {
  text: TextEntry,
  checkbox: CheckboxEntry,
};
