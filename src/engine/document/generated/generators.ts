import { amortizationSchedule } from "./amortization-schedule.ts";
import type { Generator } from "./generated-table.ts";

/** Generated tables by the name that a schedule uses in `generate`. */
export const generators: { readonly [name: string]: Generator } = {
  amortization: amortizationSchedule,
};
