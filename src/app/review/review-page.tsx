import { headerTitle } from "../../engine/titles/build-title.ts";
import { reviewMessages } from "../../i18n/review.ts";
import { shellMessages } from "../../i18n/shell.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { ReviewWorkspace } from "./review-workspace.tsx";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

/** The page that reviews documents of one kind, or of any kind. */
export const ReviewPage = ({ listing, language }: Props) => {
  const messages = reviewMessages(language.code);
  const body = listing.bodies[language.code];
  const bodyLanguage = body ? language.code : "en";
  const entry = body ?? listing.entry;
  const title =
    listing.kind === "review"
      ? headerTitle(entry, listing.slugs[0] ?? "", shellMessages(bodyLanguage).actions[entry.action])
      : messages.title;
  const titleLanguage = listing.kind === "review" && bodyLanguage !== language.code ? bodyLanguage : undefined;
  const isGeneral = listing.kind === "review" && listing.status === "planned";
  // Playbooks list kinds by their English names.
  const about = listing.kind === "review" ? entryName(listing.entry) : "";
  const isDescribed = listing.kind === "review" && language.code === SOURCE_LANGUAGE;
  return (
    <ReviewWorkspace
      title={<span lang={titleLanguage}>{title}</span>}
      lead={(isDescribed ? listing.makes : undefined) ?? messages.lead}
      before={isGeneral && <Notice className="mb-6 max-w-prose">{messages.generalUsed(entryName(entry))}</Notice>}
      language={language.code}
      about={about}
      playbook={listing.review?.playbook}
    />
  );
};
