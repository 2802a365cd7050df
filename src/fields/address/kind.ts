import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { addressOf, parseAddress } from "../../values/address.ts";
import type { Address } from "../../values/address.ts";
import { addressLines } from "../../values/format-address.ts";
import { readRecord, recordToRaw, decomposeRaw } from "../composite.ts";
import type { KindOf } from "../composite.ts";
import { fieldKind } from "../field-kind.ts";
import type { FieldKind } from "../field-kind.ts";
import { childFields } from "../child-fields.ts";
import { isRawRecord } from "../raw-shape.ts";
import { parseFailure } from "../../values/parse-result.ts";

const homeOf = (fields: readonly Field[]): string | undefined => fields.find(({ id }) => id === "postal_code")?.unit;

const textOf = (raw: RawAnswer | undefined): string | null => (typeof raw === "string" && raw !== "" ? raw : null);

const addressFrom = (raw: RawAnswers): Address =>
  addressOf({
    country: textOf(raw.country),
    postal_code: textOf(raw.postal_code),
    region: textOf(raw.region),
    city: textOf(raw.city),
    street: textOf(raw.street),
    unit: textOf(raw.unit),
  });

/** A foreign address that was given in parts is asked as free lines, so that nothing of it is out of sight. */
const abroad = (raw: RawAnswers, home: string | undefined): RawAnswers => {
  const country = textOf(raw.country);
  if (country === null || country === home || raw.lines !== undefined) return raw;
  const { country: _same, ...parts } = addressFrom(raw);
  const lines = addressLines({ ...parts, country }, { locale: "en", homeCountry: country === "JP" ? "JP" : "US" });
  return { country, lines: lines.join("\n") };
};

const fromText = (text: string, home: string | undefined): RawAnswers => {
  const { lines, country, ...parts } = parseAddress(text);
  if (lines !== null) return { street: lines.replaceAll("\n", ", ") };
  const known = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null));
  return country === home ? known : { ...known, country };
};

/**
 * A postal address in parts; an answers file may give it as one text.
 *
 * Problems: those of its parts, with `part` naming it.
 */
export const address = (kindOf: KindOf): FieldKind => {
  const split: FieldKind["decompose"] = (raw, field) => {
    const home = homeOf(childFields(field));
    return abroad(
      decomposeRaw(raw, (text) => fromText(text, home)),
      home,
    );
  };
  return fieldKind({
    kind: "address",
    widget: "group",
    verb: "enter",
    childRole: "parts",
    decompose: split,
    parse: (raw, field, context) => {
      if (typeof raw !== "string" && !isRawRecord(raw)) return parseFailure("not_text");
      return readRecord(split(raw, field), childFields(field), kindOf, context);
    },
    toRaw: (value, field) => recordToRaw(value, childFields(field), kindOf),
  });
};
