import { halfWidth } from "../values/half-width.ts";
import { fieldKind } from "./field-kind.ts";
import { read, refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

const LONGEST = 254;
// One sign with something on both sides and a dot after it: anything stricter turns away addresses that work.
const SHAPE = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/;

/** An e-mail address. Problems: bad_email, too_long. Example: " Ann＠example.com" is "Ann@example.com" */
export const email = fieldKind({
  kind: "email",
  widget: "line",
  verb: "enter",
  keyboard: "email",
  parse: (raw) => {
    const text = halfWidth(plainText(raw) ?? "").replace(/^mailto:/i, "");
    if (text.length > LONGEST) return refused("too_long", { max: LONGEST, length: text.length });
    return SHAPE.test(text) ? read(text) : refused("bad_email");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
