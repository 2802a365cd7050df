import type { DocumentSettings } from "./settings.ts";

/** A short text in the screen languages it exists in; English is always there. */
export type Words = { readonly en: string; readonly ja?: string; readonly th?: string };

/** The brand, in one place (`catalog/site.yaml`). What is unset is not shown and never made up. */
export type Site = {
  readonly product: string;
  /** Label of the host, as it stands in `/why-{host}/en`. */
  readonly host: string;
  /** Begins every storage key but the session's. */
  readonly storagePrefix: string;
  readonly support: {
    readonly phone?: string;
    readonly email?: string;
    readonly post?: string;
    readonly hours?: Words;
  };
  /** Address of a public avatar generator with `{name}` in it. It is stored with the visitor, never fetched. */
  readonly avatar: string;
  readonly languages: readonly SiteLanguage[];
  readonly plans: readonly Plan[];
};

/** A screen language: `segment` is its last path part ("jp"), `choice` puts it into the Site language selector. */
export type SiteLanguage = {
  readonly code: string;
  readonly segment: string;
  readonly name: string;
  readonly label: Words;
  readonly home: string;
  readonly choice: boolean;
};

export type Plan = {
  readonly id: string;
  readonly name: Words;
  readonly price: Words;
  readonly includes: readonly Words[];
};

/** The sixteen document settings with what may be chosen (`catalog/settings.yaml`). */
export type SettingsPlan = {
  readonly defaults: DocumentSettings;
  readonly settings: readonly Setting[];
};

/** What may be chosen and what it means, without the words for it; every `SettingsPlan` is one. */
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
  readonly label: Words;
  readonly hint?: Words;
  /** A choice … */
  readonly options?: readonly SettingOption[];
  /** … or a number from `min` to `max`. */
  readonly range?: { readonly min: number; readonly max: number; readonly step: number; readonly unit?: Words };
};

/** `value` is what is stored; `means` is what the engine works with (a place, a language code, a colour). */
export type SettingOption = { readonly value: string; readonly label: Words; readonly means?: string };

/** The left pane in order (`catalog/navigation.yaml`). */
export type NavigationPlan = {
  readonly categories: readonly Category[];
  readonly menu: readonly MenuPart[];
  /** The header's dropdown, in order. */
  readonly dropdown: readonly DropdownPart[];
  /** The bar at the foot of a narrow screen, in order. */
  readonly footer: readonly FooterPart[];
  readonly home: HomePlan;
};

/** Where the first page leads, by screen language. */
export type HomePlan = {
  readonly chat: string;
  readonly trial: string;
  readonly contact: string;
  /** The general review of a document. */
  readonly review: string;
  readonly freeHelp: string;
  readonly buttons: { readonly [language: string]: readonly HomeLink[] };
  readonly choices: { readonly [language: string]: readonly (HomeLink & { readonly about: string })[] };
};

export type HomeLink = { readonly name: string; readonly href: string };

export type Category = { readonly id: string; readonly name: Words; readonly icon: string; readonly tag?: string };

export type MenuPart =
  | { readonly part: "related" | "recent"; readonly name: Words; readonly icon: string }
  | { readonly part: "draft"; readonly name: Words; readonly icon: string }
  /** One tool of the catalog, by id; `name` where it differs from the tool's own. */
  | { readonly part: "tool"; readonly tool: string; readonly name: Words; readonly icon: string }
  /** Every listing of a kind. */
  | { readonly part: "kind"; readonly kind: "calculator" | "checker"; readonly name: Words; readonly icon: string }
  | { readonly part: "links"; readonly name: Words; readonly icon: string; readonly items: readonly FixedItem[] };

export type FixedItem = { readonly name: Words; readonly href: string; readonly icon: string };
export type DropdownPart = FixedItem & { readonly when?: "signed_in" | "signed_out" };
export type FooterPart = FixedItem & { readonly goes?: "back" };

/** A page of plain words (`catalog/pages/<id>.yaml`, another language in `<id>.<language>.yaml`). */
export type PageListing = {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  /** First is canonical. `{host}` stands for the host label. */
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
  /** A part made from other facts of the site: the plans, the ways to reach support, a list of listings. */
  readonly shows?:
    "plans" | "support" | "sample" | "documents" | "reviews" | "calculators" | "checkers" | "planned" | "storage_keys";
};

export type PageItem = { readonly text: string; readonly title?: string; readonly href?: string };
