import { allListings, createLookup } from "../../src/engine/nav/find-listing.ts";
import { compiled } from "../catalog/open-cases.ts";

/** Parts of the compiled catalog. */
export const { index, site, settings, navigation, icons } = compiled;

/** Every page with its names and addresses. */
export const listings = allListings(index, site.product);

/** Finds a page by its address. */
export const lookup = createLookup(listings, index.pages, site.host);

/** The languages of the site. */
export const [english, japanese] = site.languages;

/** Addresses of documents that the specification names (S031 to S034). */
export const DOCUMENTS_S031 = `employment-agreement consulting-agreement Consulting-Contract nda non-disclosure-agreement
  confidentiality-agreement will power-of-attorney rental-agreement gift-deed promissory-note demand-letter
  complaint-letter divorce-agreement prenuptial-agreement visitation-agreement`;

export const DOCUMENTS_S032 = `bill-of-sale bill-of-lading home-purchase-agreement purchase-agreement living-trust living-will
  healthcare-directive guardianship-agreement medical-consent-form operating-agreement adoption-agreement
  surrogacy-agreement legal-separation-agreement easement-agreement independent-contractor-agreement
  distribution-agreement`;

export const DOCUMENTS_S033 = `joint-venture-agreement franchise-agreement affidavit-agreement cancellation-notice settlement-agreement
  waiver name-change-form child-support-calculation assignment-agreement loan-agreement mortgage-agreement
  shareholder-agreement personal-guarantee commercial-lease-guarantee equipment-lease-agreement licensing-agreement`;

export const DOCUMENTS_S034 = `license-agreement hold-harmless-agreement mediation-agreement spousal-support-agreement
  child-custody-agreement pet-custody-agreement construction-contract design-construction-agreement board-resolution
  breach-notice commission-agreement consignment-agreement credit-agreement eviction-notice`;

/** The words of a text. */
export const wordsIn = (names: string): readonly string[] => names.split(/\s+/);
