import { MONEY_UNIT } from "../../values/value-type.ts";
import type { KindShape } from "../shapes/kind-shape.ts";

/** A number in the currency of the question. */
export const moneyShape: KindShape = { valueType: (field) => ({ type: "number", unit: field.unit ?? MONEY_UNIT }) };
