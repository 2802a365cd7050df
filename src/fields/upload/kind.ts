import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { isDecimal } from "../../values/decimal.ts";
import { fractionDigits } from "../../values/format-number.ts";
import { parseNumber } from "../../values/parsing/parse-number.ts";
import type { ValueRecord } from "../../values/value.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { isRawRecord, plainText } from "../raw-shape.ts";

const MAX_BYTES = 20_000_000;

/** Whether a file fits what a question accepts: an extension (".pdf"), a type ("image/png") or a family ("image/*"). */
const fits = (name: string, type: string, accept: readonly string[]): boolean =>
  accept.some((wanted) => {
    if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted.toLowerCase());
    return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });

const fileOf = (raw: RawAnswer): ValueRecord | null => {
  if (!isRawRecord(raw)) return null;
  const name = plainText(raw.name ?? null);
  const size = parseNumber(plainText(raw.size ?? null) ?? "");
  if (name === null || name === "" || !size.ok || fractionDigits(size.value) > 0) return null;
  return { name, size: size.value, type: plainText(raw.type ?? null) ?? "" };
};

/**
 * A slot for a file: its name, size in bytes and type are kept, never what is in it.
 *
 * Problems: not_a_file, file_too_big, wrong_file_type.
 */
export const upload = fieldKind({
  kind: "upload",
  widget: "upload",
  verb: "upload",
  parse: (raw, field: Field) => {
    const file = fileOf(raw);
    if (!file) return parseFailure("not_a_file");
    const max = field.maxBytes ?? MAX_BYTES;
    if (isDecimal(file.size) && file.size.gt(max)) return parseFailure("file_too_big", { max });
    const isAccepted = !field.accept || fits(String(file.name), String(file.type), field.accept);
    return isAccepted
      ? parseSuccess(file)
      : parseFailure("wrong_file_type", { accept: (field.accept ?? []).join(", ") });
  },
  toRaw: (value) => {
    if (typeof value !== "object" || value === null || !("name" in value) || !("size" in value)) return null;
    const { name, size } = value;
    return typeof name === "string" && isDecimal(size)
      ? { name, size: size.toFixed(), type: String(value.type) }
      : null;
  },
});
