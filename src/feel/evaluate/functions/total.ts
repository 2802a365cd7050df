import { decimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import { plus } from "../arithmetic.ts";
import { noted, spend } from "../run.ts";
import type { Run } from "../run.ts";

/** All numbers together; null with a note when that is too large. */
export const total = (all: readonly Decimal[], run: Run): Decimal | null => {
  if (!spend(run, all.length)) return null;
  let sum: Decimal | null = decimal(0);
  for (const entry of all) sum = sum && plus(sum, entry);
  return sum ?? noted(run, "too_large");
};
