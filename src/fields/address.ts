import type { Raw, RawAnswers } from "../model/answers.ts";
import type { Field } from "../model/field.ts";
import { addressOf, parseAddress } from "../values/address.ts";
import type { Address } from "../values/address.ts";
import { addressLines } from "../values/format-address.ts";
import { readRecord, recordToRaw, recordType, splitRaw } from "./composite.ts";
import type { KindOf } from "./composite.ts";
import { fieldKind } from "./field-kind.ts";
import type { FieldKind } from "./field-kind.ts";
import { isRawRecord } from "./raw-shape.ts";
import { refused } from "./parsed.ts";
import { part, partIsOrEmpty, partIsOther } from "./part.ts";
import { partWords } from "./part-words.ts";

const elsewhere = (language: string, home: string): readonly Field[] => {
  const words = partWords(language);
  return [
    part("lines", "long_text", words.lines, {
      when: partIsOther("country", home),
      maxLength: 500,
      autocomplete: "street-address",
    }),
    part("country", "place", words.country, { places: ["country"], optional: true, autocomplete: "country" }),
  ];
};

const american = (language: string): readonly Field[] => {
  const words = partWords(language);
  const when = partIsOrEmpty("country", "US");
  return [
    part("street", "text", words.street, { when, autocomplete: "address-line1" }),
    part("unit", "text", words.unit, { when, optional: true, autocomplete: "address-line2" }),
    part("city", "text", words.city, { when, autocomplete: "address-level2" }),
    part("region", "place", words.region, { when, autocomplete: "address-level1" }),
    part("postal_code", "postal_code", words.zip, { when, unit: "US", autocomplete: "postal-code" }),
    ...elsewhere(language, "US"),
  ];
};

const japanese = (language: string): readonly Field[] => {
  const words = partWords(language);
  const when = partIsOrEmpty("country", "JP");
  return [
    part("postal_code", "postal_code", words.postalCode, { when, unit: "JP", autocomplete: "postal-code" }),
    part("region", "text", words.prefecture, { when, autocomplete: "address-level1" }),
    part("city", "text", words.municipality, { when, autocomplete: "address-level2" }),
    part("street", "text", words.block, { when, autocomplete: "address-line1" }),
    part("unit", "text", words.building, { when, optional: true, autocomplete: "address-line2" }),
    ...elsewhere(language, "JP"),
  ];
};

/** The parts an address is asked in: those of the country the language's documents are made for, or free lines. */
const addressParts = (field: Field, language: string): readonly Field[] =>
  field.fields ?? (language.startsWith("ja") ? japanese(language) : american(language));

const homeOf = (fields: readonly Field[]): string | undefined => fields.find(({ id }) => id === "postal_code")?.unit;

const textOf = (raw: Raw | undefined): string | null => (typeof raw === "string" && raw !== "" ? raw : null);

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
  const lines = addressLines({ ...parts, country }, country === "JP" ? "ja" : "en");
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
  const split: FieldKind["split"] = (raw, field) => {
    const home = homeOf(addressParts(field, "en"));
    return abroad(
      splitRaw(raw, (text) => fromText(text, home)),
      home,
    );
  };
  return fieldKind({
    kind: "address",
    widget: "group",
    verb: "enter",
    parts: (field, language = "en") => addressParts(field, language),
    split,
    valueType: (field) => recordType(addressParts(field, "en"), kindOf),
    parse: (raw, field, context) => {
      if (typeof raw !== "string" && !isRawRecord(raw)) return refused("not_text");
      return readRecord(split(raw, field), addressParts(field, "en"), kindOf, context);
    },
    toRaw: (value, field) => recordToRaw(value, addressParts(field, "en"), kindOf),
    examples: [
      {
        raw: { street: " 1 High St ", unit: "Apt 2", city: "Dover", postal_code: "１９９０１" },
        value: addressOf({ street: "1 High St", unit: "Apt 2", city: "Dover", postal_code: "19901" }),
      },
      { raw: { country: "FR", lines: "1 rue X\nParis" }, value: addressOf({ country: "FR", lines: "1 rue X\nParis" }) },
      {
        raw: "〒100-0001 東京都千代田区千代田1-1",
        value: addressOf({ country: "JP", lines: "〒100-0001\n東京都千代田区千代田1-1" }),
      },
      { raw: "The old mill", value: addressOf({ street: "The old mill" }) },
      { raw: { city: "Dover", postal_code: "1" }, problem: "bad_postal_code" },
      { raw: {}, value: null },
    ],
  });
};
