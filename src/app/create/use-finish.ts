import { site } from "virtual:catalog-site";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { stepsWords } from "../../i18n/steps.ts";
import { toolHref } from "../../engine/nav/site-paths.ts";
import { troubleWords } from "../../i18n/trouble.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { FinishNews, FinishProps } from "../../ui/form/finish-page.tsx";
import type { DocumentForm } from "../../ui/form/open-form.ts";
import type { PreviewSource } from "../../ui/form/preview-pane.tsx";
import { entryName } from "../../text/entry-name.ts";
import { mayLeave } from "../leave-guard.ts";
import { useCatalog } from "../queries/catalog.ts";
import { useRefreshDevice } from "../queries/device.ts";
import type { KeepFailure } from "../storage/records.ts";
import { saveToVault, trackEnd } from "./keep-document.ts";
import { downloadDocument, fileFormats } from "./make-files.ts";
import { dateIn, dueSteps } from "./next-steps.ts";
import type { DueStep } from "./next-steps.ts";
import { printPage } from "./print-page.ts";

type Finish = Omit<FinishProps, "form" | "moves" | "takesFocus" | "source" | "isUnsaved">;

const VAULT = "/document-vault";
const TRACKER = "/expiration-tracker";

/** Saving to the vault and setting the reminder, and what came of it. */
const useKeeping = (
  form: DocumentForm,
  draft: string,
  preview: PreviewSource,
  settings: DocumentSettings,
): Pick<Finish, "onSaveToVault" | "ends" | "news"> => {
  const { session, definition, locale } = form;
  const words = stepsWords(locale);
  const [news, setNews] = useState<FinishNews | null>(null);
  const refresh = useRefreshDevice();
  const tell = async (failure: KeepFailure | null, done: FinishNews): Promise<void> => {
    await refresh();
    const why = failure === "full" ? words.vaultFull : words.vaultOff;
    setNews(failure === null ? done : { text: why, isGood: false });
  };
  const current = () => preview.assemble(session.view());
  const on = dateIn(session, definition.lasts?.until);
  return {
    news,
    onSaveToVault: () => {
      const saving = saveToVault(form, draft, current(), settings);
      void saving.then(
        (failure) => tell(failure, { text: words.savedToVault, isGood: true, href: VAULT }),
        () => setNews({ text: words.makingFailed("Word"), isGood: false }),
      );
    },
    ends:
      on === null
        ? null
        : {
            on,
            onRemind: () => {
              const done = { text: words.inTracker(on), isGood: true, href: TRACKER };
              void trackEnd(form, draft, current().title).then((failure) => tell(failure, done));
            },
          },
  };
};

/** What the finish page offers: files, print, vault, reminder, next steps and related documents. */
export const useFinish = (
  form: DocumentForm,
  draft: string,
  preview: PreviewSource,
  settings: DocumentSettings,
): Finish => {
  const { definition, session, locale } = form;
  const navigate = useNavigate();
  const { data: catalog } = useCatalog();
  const keeping = useKeeping(form, draft, preview, settings);
  const language = site.languages.find((one) => one.code === locale) ?? site.languages[0]!;
  const linkOf = ({ create, carry }: DueStep) => {
    const listing = create === undefined ? undefined : catalog?.lookup.bySlug(create);
    if (create === undefined || listing?.status !== "ready") return undefined;
    const href = toolHref(create, language);
    return {
      href,
      title: entryName(listing.entry),
      onOpen: () => void (mayLeave(href) && navigate(href, { state: { carry } })),
    };
  };
  const related = definition.related.map((id) => catalog?.lookup.byId(id));
  return {
    ...keeping,
    downloads: {
      formats: fileFormats,
      // Without a network the one thing that can be missing is a font nobody used here before.
      reason: ({ label }) => (navigator.onLine ? null : troubleWords(locale).fontMissing(label)),
      onDownload: (format) => downloadDocument(preview.assemble(session.view()), settings, format),
    },
    onPrint: () => printPage(preview.style),
    nextSteps: dueSteps(session, definition.nextSteps).map((step) => ({ ...step, link: linkOf(step) })),
    related: related
      .filter((page) => page?.status === "ready")
      .map((page) => ({ title: entryName(page!.entry), href: toolHref(page!.slugs[0]!, language) })),
  };
};
