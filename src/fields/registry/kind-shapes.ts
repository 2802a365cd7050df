import type { Field } from "../../model/field.ts";
import type { ValueType } from "../../values/value-type.ts";
import { addressShape } from "../address/shape.ts";
import { choiceShape } from "../choice/shape.ts";
import { choicesShape } from "../choices/shape.ts";
import { dateShape } from "../date/shape.ts";
import { emailShape } from "../email/shape.ts";
import { listShape } from "../list/shape.ts";
import { longTextShape } from "../long-text/shape.ts";
import { moneyShape } from "../money/shape.ts";
import { numberShape } from "../number/shape.ts";
import { partiesShape } from "../parties/shape.ts";
import { partyShape } from "../party/shape.ts";
import { percentShape } from "../percent/shape.ts";
import { personShape } from "../person/shape.ts";
import { phoneShape } from "../phone/shape.ts";
import { phraseShape } from "../phrase/shape.ts";
import { placeShape } from "../place/shape.ts";
import { postalCodeShape } from "../postal-code/shape.ts";
import { readingShape } from "../reading/shape.ts";
import { textShape } from "../text/shape.ts";
import { uploadShape } from "../upload/shape.ts";
import { yesNoShape } from "../yes-no/shape.ts";
import type { KindShape } from "../shapes/kind-shape.ts";
import { isFieldKind } from "./field-kinds.ts";
import type { FieldKindName } from "./field-kinds.ts";

/** The compiler's data about every kind of question, by its name. */
export const kindShapes: { readonly [Name in FieldKindName]: KindShape } = {
  address: addressShape,
  choice: choiceShape,
  choices: choicesShape,
  date: dateShape,
  email: emailShape,
  list: listShape,
  long_text: longTextShape,
  money: moneyShape,
  number: numberShape,
  parties: partiesShape,
  party: partyShape,
  percent: percentShape,
  person: personShape,
  phone: phoneShape,
  phrase: phraseShape,
  place: placeShape,
  postal_code: postalCodeShape,
  reading: readingShape,
  text: textShape,
  upload: uploadShape,
  yes_no: yesNoShape,
};

/** The shape of the kind of that name. Throws: on a name the registry does not have; the compiler refuses those first. */
export const shapeOf = (kind: string): KindShape => {
  if (!isFieldKind(kind)) throw new Error(`unknown field kind: ${kind}`);
  return kindShapes[kind];
};

/** The type of the value that formulas see of a question. */
export const valueTypeOf = (field: Field): ValueType => shapeOf(field.kind).valueType(field, valueTypeOf);
