import type { Raw } from "../../model/answers.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Offer } from "../inputs/reuse-offers.tsx";

/** What somebody keeps of themselves in the settings; empty where nothing was given. */
export type Personal = { readonly name: string; readonly address: string; readonly company: string };

const withoutEmpty = (record: { readonly [key: string]: string }): { readonly [key: string]: Raw } =>
  Object.fromEntries(Object.entries(record).filter(([, text]) => text !== ""));

const offer = (key: string, label: string, raw: Raw): readonly Offer[] =>
  label === "" ? [] : [{ key: `settings ${key}`, label, raw, isFromSettings: true }];

/** What the personal settings can fill in for a record of a type: a person, a company, an address. */
export const ownOffers = (personal: Personal, type: ValueType): readonly Offer[] => {
  if (type.type !== "record") return [];
  const has = (key: string): boolean => Object.hasOwn(type.fields, key);
  const { name, address, company } = personal;
  if (has("street")) return offer("address", address, address);
  if (!has("name")) return [];
  const kind = (is: string): { readonly kind?: string } => (has("kind") ? { kind: is } : {});
  const self = withoutEmpty({ ...kind("person"), name, ...(has("address") ? { address } : {}) });
  const firm = withoutEmpty({ kind: "company", name: company, address, signer: name });
  return [
    ...(allows(type, "person") ? offer("name", name, self) : []),
    ...(has("signer") && allows(type, "company") ? offer("company", company, firm) : []),
  ];
};

/** Whether a record may be of a kind; one that says nothing of kinds may be anything. */
const allows = (type: Extract<ValueType, { readonly type: "record" }>, kind: string): boolean => {
  const given = type.fields["kind"];
  return given?.type !== "string" || given.options === undefined || given.options.includes(kind);
};
