// Importing this module registers all functions.
import type { BuiltinTable } from "./builtin.ts";
import { coreFunctions } from "./core-functions.ts";
import { dateFunctions } from "./date-functions.ts";
import { listFunctions } from "./list-functions.ts";
import { numberFunctions } from "./number-functions.ts";
import { registerFunctions } from "./function-registry.ts";
import { tableFunctions } from "./table-functions.ts";
import { textFunctions } from "./text-functions.ts";

/** Every function by name. No name contains a keyword ("between", "in", "or" …). */
export const builtins: BuiltinTable = {
  ...coreFunctions,
  ...numberFunctions,
  ...textFunctions,
  ...listFunctions,
  ...dateFunctions,
  ...tableFunctions,
};

registerFunctions(builtins);
