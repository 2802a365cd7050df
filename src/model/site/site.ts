import type { DocumentSettings } from "../settings.ts";
import type { SOURCE_LANGUAGE, TranslatedLanguage } from "./screen-language.ts";

/** A short text in the languages of the site, always including English; Thai has a home page only. */
export type LocalizedText = { readonly [SOURCE_LANGUAGE]: string } & {
  readonly [language in TranslatedLanguage | "th"]?: string;
};

/** The brand (`catalog/site.yaml`). What is not configured is not shown. */
export type Site = {
  readonly product: string;
  /** Host label as in `/why-{host}/en`. */
  readonly host: string;
  /** Prefix of every storage key except the session's. */
  readonly storagePrefix: string;
  readonly support: {
    readonly phone?: string;
    readonly email?: string;
    readonly post?: string;
    readonly hours?: LocalizedText;
  };
  /** Help for a visitor in danger, shown before family-safety pages. */
  readonly helplines: readonly Helpline[];
  /** URL template of a public avatar generator, with `{name}`. It is stored with the visitor, never fetched. */
  readonly avatar: string;
  readonly languages: readonly SiteLanguage[];
  readonly plans: readonly Plan[];
};

/** A telephone number read on the page of an agency; `href` is the helpline's own page. */
export type Helpline = { readonly name: LocalizedText; readonly phone: string; readonly href: string };

/** A screen language: `segment` is its last path segment ("jp"), `choice` puts it into the Site language selector. */
export type SiteLanguage = {
  readonly code: string;
  readonly segment: string;
  readonly name: string;
  readonly label: LocalizedText;
  readonly home: string;
  readonly choice: boolean;
};

export type Plan = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: LocalizedText;
  readonly includes: readonly LocalizedText[];
};

/** The sixteen document settings and their options (`catalog/settings.yaml`). */
export type SettingsPlan = {
  readonly defaults: DocumentSettings;
  readonly settings: readonly Setting[];
};

/** Options and their meanings without labels; every `SettingsPlan` is one. */
export type SettingChoices = {
  readonly defaults: DocumentSettings;
  readonly settings: readonly SettingChoice[];
};

export type SettingChoice = Pick<Setting, "id"> & {
  readonly options?: readonly Omit<SettingOption, "label">[];
  readonly range?: { readonly min: number; readonly max: number };
};

export type Setting = {
  readonly id: keyof DocumentSettings;
  readonly group: "general" | "header" | "body" | "page";
  readonly label: LocalizedText;
  readonly hint?: LocalizedText;
  /** A list of options … */
  readonly options?: readonly SettingOption[];
  /** … or a number from `min` to `max`. */
  readonly range?: { readonly min: number; readonly max: number; readonly step: number; readonly unit?: LocalizedText };
};

/** `value` is stored; `means` is what the engine uses (a jurisdiction, a language code, a color). */
export type SettingOption = { readonly value: string; readonly label: LocalizedText; readonly means?: string };

/** The left pane in order (`catalog/navigation.yaml`). */
export type NavigationPlan = {
  readonly categories: readonly Category[];
  readonly menu: readonly MenuPart[];
  /** The header's dropdown, in order. */
  readonly dropdown: readonly DropdownPart[];
  /** The bottom bar of a narrow screen, in order. */
  readonly footer: readonly FooterPart[];
  readonly home: HomePlan;
};

/** The links of the home page, by screen language. */
export type HomePlan = {
  readonly chat: string;
  readonly trial: string;
  readonly contact: string;
  /** The general document review. */
  readonly review: string;
  readonly freeHelp: string;
  readonly buttons: { readonly [language: string]: readonly HomeLink[] };
  readonly choices: { readonly [language: string]: readonly (HomeLink & { readonly about: string })[] };
};

export type HomeLink = { readonly name: string; readonly href: string };

export type Category = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: string;
  readonly tag?: string;
};

export type MenuPart =
  | { readonly part: "related" | "recent"; readonly name: LocalizedText; readonly icon: string }
  | { readonly part: "draft"; readonly name: LocalizedText; readonly icon: string }
  /** One tool of the catalog, by id; `name` if it differs from the tool's own. */
  | { readonly part: "tool"; readonly tool: string; readonly name: LocalizedText; readonly icon: string }
  /** Every listing of a kind. */
  | {
      readonly part: "kind";
      readonly kind: "calculator" | "checker";
      readonly name: LocalizedText;
      readonly icon: string;
    }
  | {
      readonly part: "links";
      readonly name: LocalizedText;
      readonly icon: string;
      readonly items: readonly MenuLink[];
    };

export type MenuLink = { readonly name: LocalizedText; readonly href: string; readonly icon: string };
export type DropdownPart = MenuLink & { readonly when?: "signed_in" | "signed_out" };
export type FooterPart = MenuLink & { readonly goes?: "back" };

/** A static page (`catalog/pages/<id>.yaml`, other languages in `<id>.<language>.yaml`). */
export type PageListing = {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  /** The first is canonical. `{host}` is replaced by the host label. */
  readonly paths: readonly string[];
  readonly synonyms: readonly string[];
  readonly icon: string;
};

export type StaticPage = PageListing & { readonly sections: readonly PageSection[] };

export type PageSection = {
  readonly id: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly items: readonly PageItem[];
  /** Content generated from site data: the plans, support contacts, a list of listings. */
  readonly shows?:
    "plans" | "support" | "sample" | "documents" | "reviews" | "calculators" | "checkers" | "planned" | "storage_keys";
};

export type PageItem = { readonly text: string; readonly title?: string; readonly href?: string };
