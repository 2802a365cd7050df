import { parseFailure } from "../values/parse-result.ts";
import type { ParseResult } from "../values/parse-result.ts";
import { PERCENT_MARKS } from "../values/percent.ts";
import type { Value } from "../values/value.ts";
import { parseFraction } from "../values/parsing/fractions.ts";
import { parseQuantity, quantityText } from "../values/parsing/parse-quantity.ts";
import { withoutMarks } from "../values/parsing/parse-number.ts";

/** Asks what a percentage or fraction is a share of, where a question needs an amount; null for other text. */
export const shareOfWhat = (
  text: string,
  unit: string | undefined,
  takesFractions: boolean,
): ParseResult<Value> | null => {
  const plain = quantityText(text);
  const named: { readonly [name: string]: string } = unit === undefined ? {} : { unit };
  const unmarked = withoutMarks(plain, PERCENT_MARKS);
  const percent = unmarked === plain ? null : parseQuantity(unmarked, { marks: [] });
  if (percent?.ok) return parseFailure("share_of_what", { share: `${percent.value.toFixed()}%`, ...named });
  if (takesFractions || !parseFraction(plain)) return null;
  return parseFailure("share_of_what", { share: /^[\d/ ]+$/.test(plain) ? plain : `“${plain}”`, ...named });
};
