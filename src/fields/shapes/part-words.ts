import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";

/** Labels and hints of the parts that composites are made of. */
export type PartWords = {
  readonly partyKind: string;
  readonly person: string;
  readonly company: string;
  readonly fullName: string;
  readonly companyName: string;
  readonly reading: string;
  readonly tradeName: string;
  readonly formedIn: string;
  readonly address: string;
  readonly signer: string;
  readonly signerTitle: string;
  readonly capacity: string;
  readonly capacityHint: string;
  readonly country: string;
  readonly postalCode: string;
  readonly zip: string;
  readonly region: string;
  readonly prefecture: string;
  readonly city: string;
  readonly municipality: string;
  readonly street: string;
  readonly block: string;
  readonly unit: string;
  readonly building: string;
  readonly lines: string;
};

const en: PartWords = {
  partyKind: "Person or organization",
  person: "A person",
  company: "A company or other organization",
  fullName: "Full legal name",
  companyName: "Full legal name of the organization",
  reading: "Reading of the name",
  tradeName: "Trade name, if it uses one",
  formedIn: "Where it was formed",
  address: "Address",
  signer: "Name of the person who signs",
  signerTitle: "Title of the person who signs",
  capacity: "In what capacity does this person sign?",
  capacityHint: "For example: receiver for Aster Ltd.",
  country: "Country",
  postalCode: "Postal code",
  zip: "ZIP code",
  region: "State",
  prefecture: "Prefecture",
  city: "City",
  municipality: "City or ward",
  street: "Street address",
  block: "Town and block number",
  unit: "Apartment or suite",
  building: "Building and room",
  lines: "Full address",
};

const ja: PartWords = {
  partyKind: "個人・法人の別",
  person: "個人",
  company: "法人・その他の団体",
  fullName: "氏名",
  companyName: "法人名(正式名称)",
  reading: "ふりがな",
  tradeName: "屋号・通称",
  formedIn: "設立準拠法の国・州",
  address: "住所",
  signer: "署名者の氏名",
  signerTitle: "署名者の役職",
  capacity: "代理人・受託者などの資格",
  capacityHint: "例:〇〇信託の受託者。本人として署名する場合は空欄にします。",
  country: "国",
  postalCode: "郵便番号",
  zip: "郵便番号(ZIPコード)",
  region: "州",
  prefecture: "都道府県",
  city: "市",
  municipality: "市区町村",
  street: "番地・通り",
  block: "町名・番地",
  unit: "部屋番号",
  building: "建物名・部屋番号",
  lines: "住所(全文)",
};

const words: ByScreenLanguage<PartWords> = { en, ja };

/** Labels of the parts in a language; English if it is not translated. */
export const partWords = (language: string): PartWords => inScreenLanguage(words, language);
