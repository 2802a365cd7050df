import { site } from "virtual:catalog-site";
import { localizedText } from "../../engine/nav/localized-text.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { resumeLocation } from "../../ui/form/context/step-order.ts";
import type { FormPageProps } from "../../ui/form/page/form-page.tsx";
import type { FormLocation } from "../../ui/form/context/form-location.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { lazyPart } from "../../ui/form/lazy-part.tsx";
import type { DraftControl } from "./use-draft.ts";
import type { StoredDraft } from "./draft/use-stored-draft.ts";

const StoredDraftCard = lazyPart(
  () => import("./stored-draft-notices.tsx"),
  (module) => module.StoredDraftCard,
);
const UnreadableDraft = lazyPart(
  () => import("./stored-draft-notices.tsx"),
  (module) => module.UnreadableDraft,
);

/** The screen that asks whether answers may be saved on this device. */
export const SAFETY: FormLocation = { page: "safety" };

/** The location of the first question. A hidden first step redirects to the next one. */
export const firstLocation = (definition: PageDefinition): FormLocation => {
  const [first] = definition.steps;
  if (definition.screen.length > 0 || !first) return { page: "screen" };
  return { page: "step", step: first.id };
};

type Open = { readonly draft: DraftControl; readonly form: OpenForm; readonly navigation: FormNavigation };

/** Props of the start panel; `notices` appear first. */
export const startPanelProps = (
  listing: IndexEntry,
  notices: readonly string[],
  stored: StoredDraft,
  { draft, form, navigation }: Open,
): FormPageProps["start"] => {
  const { definition, session, locale, messages } = form;
  const { start } = draft;
  const resume = {
    onResume: () => navigation.go(resumeLocation(definition, session.view(), start.step)),
    onDelete: () => void draft.discard(),
  };
  return {
    title: entryName(listing.bodies[locale] ?? definition.entry),
    product: site.product,
    cost: site.plans[0] ? localizedText(site.plans[0].price, locale) : null,
    storageNote: definition.sensitive && start.stored === null ? messages.keptChoice : messages.keptHere,
    notices: [...notices, ...start.notices],
    aside: stored.aside && <UnreadableDraft form={form} aside={stored.aside} />,
    resume: start.stored && (
      <StoredDraftCard {...resume} form={form} saved={dateAndTime(start.stored.changed, locale)} />
    ),
    onStart: () => {
      draft.begin();
      navigation.go(definition.sensitive ? SAFETY : firstLocation(definition));
    },
    onFile: async (file) => {
      const isOpen = await draft.open(file, [listing.id, ...(listing.formerly ?? [])]).catch(() => false);
      if (!isOpen) return messages.openFileFailed;
      navigation.go(definition.sensitive ? SAFETY : firstLocation(definition));
      return null;
    },
  };
};

const dateAndTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));
