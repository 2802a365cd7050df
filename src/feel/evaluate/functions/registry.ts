import type { BuiltinTable } from "./builtin.ts";
import { dateFunctions } from "./dates.ts";
import { listFunctions } from "./lists.ts";
import { numberFunctions } from "./numbers.ts";
import { tableFunctions } from "./tables.ts";
import { textFunctions } from "./texts.ts";

/** Every function of the language by name. A name holds no keyword of the language ("between", "in", "or" …). */
export const builtins: BuiltinTable = {
  ...numberFunctions,
  ...textFunctions,
  ...listFunctions,
  ...dateFunctions,
  ...tableFunctions,
};
