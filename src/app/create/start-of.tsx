import { site } from "virtual:catalog-site";
import { say } from "../../engine/nav/words.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { entryName } from "../../text/entry-name.ts";
import { resumePlace } from "../../ui/form/flow.ts";
import type { FormPageProps } from "../../ui/form/form-page.tsx";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { Moves } from "../../ui/form/moves.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { SetAside } from "../pages/set-aside.tsx";
import type { DraftControl } from "./use-draft.ts";
import type { StoredDraft } from "./use-stored-draft.ts";

/** Where a visitor is asked whether anything may be kept. */
export const SAFETY: FormPlace = { at: "safety" };

/** Where the questions begin; a first step that is hidden leads on to the next by itself. */
export const firstPlace = (definition: PageDefinition): FormPlace => {
  const [first] = definition.steps;
  if (definition.screen.length > 0 || !first) return { at: "screen" };
  return { at: "step", step: first.id };
};

type Open = { readonly draft: DraftControl; readonly form: OpenForm; readonly moves: Moves };

/** What the start panel says and does; `notices` are said before anything else. */
export const startOf = (
  listing: IndexEntry,
  notices: readonly string[],
  stored: Extract<StoredDraft, { readonly type: "ready" }>,
  { draft, form, moves }: Open,
): FormPageProps["start"] => {
  const { definition, session, locale, words } = form;
  const { start } = draft;
  const { saved } = start;
  const resume = {
    onResume: () => moves.go(resumePlace(definition, session.view(), start.step)),
    onDelete: () => void draft.discard(),
  };
  return {
    title: entryName(listing.bodies[locale] ?? definition.entry),
    product: site.product,
    cost: site.plans[0] ? say(site.plans[0].price, locale) : null,
    kept: definition.sensitive && start.stored === null ? words.keptChoice : words.keptHere,
    notices: [...notices, ...start.notices],
    aside: stored.aside && (
      <SetAside aside={[stored.aside]} save={words.saveAside}>
        {words.draftUnreadable}
      </SetAside>
    ),
    resume: saved && <saved.Card {...resume} locale={locale} saved={dateAndTime(saved.at, locale)} />,
    onStart: () => {
      draft.begin();
      moves.go(definition.sensitive ? SAFETY : firstPlace(definition));
    },
    onFile: async (file) => {
      const isOpen = await draft.open(file, [listing.id, ...(listing.formerly ?? [])]).catch(() => false);
      if (!isOpen) return words.openFileFailed;
      moves.go(definition.sensitive ? SAFETY : firstPlace(definition));
      return null;
    },
  };
};

const dateAndTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));
