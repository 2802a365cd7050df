import { address } from "./address.ts";
import { choice } from "./choice.ts";
import { choices } from "./choices.ts";
import { date } from "./date.ts";
import { email } from "./email.ts";
import type { FieldKind } from "./field-kind.ts";
import { list } from "./list.ts";
import { longText } from "./long-text.ts";
import { money } from "./money.ts";
import { number } from "./number.ts";
import { parties } from "./parties.ts";
import { party } from "./party.ts";
import { percent } from "./percent.ts";
import { person } from "./person.ts";
import { phone } from "./phone.ts";
import { phrase } from "./phrase.ts";
import { place } from "./place.ts";
import { postalCode } from "./postal-code.ts";
import { reading } from "./reading.ts";
import { text } from "./text.ts";
import { upload } from "./upload.ts";
import { yesNo } from "./yes-no.ts";

const kindOf = (name: string): FieldKind => fieldKindOf(name);

/** Every kind of question by its name. */
export const fieldKinds: { readonly [kind: string]: FieldKind } = {
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
};

/** The kind of that name. Throws: on a name the registry does not have; the compiler refuses those first. */
export const fieldKindOf = (name: string): FieldKind => {
  const kind = Object.hasOwn(fieldKinds, name) ? fieldKinds[name] : undefined;
  if (!kind) throw new Error(`unknown field kind: ${name}`);
  return kind;
};
