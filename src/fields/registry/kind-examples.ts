import { examples as address } from "../address/examples.ts";
import { examples as choice } from "../choice/examples.ts";
import { examples as choices } from "../choices/examples.ts";
import { examples as date } from "../date/examples.ts";
import { examples as email } from "../email/examples.ts";
import { examples as list } from "../list/examples.ts";
import { examples as longText } from "../long-text/examples.ts";
import { examples as money } from "../money/examples.ts";
import { examples as number } from "../number/examples.ts";
import { examples as parties } from "../parties/examples.ts";
import { examples as party } from "../party/examples.ts";
import { examples as percent } from "../percent/examples.ts";
import { examples as person } from "../person/examples.ts";
import { examples as phone } from "../phone/examples.ts";
import { examples as phrase } from "../phrase/examples.ts";
import { examples as place } from "../place/examples.ts";
import { examples as postalCode } from "../postal-code/examples.ts";
import { examples as reading } from "../reading/examples.ts";
import { examples as text } from "../text/examples.ts";
import { examples as upload } from "../upload/examples.ts";
import { examples as yesNo } from "../yes-no/examples.ts";
import type { Example } from "../shapes/example.ts";
import { isFieldKind } from "./field-kinds.ts";
import type { FieldKindName } from "./field-kinds.ts";

/** Examples of every field kind by name; not part of any page. */
export const kindExamples: { readonly [Name in FieldKindName]: readonly Example[] } = {
  address,
  choice,
  choices,
  date,
  email,
  list,
  long_text: longText,
  money,
  number,
  parties,
  party,
  percent,
  person,
  phone,
  phrase,
  place,
  postal_code: postalCode,
  reading,
  text,
  upload,
  yes_no: yesNo,
};

/** The examples of the kind of that name; none for a name the registry does not have. */
export const examplesOf = (name: string): readonly Example[] => (isFieldKind(name) ? kindExamples[name] : []);
