import { halfWidth } from "../values/half-width.ts";
import { fieldKind } from "./field-kind.ts";
import { read, refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const SHAPE = /^\+?[\d\s().-]+((?:ext|extension|x|内線)\.? ?\d{1,6})?$/i;

/** A telephone number as it was typed, in half-width characters. Problems: bad_phone. */
export const phone = fieldKind({
  kind: "phone",
  widget: "line",
  verb: "enter",
  keyboard: "tel",
  parse: (raw) => {
    const text = halfWidth(plainText(raw) ?? "");
    const digits = text.replace(/(ext|x|内線).*$/i, "").replace(/\D/g, "").length;
    const fits = digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
    return fits && SHAPE.test(text) ? read(text) : refused("bad_phone");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
