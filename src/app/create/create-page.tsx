import { useLocation } from "react-router-dom";
import { formWords } from "../../i18n/form.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import type { Draft } from "../../model/answers.ts";
import { useOtherSteps, useFirstStep } from "../../ui/form/form-page.tsx";
import { placeOf } from "../../ui/form/form-place.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { MissingPage } from "../pages/missing.tsx";
import { carriedIn } from "./carried-in.ts";
import { OpenPage } from "./open-page.tsx";
import { useDefinition } from "./use-definition.ts";
import { useExit } from "./use-exit.tsx";
import { useStoredDraft } from "./use-stored-draft.ts";

export type CreatePageProps = {
  readonly listing: IndexEntry;
  /** Screen language of the page's questions. */
  readonly language: string;
  /** Opens this draft instead of the start panel. */
  readonly draft?: Draft;
};

/** The page that makes a document: questions, preview, check, files. Everything on it comes from the definition. */
export const CreatePage = ({ listing, language, draft }: CreatePageProps) => {
  const words = formWords(language);
  const load = useDefinition(listing.id, language);
  const { state, search } = useLocation();
  const carried = carriedIn(state);
  const stored = useStoredDraft(listing, draft ?? null, carried);
  // Beside what the page waits for, where its first picture is a later one.
  const isBeyondStart = draft !== undefined || placeOf(search).at !== "start";
  useFirstStep(isBeyondStart);
  useOtherSteps(isBeyondStart);
  const { exit, retryExit } = useExit(load.type === "ready" ? load.definition : undefined);
  if (load.type === "failed") return <MissingPage language={language} onRetry={load.retry} />;
  if (retryExit) return <MissingPage language={language} onRetry={retryExit} />;
  if (load.type === "loading" || stored.type === "loading" || exit === undefined) {
    return <Spinner label={words.loadingQuestions} />;
  }
  const given = { listing, load, stored, carried, exit };
  return <OpenPage {...given} resumes={draft !== undefined} />;
};
