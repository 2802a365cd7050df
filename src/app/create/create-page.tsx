import { useLocation } from "react-router-dom";
import { formMessages } from "../../i18n/form.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { Draft } from "../../model/answers.ts";
import { readFormLocation } from "../../ui/form/context/form-location.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { LoadFailedPage } from "../pages/parts/load-failed-page.tsx";
import { prefillFrom } from "../form-host/prefill.ts";
import { DocumentFormHost } from "./document-form-host.tsx";
import { useDefinition } from "../form-host/use-definition.ts";
import { useStoredDraft } from "../form-host/draft/use-stored-draft.ts";

export type CreatePageProps = {
  readonly listing: IndexEntry;
  /** Screen language of the page's questions. */
  readonly language: string;
  /** Opens this draft instead of the start panel. */
  readonly draft?: Draft;
};

/** The page that makes a document: questions, preview, check, files. All content comes from the definition. */
export const CreatePage = ({ listing, language, draft }: CreatePageProps) => {
  const messages = formMessages(language);
  const load = useDefinition(listing.id, language);
  const { state, search } = useLocation();
  const prefill = prefillFrom(state);
  const stored = useStoredDraft(listing, draft ?? null);
  // The start panel renders at once, so that it can be prerendered; a stored draft then replaces it.
  const isWaiting = stored.isLoading && (draft !== undefined || readFormLocation(search).page !== "start");
  const key = stored.draft || stored.aside ? "draft" : "new";
  if (load.type === "failed") return <LoadFailedPage language={language} onRetry={load.retry} />;
  if (load.type === "loading" || isWaiting) {
    return <Spinner label={messages.loadingQuestions} />;
  }
  const hostProps = { listing, load, stored, prefill };
  return <DocumentFormHost key={key} {...hostProps} resumes={draft !== undefined} />;
};
