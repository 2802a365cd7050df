import type { About, Entry } from "../../model/definition.ts";

const SPACELESS = /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]$/u;

/** The whole name of an entry: "Non-Disclosure Agreement", and 秘密保持契約書 without a space. */
export const entryName = ({ primary, secondary }: Entry): string => {
  if (secondary === "") return primary;
  return SPACELESS.test(primary) ? primary + secondary : `${primary} ${secondary}`;
};

/** The name of the document or result that a page produces; the name of the page, unless its definition sets another ("Notary Packet"). */
export const outputName = ({ entry, about }: { readonly entry: Entry; readonly about: About }): string =>
  about.called ?? entryName(entry);
