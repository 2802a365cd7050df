import { decimal } from "../../../values/decimal.ts";
import { identical } from "../compare.ts";
import { spend } from "../run.ts";
import { one, spread, two } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";
import { amount, element, list, listOrNothing, value } from "./params.ts";
import { HALF_UP, rounding } from "./round.ts";
import { total } from "./total.ts";

/** The functions most documents call; every page with questions has them. */
export const coreFunctions: BuiltinTable = {
  "is answered": one(value("value"), "boolean", (given) => given !== null && given !== ""),
  coalesce: spread(value("value"), "element", (given) => given.find((entry) => entry !== null) ?? null),
  count: one(listOrNothing("list"), "number", (entries) => decimal(entries?.length ?? 0)),
  "list contains": two(list("list"), element("entry"), "boolean", (entries, wanted, run) =>
    spend(run, entries.length) ? entries.some((entry) => identical(entry, wanted)) : null,
  ),
  sum: spread(amount("number"), "amount", total),
  // Halves go away from zero.
  "round half up": rounding(() => HALF_UP),
};
