import type { Rounding } from "../../model/tool.ts";
import { formatFigure } from "./scope/format-figure.ts";
import type { ValueFormat } from "./scope/format-figure.ts";

const DIRECTIONS = { up: "up ", down: "down ", half_up: "", half_even: "half to even " } as const;

/** Names of the two usual steps of an amount; other currencies and steps are written in figures. */
const MONEY_STEPS: { readonly [currency: string]: { readonly [step: string]: string } } = {
  USD: { "0.01": "to the cent", "1": "to a whole dollar" },
  EUR: { "0.01": "to the cent", "1": "to a whole euro" },
  GBP: { "0.01": "to the penny", "1": "to a whole pound" },
  JPY: { "1": "to a whole yen" },
};

const isCurrency = (unit: string | null): unit is string => unit !== null && /^[A-Z]{3}$/.test(unit);

const stepText = (step: string, unit: string | null, format: ValueFormat): string => {
  if (!isCurrency(unit)) return step === "1" ? "to a whole number" : `to a multiple of ${step}`;
  const named = MONEY_STEPS[unit]?.[step];
  const figure = `${unit === "USD" ? "$" : `${unit} `}${formatFigure(step, { unit: null, optionText: null }, format)}`;
  return named ?? `to a multiple of ${figure}`;
};

/** How a step of a trace was rounded, in words. Example: "rounded up to a whole dollar" */
export const roundingText = ({ step, direction }: Rounding, unit: string | null, format: ValueFormat): string =>
  `rounded ${DIRECTIONS[direction]}${stepText(step, unit, format)}`;
