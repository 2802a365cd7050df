import type { FormMessages } from "../../../i18n/en/form.ts";

const CURRENCY = /^[A-Z]{3}$/;

/**
 * The unit shown after a label: a currency, a percentage or a length of time, unless the label names it. Things that are
 * counted are named by the question itself.
 *
 * Example: "in US dollars"; nothing for the unit "person"
 */
export const unitLabel = (unit: string | undefined, label: string, { units, inUnit }: FormMessages): string => {
  const name = unit === undefined ? undefined : (units[unit] ?? (CURRENCY.test(unit) ? unit : undefined));
  return name === undefined || label.toLowerCase().includes(name.toLowerCase()) ? "" : inUnit(name);
};
