import type { FormWords } from "../../i18n/en/form.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { FormSession } from "../form-state/form-session.ts";
import type { Offer } from "../inputs/reuse-offers.tsx";

/** One open document page, as its parts are told about it; the same object while the page is open. */
export type OpenForm = {
  readonly definition: DocumentDefinition;
  readonly session: FormSession;
  /** Screen language. */
  readonly locale: string;
  readonly words: FormWords;
  /** Name of the document in running text ("non-disclosure agreement"). */
  readonly name: string;
  /** What the personal settings offer for an answer of a type. */
  readonly ownOffers: (type: ValueType) => readonly Offer[];
};
