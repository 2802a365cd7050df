// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

export type LocalizedTextInput = { en?: string; ja?: string; th?: string };

export type SettingInput = {
  id?:
    | "jurisdiction"
    | "language"
    | "currency"
    | "levelOfDetail"
    | "headerFont"
    | "headerSize"
    | "headerColor"
    | "headerWeight"
    | "headerParagraphSpacing"
    | "bodyFont"
    | "bodySize"
    | "bodyColor"
    | "bodyWeight"
    | "bodyLineSpacing"
    | "bodyParagraphSpacing"
    | "documentMargins";
  group?: "general" | "header" | "body" | "page";
  label?: LocalizedTextInput;
  hint?: LocalizedTextInput;
  default?: string | number;
  options?: { value?: string; label?: LocalizedTextInput; means?: string }[];
  range?: { min?: number; max?: number; step?: number; unit?: LocalizedTextInput };
};

export type SettingsInput = { settings?: SettingInput[] };

export type SiteInput = {
  product?: string;
  host?: string;
  storage_prefix?: string;
  support?: { phone?: string; email?: string; post?: string; hours?: LocalizedTextInput };
  helplines?: { name?: LocalizedTextInput; phone?: string; href?: string; source?: string; checked?: string }[];
  avatar?: string;
  languages?: {
    code?: string;
    segment?: string;
    name?: string;
    label?: LocalizedTextInput;
    home?: string;
    choice?: boolean;
  }[];
  plans?: { id?: string; name?: LocalizedTextInput; price?: LocalizedTextInput; includes?: LocalizedTextInput[] }[];
};

export type MenuPartInput = {
  part?: "related" | "recent" | "draft" | "tool" | "kind" | "links";
  name?: LocalizedTextInput;
  icon?: string;
  tool?: string;
  kind?: "calculator" | "checker";
  items?: MenuLinkInput[];
};

export type MenuLinkInput = { name?: LocalizedTextInput; href?: string; icon?: string };

export type DropdownPartInput = MenuLinkInput & { when?: "signed_in" | "signed_out" };

export type FooterPartInput = MenuLinkInput & { goes?: "back" };

export type HomeInput = {
  chat?: string;
  trial?: string;
  contact?: string;
  buttons?: { [name: string]: { name?: string; href?: string }[] };
  choices?: { [name: string]: { name?: string; href?: string; about?: string }[] };
  review?: string;
  free_help?: string;
};

export type NavigationInput = {
  categories?: { id?: string; name?: LocalizedTextInput; icon?: string; tag?: string }[];
  menu?: MenuPartInput[];
  dropdown?: DropdownPartInput[];
  footer?: FooterPartInput[];
  home?: HomeInput;
};

export type ReferralInput = {
  name?: LocalizedTextInput;
  phone?: string;
  href?: string;
  source?: string;
  checked?: string;
};

export type EverydayWordsInput = { en?: string[]; ja?: string[] };

export type ServiceInput = {
  id?: string;
  name?: LocalizedTextInput;
  href?: string;
  icon?: string;
  intent?: string;
  synonyms?: { en?: string[]; ja?: string[] };
};

export type QuestionWordsInput = EverydayWordsInput & {
  options?: { [name: string]: { en?: string[]; ja?: string[] } };
  always?: boolean;
};

export type PageVocabularyInput = {
  intent?: string;
  synonyms?: { en?: string[]; ja?: string[] };
  situations?: { en?: string[]; ja?: string[] };
  questions?: { [name: string]: QuestionWordsInput };
  law?: { [name: string]: { en?: string[]; ja?: string[] } };
};

export type VocabularyInput = {
  referrals?: { [name: string]: ReferralInput[] };
  cities?: { [name: string]: EverydayWordsInput };
  services?: ServiceInput[];
  equivalents?: { en?: string[][]; ja?: string[][] };
  pages?: { [name: string]: PageVocabularyInput };
};

export type MessagesInput = { no_page?: boolean; referral?: string; en?: string[]; ja?: string[] };

export type PageSectionInput = {
  id?: string;
  heading?: string;
  text?: string[];
  items?: { text?: string; title?: string; href?: string }[];
  shows?:
    "plans" | "support" | "sample" | "documents" | "reviews" | "calculators" | "checkers" | "planned" | "storage_keys";
};

export type PageInput = {
  id?: string;
  title?: string;
  lead?: string;
  paths?: string[];
  synonyms?: string[];
  icon?: string;
  sections?: PageSectionInput[];
};
