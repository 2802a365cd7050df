import { Languages } from "lucide-react";
import { lazy } from "react";
import { isWrittenIn } from "../../../engine/nav/build-navigation.ts";
import { toolMessages } from "../../../i18n/tool.ts";
import type { Draft } from "../../../model/answers.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import { usePage } from "../../shared/use-page.ts";
import type { PageMetadata } from "../../shared/use-page.ts";
import { useListingMetadata } from "./use-listing-metadata.ts";

const CreatePage = lazy(async () => ({ default: (await import("../../create/create-page.tsx")).CreatePage }));
const CalculatePage = lazy(async () => ({
  default: (await import("../../calculate/calculate-page.tsx")).CalculatePage,
}));
const ReviewPage = lazy(async () => ({ default: (await import("../../review/review-page.tsx")).ReviewPage }));
const StartPage = lazy(async () => ({ default: (await import("../../session/pages/start-page.tsx")).StartPage }));
const AssistantPage = lazy(async () => ({
  default: (await import("../../assistant/assistant-page.tsx")).AssistantPage,
}));
const PlannedPage = lazy(async () => ({ default: (await import("./planned-page.tsx")).PlannedPage }));

// The page components of kinds with a form. `ListingPage` chooses all others by the action or session of the listing.
const PAGES: { readonly [kind in IndexEntry["kind"]]?: typeof CreatePage | typeof CalculatePage } = {
  document: CreatePage,
  calculator: CalculatePage,
  checker: CalculatePage,
};

type Props = {
  readonly listing: IndexEntry;
  readonly language: SiteLanguage;
  /** The slug from the URL; it decides whether the title has an article. */
  readonly slug: string;
  /** A saved draft to open instead of the start panel. */
  readonly draft?: Draft;
};

/** The page of one listing: its form if it is ready, otherwise a notice. */
export const ListingPage = (props: Props) => {
  const { listing, language } = props;
  const page = useListingMetadata(props);
  // Written in every interface language, so it sets its titles itself.
  if (listing.status === "ready" && listing.session) {
    return <StartPage language={language} service={listing.session} page={page} />;
  }
  return <TitledPage {...props} page={page} />;
};

const TitledPage = ({ listing, language, draft, page }: Props & { readonly page: PageMetadata }) => {
  const hasBody = isWrittenIn(listing, language);
  usePage(page);
  const Page = listing.status === "ready" ? PAGES[listing.kind] : undefined;
  const isReady = Page !== undefined;
  const bodyLanguage = hasBody ? language.code : SOURCE_LANGUAGE;
  // A kind without its own playbook is reviewed with the general one.
  if (listing.entry.action === "Review") return <ReviewPage listing={listing} language={language} />;
  if (listing.status === "ready" && listing.entry.action === "Chat") {
    return <AssistantPage listing={listing} language={language} />;
  }
  return (
    <>
      {!hasBody && isReady && <EnglishOnly language={language} isTool={listing.kind !== "document"} />}
      <div lang={bodyLanguage === language.code ? undefined : bodyLanguage}>
        {Page ? (
          <Page listing={listing} language={bodyLanguage} draft={draft} />
        ) : (
          <PlannedPage listing={listing} language={language} />
        )}
      </div>
    </>
  );
};

/** Tools stay in English (decision 007); a document may be translated one day. */
const EnglishOnly = ({ language, isTool }: { readonly language: SiteLanguage; readonly isTool: boolean }) => {
  const messages = toolMessages(language.code);
  return (
    <div className="px-4 pt-4 sm:px-6 md:px-10">
      <p className="mx-auto flex max-w-page gap-2 text-sm text-soft">
        <Languages aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <span>
          <strong className="font-semibold text-ink">{messages.englishOnly}</strong>{" "}
          {isTool ? messages.englishToolText : messages.englishOnlyText}
        </span>
      </p>
    </div>
  );
};
