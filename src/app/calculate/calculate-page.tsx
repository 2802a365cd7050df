import { useState } from "react";
import { useLocation } from "react-router-dom";
// Imported for its side effect: it registers all functions, any of which a tool may call.
import "../../feel/evaluate/functions/all-functions.ts";
import { formMessages } from "../../i18n/form.ts";
import type { Draft } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import { readFormLocation } from "../../ui/form/context/form-location.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { prefillFrom } from "../form-host/prefill.ts";
import { useStoredDraft } from "../form-host/draft/use-stored-draft.ts";
import { LoadFailedPage } from "../pages/parts/load-failed-page.tsx";
import { readAnswersFragment } from "./answers-link.ts";
import { ToolFormHost } from "./tool-form-host.tsx";
import { useTool } from "./use-tool.ts";

type Props = {
  readonly listing: IndexEntry;
  /** Screen language of the page's questions. */
  readonly language: string;
  /** Opens these answers instead of the start panel. */
  readonly draft?: Draft;
};

/** The fragment of the last link with answers: a browser keeps the page when only the fragment changes. */
const useLastLink = (hash: string): string => {
  const [link, setLink] = useState(hash);
  if (hash !== link && readAnswersFragment(hash)) setLink(hash);
  return link;
};

/** A calculator or checker: its questions, then its result. All content comes from the definition. */
export const CalculatePage = ({ listing, language, draft }: Props) => {
  const messages = formMessages(language);
  const { data: tool, error, refetch } = useTool(listing.id, language);
  const { state, search, hash } = useLocation();
  const prefill = readAnswersFragment(hash) ?? prefillFrom(state);
  const link = useLastLink(hash);
  const stored = useStoredDraft(listing, draft ?? null);
  // The start panel renders at once, so that it can be prerendered; a stored draft then replaces it.
  const isWaiting = stored.isLoading && (draft !== undefined || readFormLocation(search).page !== "start");
  const key = `${stored.draft || stored.aside ? "draft" : "new"}${link}`;
  if (error) return <LoadFailedPage language={language} onRetry={() => void refetch()} />;
  if (!tool || isWaiting) return <Spinner label={messages.loadingQuestions} />;
  const hostProps = { listing, tool, stored, prefill };
  return <ToolFormHost key={key} {...hostProps} resumes={draft !== undefined} />;
};
