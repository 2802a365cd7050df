import type { FormWords } from "../../i18n/en/form.ts";
import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { FormSession } from "../form-state/form-session.ts";
import type { Offer } from "../inputs/reuse-offers.tsx";

/** One open page of questions, as its parts are told about it; the same object while the page is open. */
export type OpenForm<Definition extends PageDefinition = PageDefinition> = {
  readonly definition: Definition;
  readonly session: FormSession;
  /** Screen language. */
  readonly locale: string;
  readonly words: FormWords;
  /** Name of the page in running text ("non-disclosure agreement"). */
  readonly name: string;
  /** What the personal settings offer for an answer of a type. */
  readonly ownOffers: (type: ValueType) => readonly Offer[];
};

/** An open page that makes a document. */
export type DocumentForm = OpenForm<DocumentDefinition>;
