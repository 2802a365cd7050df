import { childFields } from "../../../fields/child-fields.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { Field } from "../../../model/field.ts";
import type { Offer } from "../../inputs/reuse-offers.tsx";

/** The visitor's details in the settings; empty where nothing was entered. */
export type PersonalDetails = { readonly name: string; readonly address: string; readonly company: string };

const withoutEmpty = (record: { readonly [key: string]: string }): { readonly [key: string]: RawAnswer } =>
  Object.fromEntries(Object.entries(record).filter(([, text]) => text !== ""));

const offer = (key: string, label: string, raw: RawAnswer): readonly Offer[] =>
  label === "" ? [] : [{ key: `settings ${key}`, label, raw, from: "settings" }];

/** Personal settings that can fill in a question by its parts: a person, a company, an address. */
export const personalOffers = (personal: PersonalDetails, field: Field): readonly Offer[] => {
  const parts = childFields(field);
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

/** Whether a field accepts a kind of party; a field without kinds accepts any. */
const allows = (parts: readonly Field[], kind: string): boolean =>
  parts.find(({ id }) => id === "kind")?.options?.some(({ value }) => value === kind) ?? true;
