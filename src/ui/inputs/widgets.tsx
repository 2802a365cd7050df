import type { ComponentType } from "react";
import { AmountInput } from "./amount-input.tsx";
import { BlockInput } from "./block-input.tsx";
import { ChoicesInput } from "./choices-input.tsx";
import { ComboboxInput } from "./combobox-input.tsx";
import { DateInput } from "./date-input.tsx";
import type { InputProps } from "./input-props.ts";
import { LineInput } from "./line-input.tsx";
import { RadioInput } from "./radio-input.tsx";
import { SelectInput } from "./select-input.tsx";
import { UploadInput } from "./upload-input.tsx";
import type { Single } from "./widget-for.ts";

/** The control for each widget. */
export const widgets: { readonly [Name in Single]: ComponentType<InputProps> } = {
  amount: AmountInput,
  block: BlockInput,
  choices: ChoicesInput,
  combobox: ComboboxInput,
  date: DateInput,
  line: LineInput,
  radio: RadioInput,
  select: SelectInput,
  upload: UploadInput,
};
