import type { SiteVocabulary, Door, Service } from "../../model/site/vocabulary.ts";
import type { VocabularyInput, DoorInput, ServiceInput } from "../input/site-input.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { localized } from "./localized.ts";

const compileDoor = ({ name, phone, href }: DoorInput): readonly Door[] => {
  const text = localized(name);
  return text && href ? [{ name: text, href, ...omitUndefined({ phone }) }] : [];
};

const compileService = ({ id, name, href, icon, intent, synonyms }: ServiceInput): readonly Service[] => {
  const text = localized(name);
  return id && text && href && icon && intent ? [{ id, name: text, href, icon, intent, synonyms: synonyms ?? {} }] : [];
};

/** Compiles the vocabulary of search and assistant; empty if the file is missing. */
export const compileVocabulary = ({
  doors = {},
  cities = {},
  services = [],
  pages = {},
}: VocabularyInput): SiteVocabulary => ({
  doors: Object.fromEntries(Object.entries(doors).map(([need, all]) => [need, all.flatMap(compileDoor)])),
  cities,
  services: services.flatMap(compileService),
  pages,
});
