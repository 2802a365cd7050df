import { toHalfWidth } from "../../values/half-width.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const SHAPE = /^\+?[\d\s()./-]+((?:ext|extension|x|内線)\.? ?\d{1,6})?$/i;

const KIND = "tel|telephone|phone|cell|mobile|home|office|work|電話|携帯";
const BEFORE = new RegExp(`^(?:${KIND})(?: ?(?:number|番号))?\\.? ?:? ?(?=[+(\\d])`, "i");
const AFTER = new RegExp(` ?[(,]? ?(?:${KIND})\\)?$`, "i");

/** A telephone number as it was typed, in half-width characters, without a word such as "cell" beside it. Problems: bad_phone. */
export const phone = fieldKind({
  kind: "phone",
  widget: "text",
  verb: "enter",
  keyboard: "tel",
  parse: (raw) => {
    const text = toHalfWidth(plainText(raw) ?? "")
      .replace(BEFORE, "")
      .replace(AFTER, "");
    const digits = text.replace(/(ext|x|内線).*$/i, "").replace(/\D/g, "").length;
    const fits = digits >= MIN_DIGITS && digits <= MAX_DIGITS;
    return fits && SHAPE.test(text)
      ? parseSuccess(text)
      : parseFailure("bad_phone", { min: MIN_DIGITS, max: MAX_DIGITS });
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
