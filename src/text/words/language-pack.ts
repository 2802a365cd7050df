import type { LegalWords } from "./legal-words.ts";
import type { PageConventions } from "./page-conventions.ts";

/** The parts of a document language that are always loaded; its prose is loaded when it is printed. */
export type LanguagePack = { readonly legal: LegalWords; readonly page: PageConventions };
