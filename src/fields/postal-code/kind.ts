import { parsePostalCode } from "../../values/postal-code.ts";
import { fieldKind } from "../field-kind.ts";
import { parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

/** A postal code; `unit` is the country that defines its format. Problems: bad_postal_code. */
export const postalCode = fieldKind({
  kind: "postal_code",
  widget: "text",
  verb: "enter",
  parse: (raw, field) => {
    const text = plainText(raw);
    return text === null ? parseFailure("bad_postal_code") : parsePostalCode(text, field.unit);
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
