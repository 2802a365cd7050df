import { useLocation } from "react-router-dom";
// For its effect: calculators and checkers call any function.
import "../../feel/evaluate/functions/all-functions.ts";
import { formWords } from "../../i18n/form.ts";
import type { Draft } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import { useFirstStep } from "../../ui/form/form-page.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { carriedIn } from "../create/carried-in.ts";
import { useExit } from "../create/use-exit.tsx";
import { useStoredDraft } from "../create/use-stored-draft.ts";
import { MissingPage } from "../pages/missing.tsx";
import { readAnswersFragment } from "./answers-link.ts";
import { OpenTool } from "./open-tool.tsx";
import { useTool } from "./use-tool.ts";

type Props = {
  readonly listing: IndexEntry;
  /** Screen language of the page's questions. */
  readonly language: string;
  /** Opens these answers instead of the start panel. */
  readonly draft?: Draft;
};

/** A calculator or checker: questions, then what comes of them. Everything on it comes from the definition. */
export const CalculatePage = ({ listing, language, draft }: Props) => {
  const words = formWords(language);
  const { data: tool, error, refetch } = useTool(listing.id, language);
  const { state, hash } = useLocation();
  const carried = readAnswersFragment(hash) ?? carriedIn(state);
  const stored = useStoredDraft(listing, draft ?? null, carried);
  // Its first question may be of any kind.
  useFirstStep();
  const { exit, retryExit } = useExit(tool);
  if (error) return <MissingPage language={language} onRetry={() => void refetch()} />;
  if (retryExit) return <MissingPage language={language} onRetry={retryExit} />;
  if (!tool || stored.type === "loading" || exit === undefined) return <Spinner label={words.loadingQuestions} />;
  const given = { listing, tool, stored, carried, exit };
  return <OpenTool {...given} resumes={draft !== undefined} />;
};
