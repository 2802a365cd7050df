import { toolMessages } from "../../../i18n/tool.ts";
import { documentsIn, itemOf } from "../../../engine/nav/build-navigation.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { usePage } from "../../shared/use-page.ts";
import { usePathLanguage } from "./use-path-language.ts";
import { PageBody } from "./page-body.tsx";
import { SiteSearch } from "./site-search.tsx";

const MAX_SUGGESTIONS = 8;

/** The page for unknown addresses: a link home, a search box and the pages that are ready. */
export const NotFound = () => {
  const language = usePathLanguage();
  const messages = toolMessages(language.code);
  const { data: catalog } = useCatalog();
  usePage({ name: messages.missingTitle, icon: "files", unrecorded: true });
  const ready = documentsIn(catalog?.listings ?? [], language).filter(({ status }) => status === "ready");
  return (
    <PageBody title={messages.missingTitle} lead={messages.missingText}>
      <SiteSearch language={language} hint={messages.searchHint} />
      <p className="mt-8">
        <a href={language.home}>{messages.home}</a>
      </p>
      {ready.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">{messages.popular}</h2>
          <ul className="mt-2">
            {ready.slice(0, MAX_SUGGESTIONS).map((listing) => {
              const item = itemOf(listing, language);
              return (
                <li key={listing.id} className="border-b border-rule py-2">
                  <a href={item.href}>{item.name}</a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </PageBody>
  );
};
