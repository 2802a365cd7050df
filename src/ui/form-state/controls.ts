import { createErrors } from "./errors.ts";
import type { Errors } from "./errors.ts";
import { createInputs } from "./inputs.ts";
import type { Inputs } from "./inputs.ts";
import { bringControls } from "./late-controls.ts";
import { createRows } from "./row-changes.ts";
import type { Rows } from "./row-changes.ts";

/** What a session hands over to once something is typed, checked, or a row comes or goes. */
export type Controls = { readonly inputs: Inputs; readonly errors: Errors; readonly rows: Rows };

bringControls((source) => {
  const inputs = createInputs(source);
  return {
    inputs,
    errors: createErrors({ ...source, control: inputs.control }),
    rows: createRows({ ...source, set: source.take, forget: inputs.forget }),
  };
});
