import type { FormWords } from "../../i18n/en/form.ts";
import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { FormSession } from "../form-state/form-session.ts";
import type { Personal } from "./own-offers.ts";

/** One open page of questions, as its parts are told about it; the same object while the page is open. */
export type OpenForm<Definition extends PageDefinition = PageDefinition> = {
  readonly definition: Definition;
  readonly session: FormSession;
  /** Screen language. */
  readonly locale: string;
  readonly words: FormWords;
  /** Name of the page in running text ("non-disclosure agreement"). */
  readonly name: string;
  /** What the personal settings hold to be offered; null where they are out of reach. */
  readonly personal: Personal | null;
};

/** An open page that makes a document. */
export type DocumentForm = OpenForm<DocumentDefinition>;
