import type { Builtin, BuiltinTable } from "./builtin.ts";
import { coreFunctions } from "./core.ts";

let functions = coreFunctions;

/** Makes further functions known; formulas linked from then on may call them. */
export const bringFunctions = (further: BuiltinTable): void => {
  functions = { ...coreFunctions, ...further };
};

/**
 * The function of that name; null when the language has none.
 *
 * Throws: on any name but those of the core as long as the further functions were not brought. The compiler writes down
 * which documents call them, so that their page brings them first.
 */
export const functionNamed = (name: string): Builtin | null => {
  if (Object.hasOwn(functions, name)) return functions[name]!;
  if (functions === coreFunctions) throw new Error(`the function "${name}" is not here`);
  return null;
};
