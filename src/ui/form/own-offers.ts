import { insideOf } from "../../fields/inside-of.ts";
import type { Raw } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { Offer } from "../inputs/reuse-offers.tsx";

/** What somebody keeps of themselves in the settings; empty where nothing was given. */
export type Personal = { readonly name: string; readonly address: string; readonly company: string };

const withoutEmpty = (record: { readonly [key: string]: string }): { readonly [key: string]: Raw } =>
  Object.fromEntries(Object.entries(record).filter(([, text]) => text !== ""));

const offer = (key: string, label: string, raw: Raw): readonly Offer[] =>
  label === "" ? [] : [{ key: `settings ${key}`, label, raw, isFromSettings: true }];

/** What the personal settings can fill in for a question by its parts: a person, a company, an address. */
export const ownOffers = (personal: Personal, field: Field): readonly Offer[] => {
  const parts = insideOf(field);
  const has = (key: string): boolean => parts.some(({ id }) => id === key);
  const { name, address, company } = personal;
  if (has("street")) return offer("address", address, address);
  if (!has("name")) return [];
  const kind = (is: string): { readonly kind?: string } => (has("kind") ? { kind: is } : {});
  const self = withoutEmpty({ ...kind("person"), name, ...(has("address") ? { address } : {}) });
  const firm = withoutEmpty({ kind: "company", name: company, address, signer: name });
  return [
    ...(allows(parts, "person") ? offer("name", name, self) : []),
    ...(has("signer") && allows(parts, "company") ? offer("company", company, firm) : []),
  ];
};

/** Whether an answer may be of a kind; one that says nothing of kinds may be anything. */
const allows = (parts: readonly Field[], kind: string): boolean =>
  parts.find(({ id }) => id === "kind")?.options?.some(({ is }) => is === kind) ?? true;
