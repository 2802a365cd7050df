import type { ReactNode } from "react";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { Field } from "../../../model/field.ts";

export type PartsProps = {
  readonly path: string;
  /** The questions it is made of, in order. */
  readonly fields: readonly Field[];
  readonly renderPart: (path: string, field: Field) => ReactNode;
  /** Not inside a row, so its parts need a frame. */
  readonly isFramed?: boolean;
};

const FRAME = "@container rounded-lg border border-rule bg-paper p-4 shadow-paper sm:p-5";

const SHORT_TOKENS = ["postal-code"];

/** Short parts share a line where there is room: a state and its ZIP code. */
const spanOf = (field: Field): string => {
  if (SHORT_TOKENS.includes(field.autocomplete ?? "")) return "@sm:col-span-2";
  return fieldKindOf(field.kind).widget === "combobox" && !field.optional ? "@sm:col-span-4" : "@sm:col-span-6";
};

/** The parts of one answer (a party, a person, an address) below each other. */
export function GroupInput({ path, fields, renderPart, isFramed }: PartsProps): ReactNode {
  return (
    <div className={isFramed ? FRAME : undefined}>
      <div className="grid gap-x-3 gap-y-5 @sm:grid-cols-6">
        {fields.map((field) => (
          <div key={field.id} className={`min-w-0 empty:hidden ${spanOf(field)}`}>
            {renderPart(`${path}.${field.id}`, field)}
          </div>
        ))}
      </div>
    </div>
  );
}
