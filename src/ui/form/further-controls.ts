import { AmountInput } from "../inputs/amount-input.tsx";
import { ChoicesInput } from "../inputs/choices-input.tsx";
import { DateInput } from "../inputs/date-input.tsx";
import { UploadInput } from "../inputs/upload-input.tsx";
import { addControls } from "./control-registry.ts";
import { ListSlot } from "./list-slot.tsx";

// Whoever imports this has the controls of every widget.
addControls({ amount: AmountInput, choices: ChoicesInput, date: DateInput, list: ListSlot, upload: UploadInput });
