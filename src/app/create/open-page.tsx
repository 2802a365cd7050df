import { useMemo } from "react";
import type { ReactElement } from "react";
import { lawPlaces } from "../../law/law-places.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import { languageNotices } from "./language-notices.ts";
import type { DefinitionLoad } from "./use-definition.ts";
import { useDraftKeeping } from "./use-draft-keeping.ts";
import { useDraft, useResume } from "./use-draft.ts";
import { useLateParts } from "./use-late-parts.tsx";
import { useMoves } from "./use-moves.ts";
import { useOpenForm } from "./use-open-form.ts";
import { firstPlace, startOf } from "./start-of.tsx";
import { useSafetyChoice } from "./use-safety-choice.ts";
import type { StoredDraft } from "./use-stored-draft.ts";

type Props = {
  readonly listing: IndexEntry;
  readonly load: Extract<DefinitionLoad, { readonly type: "ready" }>;
  readonly stored: Extract<StoredDraft, { readonly type: "ready" }>;
  /** Answers another page sent along. */
  readonly carried: RawAnswers | null;
  /** Skips the start panel and goes on where the draft was left. */
  readonly resumes: boolean;
  /** The way out of a page about family safety; null for all others. */
  readonly exit: ReactElement | null;
};

const NO_TOPICS = {};

/** The words of a form that saves nothing: no button of it says that it does. */
const withoutSaving = <Form extends OpenForm>(form: Form): Form => ({
  ...form,
  words: { ...form.words, saveAndCheck: form.words.backToCheck },
});

/** One open document page: its draft, its form, and everything the form is told. */
export const OpenPage = ({ listing, load, stored, carried, exit, resumes }: Props) => {
  const { definition, document: written } = load;
  const settings = useDocumentSettings((state) => state.settings);
  const needs = useMemo(
    () => ({ places: lawPlaces(definition), topics: definition.topics ?? NO_TOPICS }),
    [definition],
  );
  const draft = useDraft(definition, stored, carried);
  const { form: plain, turn, loaded } = useOpenForm(definition, draft.start, needs);
  const { place: asked, target, arrival, isFirst, moves } = useMoves(definition);
  const { keeps, place, choose } = useSafetyChoice(definition, draft.start, asked);
  const isUnsaved = keeps === false;
  const form = useMemo(() => (isUnsaved ? withoutSaving(plain) : plain), [plain, isUnsaved]);
  useResume(form, draft.start, asked, moves, resumes);
  const { session } = form;
  const { language } = written.document;
  const keeping = useDraftKeeping({ definition, language, session, draft, place, keeps });
  const { retry: retryLaw } = loaded;
  const late = useLateParts({ form, moves, written, settings, draft: draft.start.id, isUnsaved, retryLaw });
  const onChoose = (isKept: boolean): void => {
    choose(isKept);
    moves.go(firstPlace(definition));
  };
  return (
    <FormPage
      key={turn}
      form={form}
      moves={moves}
      place={place}
      target={target}
      arrival={arrival}
      takesFocus={!isFirst}
      late={late}
      {...keeping}
      start={startOf(listing, languageNotices(load, form.words), stored, { draft, form, moves })}
      safety={exit && { exit, onChoose }}
    />
  );
};
