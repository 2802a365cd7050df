import { toHalfWidth } from "../../values/half-width.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

const MAX_LENGTH = 254;
// One @ with text on both sides and a dot after it: stricter patterns reject valid addresses.
const SHAPE = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/;

/** An e-mail address. Problems: bad_email, too_long. Example: " Ann＠example.com" is "Ann@example.com" */
export const email = fieldKind({
  kind: "email",
  widget: "text",
  verb: "enter",
  keyboard: "email",
  parse: (raw) => {
    const text = toHalfWidth(plainText(raw) ?? "").replace(/^mailto:/i, "");
    if (text.length > MAX_LENGTH) return parseFailure("too_long", { max: MAX_LENGTH, length: text.length });
    return SHAPE.test(text) ? parseSuccess(text) : parseFailure("bad_email");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
