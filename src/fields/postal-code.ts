import { parsePostalCode } from "../values/postal-code.ts";
import { fieldKind } from "./field-kind.ts";
import { refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

/** A postal code; `unit` is the country that says how it is written. Problems: bad_postal_code. */
export const postalCode = fieldKind({
  kind: "postal_code",
  widget: "line",
  verb: "enter",
  parse: (raw, field) => {
    const text = plainText(raw);
    return text === null ? refused("bad_postal_code") : parsePostalCode(text, field.unit);
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
