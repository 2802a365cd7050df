import type { ComponentType, ReactNode } from "react";
import { insideOf } from "../../fields/inside-of.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import type { Field } from "../../model/field.ts";
import type { FieldView } from "../../model/form-view.ts";
import { BlockInput } from "../inputs/block-input.tsx";
import { ComboboxInput } from "../inputs/combobox-input.tsx";
import type { InputProps } from "../inputs/input-props.ts";
import { LineInput } from "../inputs/line-input.tsx";
import { RadioInput } from "../inputs/radio-input.tsx";
import { SelectInput } from "../inputs/select-input.tsx";
import type { Single } from "../inputs/widget-for.ts";
import type { OpenForm } from "./open-form.ts";

export type RowsProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly fields: readonly Field[];
  readonly renderPart: (path: string, field: Field) => ReactNode;
};

type Controls = { [Name in Single]?: ComponentType<InputProps> } & { list?: ComponentType<RowsProps> };

// What a first step is made of; the others join when their code comes (further-controls.ts).
const here: Controls = {
  block: BlockInput,
  combobox: ComboboxInput,
  line: LineInput,
  radio: RadioInput,
  select: SelectInput,
};

/** Adds the controls of further widgets. */
export const addControls = (further: Controls): void => void Object.assign(here, further);

/**
 * The control for a widget.
 *
 * Throws: while its code is not here; `areHere` tells beforehand.
 */
export const controlOf = <Name extends keyof Controls>(name: Name): NonNullable<Controls[Name]> => {
  const control = here[name];
  if (!control) throw new Error(`the code of the control is not here yet: ${name}`);
  return control;
};

/** Whether the controls of all these questions are here. */
export const areHere = (fields: readonly Field[]): boolean =>
  fields.every((field) => {
    const { widget, inside } = fieldKindOf(field.kind);
    const isHere = widget === "choice" || widget === "group" || here[widget] !== undefined;
    return isHere && (inside === undefined || areHere(insideOf(field)));
  });
