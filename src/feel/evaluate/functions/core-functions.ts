import { decimal } from "../../../values/decimal.ts";
import { feelEqualsOrBothNull } from "../compare.ts";
import { spendSteps } from "../evaluation-state.ts";
import { oneParam, spreadParam, twoParams } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";
import { amountParam, elementParam, listParam, listOrNullParam, textParam, value } from "./params.ts";
import { HALF_UP, roundingFunction } from "./rounding-functions.ts";
import { sumAll } from "./sum-all.ts";

/** The functions most documents call; every page with questions includes them. */
export const coreFunctions: BuiltinTable = {
  "is answered": oneParam(value("value"), "boolean", (given) => given !== null && given !== ""),
  coalesce: spreadParam(value("value"), "element", (given) => given.find((entry) => entry !== null) ?? null),
  count: oneParam(listOrNullParam("list"), "number", (entries) => decimal(entries?.length ?? 0)),
  "list contains": twoParams(listParam("list"), elementParam("entry"), "boolean", (entries, wanted, run) =>
    spendSteps(run, entries.length) ? entries.some((entry) => feelEqualsOrBothNull(entry, wanted)) : null,
  ),
  "lower case": oneParam(textParam("text"), "string", (from) => from.toLowerCase()),
  "ends with": twoParams(textParam("text"), textParam("part"), "boolean", (from, part) => from.endsWith(part)),
  sum: spreadParam(amountParam("number"), "amount", sumAll),
  // Halves round away from zero.
  "round half up": roundingFunction(() => HALF_UP),
};
