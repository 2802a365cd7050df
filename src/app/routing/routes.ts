import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { lazyComponent } from "../shared/lazy-component.ts";
import type { AddressParts } from "../shared/address-parts.ts";

/**
 * How a page is framed.
 *
 * `bare` pages have their own frame; with `pane: false` the left menu is hidden; `goBack` shows a back link in the
 * header.
 */
export type Frame = { readonly bare?: boolean; readonly pane?: boolean; readonly goBack?: boolean };

type PageProps = { readonly parts: AddressParts };

/** A page whose code is fetched on first visit; `load` prefetches it. */
type LazyPage = { readonly Page: ComponentType<PageProps>; readonly load: () => Promise<unknown> };

export type Route = Frame & LazyPage & { readonly paths: readonly string[] };

const page = <Module, Name extends keyof Module>(open: () => Promise<Module>, name: Name): LazyPage => {
  const { Component, load } = lazyComponent(async () => (await open())[name] as ComponentType<PageProps>);
  return { Page: Component, load };
};

const HomeEnglish = page(() => import("../pages/home/home-english.tsx"), "HomeEnglish");
const HomeJapanese = page(() => import("../pages/home/home-japanese.tsx"), "HomeJapanese");
const HomeThai = page(() => import("../pages/home/home-thai.tsx"), "HomeThai");
const Trial = page(() => import("../pages/trial-page.tsx"), "TrialPage");
const Services = page(() => import("../pages/services/services-page.tsx"), "ServicesPage");
const ServiceCategory = page(() => import("../pages/services/service-category-page.tsx"), "ServiceCategoryPage");
const Generator = page(() => import("../pages/generator-page.tsx"), "GeneratorPage");
const DocumentOfType = page(() => import("../pages/document-of-type-page.tsx"), "DocumentOfTypePage");
const DocumentReview = page(() => import("../pages/document-review-page.tsx"), "DocumentReviewPage");
const MyServices = page(() => import("../pages/my-services/my-services-page.tsx"), "MyServicesPage");
const Vault = page(() => import("../pages/vault/vault-page.tsx"), "VaultPage");
const Tracker = page(() => import("../pages/tracker/tracker-page.tsx"), "TrackerPage");
const Personal = page(() => import("../pages/settings/personal-settings-page.tsx"), "PersonalSettingsPage");
const DocumentSettings = page(() => import("../pages/settings/document-settings-page.tsx"), "DocumentSettingsPage");
const Developer = page(() => import("../pages/settings/developer-settings-page.tsx"), "DeveloperSettingsPage");
const Account = page(() => import("../pages/settings/account-page.tsx"), "AccountPage");
const Settings = page(() => import("../pages/settings/settings-page.tsx"), "SettingsPage");
const Billing = page(() => import("../pages/account/billing-page.tsx"), "BillingPage");
const LogIn = page(() => import("../pages/account/log-in-page.tsx"), "LogInPage");
const LogOut = page(() => import("../pages/account/log-out-page.tsx"), "LogOutPage");
const HowItWorks = page(() => import("../pages/how-it-works-page.tsx"), "HowItWorksPage");
const Session = page(() => import("../session/pages/session-page.tsx"), "SessionPage");
const Verify = page(() => import("../verify/verify-page.tsx"), "VerifyPage");
const Tool = page(() => import("../pages/tool/tool-page.tsx"), "ToolPage");
const Catalog = page(() => import("../pages/static/catalog-page.tsx"), "CatalogPage");

/**
 * Every address of the site.
 *
 * Addresses with a fixed part inside a segment ("why-{host}", "{name}_create", "{Name}-Calculator") cannot be written
 * as route patterns; the pages behind `/services/:category`, `/s/*` and `*` read them.
 */
export const routes: readonly Route[] = [
  { paths: ["/"], ...HomeEnglish, bare: true },
  { paths: ["/jp"], ...HomeJapanese, bare: true },
  { paths: ["/th"], ...HomeThai, bare: true },
  { paths: ["/trial-1"], ...Trial, bare: true },
  { paths: ["/services"], ...Services },
  { paths: ["/services/my_services", "/my-services"], ...MyServices },
  { paths: ["/services/:category"], ...ServiceCategory },
  { paths: ["/document-generator"], ...Generator },
  { paths: ["/document/:type", "/document/:type/:id"], ...DocumentOfType },
  { paths: ["/document-review"], ...DocumentReview },
  { paths: ["/document-vault", "/document-vault/en"], ...Vault },
  { paths: ["/expiration-tracker", "/expiration-tracker/en"], ...Tracker },
  { paths: ["/personal-settings"], ...Personal },
  { paths: ["/default_settings"], ...DocumentSettings },
  { paths: ["/developer_settings"], ...Developer },
  { paths: ["/account", "/account-settings"], ...Account },
  { paths: ["/settings"], ...Settings },
  { paths: ["/billing"], ...Billing },
  { paths: ["/log-in", "/log-in/en", "/log-in/jp", "/login"], ...LogIn },
  { paths: ["/logout"], ...LogOut },
  { paths: ["/see-how-it-works", "/see-how-it-works/en"], ...HowItWorks, pane: false, goBack: true },
  { paths: ["/verify", "/verify/en", "/verify/jp"], ...Verify },
  { paths: ["/s/negotiation/:id", "/s/negotiation/:id/:language"], ...Session },
  { paths: ["/s/*"], ...Tool },
  { paths: ["*"], ...Catalog },
];

/** A path without percent-encoding; unchanged if its encoding is invalid. */
const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The matching route of a URL path, with the values of the pattern's parameters. */
type Found = { readonly route: Route; readonly parts: AddressParts };

/** The first route that matches a path. */
export const routeOf = (path: string): Found => {
  for (const route of routes) {
    for (const pattern of route.paths) {
      const match = matchPath(pattern, decodePath(path));
      if (match) return { route, parts: match.params };
    }
  }
  throw new Error(`no route for ${path}: the last one has to take every address`);
};
