import { useLocation } from "react-router-dom";
import { formWords } from "../../i18n/form.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import type { Draft, RawAnswers } from "../../model/answers.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { OpenPage } from "./open-page.tsx";
import { useDefinition } from "./use-definition.ts";
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
  const stored = useStoredDraft(listing.id, draft ?? null);
  const carried = useCarried();
  if (load.type === "failed") {
    return (
      <div className="p-6">
        <Notice tone="danger" role="alert" title={words.loadFailedTitle}>
          <p>{words.loadFailedText}</p>
          <Button className="mt-3" onClick={load.retry}>
            {words.tryAgain}
          </Button>
        </Notice>
      </div>
    );
  }
  if (load.type === "loading" || stored.type === "loading") return <Spinner label={words.loadingQuestions} />;
  return <OpenPage listing={listing} load={load} stored={stored} carried={carried} resumes={draft !== undefined} />;
};

/** Answers another page sent along, as a next step does. */
const useCarried = (): RawAnswers | null => {
  const { state } = useLocation() as { readonly state: unknown };
  if (typeof state !== "object" || state === null || !("carry" in state)) return null;
  return isCarried(state.carry) ? state.carry : null;
};

const isCarried = (carry: unknown): carry is RawAnswers =>
  typeof carry === "object" && carry !== null && !Array.isArray(carry);
