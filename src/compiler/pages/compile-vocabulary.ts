import type { SiteVocabulary, Referral, Service } from "../../model/site/vocabulary.ts";
import type { VocabularyInput, ReferralInput, ServiceInput } from "../input/site-input.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { localized } from "./localized.ts";

const compileReferral = ({ name, phone, href }: ReferralInput): readonly Referral[] => {
  const text = localized(name);
  return text && href ? [{ name: text, href, ...omitUndefined({ phone }) }] : [];
};

const compileService = ({ id, name, href, icon, intent, synonyms }: ServiceInput): readonly Service[] => {
  const text = localized(name);
  return id && text && href && icon && intent ? [{ id, name: text, href, icon, intent, synonyms: synonyms ?? {} }] : [];
};

/** Compiles the vocabulary of search and assistant; empty if the file is missing. */
export const compileVocabulary = ({
  referrals = {},
  cities = {},
  services = [],
  equivalents = {},
  pages = {},
}: VocabularyInput): SiteVocabulary => ({
  referrals: Object.fromEntries(Object.entries(referrals).map(([need, all]) => [need, all.flatMap(compileReferral)])),
  cities,
  services: services.flatMap(compileService),
  equivalents,
  pages,
});
