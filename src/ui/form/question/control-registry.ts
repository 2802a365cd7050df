import type { ComponentType } from "react";
import { AmountInput } from "../../inputs/amount-input.tsx";
import { Textarea } from "../../inputs/textarea.tsx";
import { ChoicesInput } from "../../inputs/choice/choices-input.tsx";
import { ComboboxInput } from "../../inputs/choice/combobox-input.tsx";
import { DateInput } from "../../inputs/date-input.tsx";
import type { InputProps } from "../../inputs/input-props.ts";
import { TextInput } from "../../inputs/text-input.tsx";
import { RadioInput } from "../../inputs/choice/radio-input.tsx";
import { SelectInput } from "../../inputs/choice/select-input.tsx";
import { UploadInput } from "../../inputs/upload-input.tsx";
import type { SingleWidget } from "../../inputs/widget-for.ts";

/** The input component for each widget that has a single answer. */
export const inputs: { readonly [Name in SingleWidget]: ComponentType<InputProps> } = {
  amount: AmountInput,
  textarea: Textarea,
  choices: ChoicesInput,
  combobox: ComboboxInput,
  date: DateInput,
  text: TextInput,
  radio: RadioInput,
  select: SelectInput,
  upload: UploadInput,
};
