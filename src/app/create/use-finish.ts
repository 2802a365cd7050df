import { site } from "virtual:catalog-site";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { outputMessages } from "../../i18n/output.ts";
import { createCoverNote } from "../../engine/document/cover-note/cover-note.ts";
import { documentServices } from "./document-services.ts";
import { isWrittenIn, itemOf } from "../../engine/nav/build-navigation.ts";
import { nextPage } from "../../engine/nav/next-page.ts";
import { loadFailureMessages } from "../../i18n/load-failure.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import type { FinishStatus, FinishProps } from "../../ui/form/finish/finish-page.tsx";
import type { DocumentForm } from "../../ui/form/context/open-form.ts";
import { useDocument } from "../../ui/form/preview/preview-pane.tsx";
import type { PreviewSource } from "../../ui/form/preview/preview-pane.tsx";
import { fileNamingOf } from "../form-host/draft/file-name-of.ts";
import { confirmLeaving } from "../shared/leave-guard.ts";
import { useInterfaceState } from "../stores/shell-stores.ts";
import { useCatalog } from "../queries/use-catalog.ts";
import { useRefreshDevice } from "../queries/use-device-records.ts";
import { documentSubject } from "../session/document-subject.ts";
import type { SubjectState } from "../session/session-subject.ts";
import { saveToVault, trackEndDate } from "./save-document.ts";
import { documentFacts } from "./document-facts.ts";
import { FontUnavailable, downloadDocument, downloadFormats } from "./make-files.ts";
import type { DocumentWithNote } from "./make-files.ts";
import { dateIn, dueSteps } from "./next-steps.ts";
import type { DueStep } from "./next-steps.ts";
import { printPage } from "./print-page.ts";

type FinishActions = Omit<FinishProps, "form" | "navigation" | "takesFocus" | "source" | "isUnsaved">;

const VAULT = "/document-vault";
const TRACKER = "/expiration-tracker";

/** Saving to the vault and setting the reminder, with the status of each. */
const useSaveActions = (
  form: DocumentForm,
  draft: string,
  preview: PreviewSource,
  settings: DocumentSettings,
  withNote: (document: LegalDocument) => DocumentWithNote,
): Pick<FinishActions, "onSaveToVault" | "ends" | "status"> => {
  const { session, definition, locale } = form;
  const messages = outputMessages(locale);
  const [status, setStatus] = useState<FinishStatus | null>(null);
  const refresh = useRefreshDevice();
  const showOutcome = async (failure: StorageFailure | null, done: FinishStatus): Promise<void> => {
    await refresh();
    setStatus(failure === null ? done : { text: messages.notStored[failure], isGood: false });
  };
  const current = preview.assembleForFile;
  const on = dateIn(session, definition.lasts?.until);
  return {
    status,
    onSaveToVault: () => {
      const saving = saveToVault(form, draft, withNote(current()), settings);
      void saving.then(
        (failure) => showOutcome(failure, { text: messages.savedToVault, isGood: true, href: VAULT }),
        () => setStatus({ text: messages.makingFailed("Word"), isGood: false }),
      );
    },
    ends:
      on === null
        ? null
        : {
            on,
            onRemind: () => {
              const done = { text: messages.inTracker(on), isGood: true, href: TRACKER };
              void trackEndDate(form, draft, current().title).then((failure) => showOutcome(failure, done));
            },
          },
  };
};

/** Returns a function that links a next step to its page, which opens with the answers that the step carries. */
const useNextStepLink = (lookup: Parameters<typeof nextPage>[0], language: SiteLanguage) => {
  const navigate = useNavigate();
  return ({ create, carry }: DueStep) => {
    // If the page does not exist in this language, link to the English one by its English name.
    const page = nextPage(lookup, create, [language, ...site.languages]);
    if (!page) return undefined;
    const { href } = page;
    return {
      href,
      title: page.name,
      onOpen: () => void (confirmLeaving(href) && navigate(href, { state: { carry } })),
    };
  };
};

/** The contents of the finish page: files, print, vault, reminder, next steps and related documents. */
export const useFinish = (
  form: DocumentForm,
  written: DocumentDefinition,
  draft: string,
  preview: PreviewSource,
  settings: DocumentSettings,
): FinishActions => {
  const { definition, session, locale } = form;
  const document = useDocument(form, preview);
  const navigate = useNavigate();
  const { data: catalog } = useCatalog();
  const isNoted = useInterfaceState((state) => state.addsCoverNote);
  const setNoted = useInterfaceState((state) => state.setAddsCoverNote);
  const withNote = (document: LegalDocument): DocumentWithNote => {
    if (!isNoted) return { document, note: null };
    return { document, note: createCoverNote(written, session.view(), session.context(), document) };
  };
  const saveActions = useSaveActions(form, draft, preview, settings, withNote);
  const language = site.languages.find((one) => one.code === locale) ?? site.languages[0]!;
  const linkOf = useNextStepLink(catalog?.lookup, language);
  const open = (href: string, { receives }: IndexEntry): void => {
    if (!confirmLeaving(href)) return;
    if (receives) {
      const { title } = preview.assembleForFile();
      return void navigate(href, {
        state: { carry: documentFacts({ definition: written, view: session.view() }, title, receives) },
      });
    }
    const subject = documentSubject(definition, session.answers(), preview.assembleForFile(), settings);
    void navigate(href, { state: { subject } satisfies SubjectState });
  };
  const related = definition.related.flatMap((id) => catalog?.lookup.byId(id) ?? []);
  return {
    ...saveActions,
    downloads: {
      formats: downloadFormats,
      reason: ({ label }, error) =>
        error instanceof FontUnavailable ? loadFailureMessages(locale).fontMissing(label) : null,
      onDownload: (format) =>
        downloadDocument(withNote(preview.assembleForFile()), settings, format, fileNamingOf(definition)),
      note: { isAdded: isNoted, onChange: setNoted },
    },
    services: documentServices(definition, document, catalog?.listings ?? [], language).map(({ page, ...shown }) => ({
      ...shown,
      onOpen: () => open(shown.href, page),
    })),
    onPrint: () => printPage(preview.style),
    nextSteps: dueSteps(session, definition.nextSteps).map((step) => ({ ...step, link: linkOf(step) })),
    related: related
      .filter((page) => page.status === "ready" && isWrittenIn(page, language))
      .map((page) => {
        const { name, href } = itemOf(page, language);
        return { title: name, href };
      }),
  };
};
