import { outputMessages } from "../../i18n/output.ts";
import { isWrittenIn, itemOf } from "../../engine/nav/build-navigation.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { DocumentService } from "../../ui/form/finish/document-services.tsx";

type Service = Omit<DocumentService, "onOpen"> & { readonly page: IndexEntry };

type Session = NonNullable<IndexEntry["session"]>;

const hasSeveralSigners = ({ blocks }: LegalDocument): boolean =>
  blocks.filter((block) => block.type === "signature" && block.role === "party").length > 1;

/** A document of one person cannot be negotiated, and one that must be signed on paper cannot be signed online. */
const sessionsFor = (esign: DocumentDefinition["esign"], document: LegalDocument): readonly Session[] => [
  ...(hasSeveralSigners(document) ? ["negotiation" as const] : []),
  ...(esign.allowed === "prohibited" ? [] : ["signing" as const]),
];

/**
 * The services for a finished document, in the order of their use: negotiation, signing, and pages that receive facts
 * about it.
 *
 * Sessions speak every language of the interface; the other pages are offered in the languages they are written in.
 */
export const documentServices = (
  { receives, esign }: Pick<DocumentDefinition, "receives" | "esign">,
  document: LegalDocument,
  listings: readonly IndexEntry[],
  language: SiteLanguage,
): readonly Service[] => {
  // A page that is a service itself makes nothing to negotiate or sign.
  if (receives) return [];
  const ready = listings.filter(({ status }) => status === "ready");
  const words = outputMessages(language.code).services;
  const sessions = sessionsFor(esign, document).flatMap((kind) =>
    ready.filter(({ session }) => session === kind).map((page) => ({ page, ...words[kind] })),
  );
  const others = ready
    .filter((page) => page.receives !== undefined && isWrittenIn(page, language))
    .map((page) => ({ page, title: itemOf(page, language).name, lead: page.makes ?? "" }));
  return [...sessions, ...others].map((service) => ({ ...service, href: itemOf(service.page, language).href }));
};
