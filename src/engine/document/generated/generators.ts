import { amortizationSchedule } from "./amortization-schedule.ts";
import type { Generator } from "./generated-table.ts";

/** Tables the engine computes from figures, by the name a schedule's `generate` gives. */
export const generators: { readonly [name: string]: Generator } = {
  amortization: amortizationSchedule,
};
