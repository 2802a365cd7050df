import { headerTitle } from "../../engine/titles/build-title.ts";
import { reviewWords } from "../../i18n/review.ts";
import { shellWords } from "../../i18n/shell.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import type { SiteLanguage } from "../../model/site.ts";
import { entryName } from "../../text/entry-name.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { PageBody } from "../pages/page-body.tsx";
import { ReviewDesk } from "./review-desk.tsx";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

/** The page that reviews documents of one kind, or of any kind. */
export const ReviewPage = ({ listing, language }: Props) => {
  const words = reviewWords(language.code);
  const body = listing.bodies[language.code];
  const spoken = body ? language.code : "en";
  const entry = body ?? listing.entry;
  const title = headerTitle(entry, listing.slugs[0] ?? "", shellWords(spoken).actions[entry.action]);
  const isGeneral = listing.kind === "review" && listing.status === "planned";
  // The kind is told from the English name, in which checklists know it.
  const about = listing.kind === "review" ? entryName(listing.entry) : "";
  return (
    <PageBody
      width="full"
      title={<span lang={spoken === language.code ? undefined : spoken}>{title}</span>}
      lead={words.lead}
    >
      {isGeneral && <Notice className="mb-8 max-w-prose">{words.generalUsed(entryName(entry))}</Notice>}
      <ReviewDesk language={language.code} about={about} />
    </PageBody>
  );
};
