import { parsePostalCode } from "../values/postal-code.ts";
import { fieldKind } from "./field-kind.ts";
import { refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

/** A postal code; `unit` is the country that says how it is written. Problems: bad_postal_code. */
export const postalCode = fieldKind({
  kind: "postal_code",
  widget: "line",
  verb: "enter",
  valueType: () => ({ type: "string" }),
  parse: (raw, field) => {
    const text = plainText(raw);
    return text === null ? refused("bad_postal_code") : parsePostalCode(text, field.unit);
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
  examples: [
    { raw: " 19901 ", field: { unit: "US" }, value: "19901" },
    { raw: "199011234", field: { unit: "US" }, value: "19901-1234" },
    { raw: "１００－０００１", field: { unit: "JP" }, value: "100-0001" },
    { raw: "SW1A 1AA", value: "SW1A 1AA" },
    { raw: "1990", field: { unit: "US" }, problem: "bad_postal_code" },
    { raw: "19901", field: { unit: "JP" }, problem: "bad_postal_code" },
  ],
});
