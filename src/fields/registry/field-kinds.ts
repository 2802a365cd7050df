import { address } from "../address/kind.ts";
import { choice } from "../choice/kind.ts";
import { choices } from "../choices/kind.ts";
import { date } from "../date/kind.ts";
import { email } from "../email/kind.ts";
import type { FieldKind } from "../field-kind.ts";
import { list } from "../list/kind.ts";
import { longText } from "../long-text/kind.ts";
import { money } from "../money/kind.ts";
import { number } from "../number/kind.ts";
import { parties } from "../parties/kind.ts";
import { party } from "../party/kind.ts";
import { percent } from "../percent/kind.ts";
import { person } from "../person/kind.ts";
import { phone } from "../phone/kind.ts";
import { phrase } from "../phrase/kind.ts";
import { place } from "../place/kind.ts";
import { postalCode } from "../postal-code/kind.ts";
import { reading } from "../reading/kind.ts";
import { text } from "../text/kind.ts";
import { upload } from "../upload/kind.ts";
import { yesNo } from "../yes-no/kind.ts";

const kindOf = (name: string): FieldKind => fieldKindOf(name);

/** Every kind of question by its name. */
export const fieldKinds = {
  address: address(kindOf),
  choice,
  choices,
  date,
  email,
  list: list(kindOf),
  long_text: longText,
  money,
  number,
  parties: parties(kindOf),
  party: party(kindOf),
  percent,
  person: person(kindOf),
  phone,
  phrase,
  place,
  postal_code: postalCode,
  reading,
  text,
  upload,
  yes_no: yesNo,
} satisfies { readonly [kind: string]: FieldKind };

/** The name of a field kind. The registries of what other parts need of a kind have one entry for each. */
export type FieldKindName = keyof typeof fieldKinds;

/** Whether there is a kind of that name. */
export const isFieldKind = (name: string): name is FieldKindName => Object.hasOwn(fieldKinds, name);

/** The kind of that name. Throws: on a name the registry does not have; the compiler refuses those first. */
export const fieldKindOf = (name: string): FieldKind => {
  if (!isFieldKind(name)) throw new Error(`unknown field kind: ${name}`);
  return fieldKinds[name];
};
