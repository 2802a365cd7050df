// Imported for its effect, too: where it is, formulas may call every function.
import type { BuiltinTable } from "./builtin.ts";
import { coreFunctions } from "./core.ts";
import { dateFunctions } from "./dates.ts";
import { listFunctions } from "./lists.ts";
import { numberFunctions } from "./numbers.ts";
import { bringFunctions } from "./registry.ts";
import { tableFunctions } from "./tables.ts";
import { textFunctions } from "./texts.ts";

/** Every function of the language by name. A name holds no keyword of the language ("between", "in", "or" …). */
export const builtins: BuiltinTable = {
  ...coreFunctions,
  ...numberFunctions,
  ...textFunctions,
  ...listFunctions,
  ...dateFunctions,
  ...tableFunctions,
};

bringFunctions(builtins);
