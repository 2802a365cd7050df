import type { Builtin, BuiltinTable } from "./builtin.ts";
import { coreFunctions } from "./core-functions.ts";

let functions = coreFunctions;

/** Registers more functions; formulas linked afterwards may call them. */
export const registerFunctions = (more: BuiltinTable): void => {
  functions = { ...coreFunctions, ...more };
};

/**
 * Finds a function by name; null if the language has none.
 *
 * Throws: for functions outside the core set until they are registered. The compiler records which documents call
 * them, so that their page loads them first.
 */
export const findFunction = (name: string): Builtin | null => {
  if (Object.hasOwn(functions, name)) return functions[name]!;
  if (functions === coreFunctions) throw new Error(`the function "${name}" is not here`);
  return null;
};
