import type { FormMessages } from "../../../i18n/en/form.ts";
import type { DocumentDefinition, PageDefinition } from "../../../model/definition.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import type { PersonalDetails } from "./personal-offers.ts";

/** One open form, shared by its components; the same object while the page is open. */
export type OpenForm<Definition extends PageDefinition = PageDefinition> = {
  readonly definition: Definition;
  readonly session: FormSession;
  /** Screen language. */
  readonly locale: string;
  readonly messages: FormMessages;
  /** Name of the page in running text ("non-disclosure agreement"). */
  readonly name: string;
  /** Personal settings to offer as answers; null where they are unavailable. */
  readonly personal: PersonalDetails | null;
  /** Code of the place in the answers of the page before; null if there is none. */
  readonly lastPlace: string | null;
};

/** An open page that makes a document. */
export type DocumentForm = OpenForm<DocumentDefinition>;
