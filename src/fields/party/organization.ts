import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import type { AnswerWarning } from "../field-kind.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { typeByName } from "./type-by-name.ts";

/**
 * Other words that identify an organization. Words that are also surnames (Church, Bank) count only beside other words.
 */
const ORGANIZATION =
  /\b(?:p?l\.?l\.?c|plc|gmbh|ltd|limited|company|trust|foundation|association|associates|society|university|college|ministries|holdings|enterprises|properties|ventures|partners|partnership|estate)\b|\bco\.$|(?:\band\b|&).*\b(?:sons|brothers|co)$|\b(?:first|baptist|methodist|catholic|lutheran|community|christian) church\b|\bchurch of\b|\bnational bank\b|\bbank of\b|株式会社|有限会社|合同会社|法人|商店/iu;

/** A person who trades under another name: "Ann Lee d/b/a Lee Properties". */
const TRADES = /\b(?:d\/?b\/?a|doing business as)\b/i;

/** Whether a name looks like the name of an organization. Example: namesOrganization("Lee & Sons") is true. */
export const namesOrganization = (name: string): boolean =>
  (typeByName(name) !== null || ORGANIZATION.test(name.trim())) && !TRADES.test(name);

type Words = { readonly ask: string; readonly refuse: string; readonly change: string };

const words: ByScreenLanguage<Words> = {
  en: {
    ask: "Is this an organization? You chose a person.",
    refuse: "Enter the name of a person, not of an organization.",
    change: "Yes, it is an organization",
  },
  ja: {
    ask: "法人・団体の名称ではありませんか。",
    refuse: "個人の氏名を入力してください。",
    change: "はい、法人・団体です",
  },
};

/** The doubt whether a party that was entered as a person is an organization. */
export const organization: AnswerWarning = (record, language, field) => {
  const { name, kind } = record;
  if (typeof name !== "string" || kind !== "person" || !namesOrganization(name)) return null;
  const { ask, refuse, change } = inScreenLanguage(words, language);
  const doubt = { id: "organization", part: "name", about: name };
  if (!allowedKinds(field).includes("company")) return { ...doubt, text: refuse };
  return { ...doubt, text: ask, instead: { part: "kind", answer: "company", label: change } };
};
