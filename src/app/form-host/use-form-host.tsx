import { useMemo } from "react";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import type { FormPageProps } from "../../ui/form/page/form-page.tsx";
import type { StoredDraft } from "./draft/use-stored-draft.ts";
import { QuickExit } from "./safety/quick-exit.tsx";
import { SafetyQuestion } from "./safety/safety-question.tsx";
import { firstLocation } from "./start-panel-props.tsx";
import { useDraft, useResume } from "./use-draft.ts";
import type { DraftControl } from "./use-draft.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";
import { useFormNavigation } from "./use-form-navigation.ts";
import type { LoadedLaw } from "./use-law.ts";
import { useOpenForm } from "./use-open-form.ts";
import { useSafetyChoice } from "./use-safety-choice.ts";

type FormHostOptions<Definition extends PageDefinition> = {
  readonly definition: Definition;
  /** Language of the document, or of the tool. */
  readonly language: string;
  /** The law it reads, without jurisdictions. */
  readonly topics: LawByTopic;
  readonly stored: StoredDraft;
  /** Answers from a link or another page. */
  readonly prefill: RawAnswers | null;
  /** Skips the start panel and resumes where the draft was left. */
  readonly resumes: boolean;
  /** The form with its words, which may differ if nothing is saved. Declared outside the component. */
  readonly withWords: (form: OpenForm<Definition>, isUnsaved: boolean) => OpenForm<Definition>;
  /** Whether prefilled answers open the page that their link names. */
  readonly opensLinkedPage: boolean;
};

/** The form and services from which documents and tools build their panels; `page` has the other props of their form page. */
type FormHost<Definition extends PageDefinition> = {
  readonly form: OpenForm<Definition>;
  readonly draft: DraftControl;
  readonly navigation: FormNavigation;
  readonly loaded: LoadedLaw;
  /** Number of the session; the form page remounts when it changes. */
  readonly sessionNumber: number;
  /** Whether the visitor chose not to save on this device. */
  readonly isUnsaved: boolean;
  readonly page: Omit<FormPageProps, "panels" | "start">;
};

/** Connects the form of a page to its draft, law, navigation and safety question. */
export const useFormHost = <Definition extends PageDefinition>(
  options: FormHostOptions<Definition>,
): FormHost<Definition> => {
  const { definition, language, topics, stored, prefill, resumes, withWords, opensLinkedPage } = options;
  const draft = useDraft(definition, stored, prefill);
  const { form: plain, sessionNumber, loaded } = useOpenForm(definition, draft.start, topics);
  const { location: requested, target, arrival, isFirst, navigation } = useFormNavigation(definition);
  const { keeps, location, choose } = useSafetyChoice(definition, draft.start, requested);
  const isUnsaved = keeps === false;
  const form = useMemo(() => withWords(plain, isUnsaved), [plain, isUnsaved, withWords]);
  useResume(form, draft.start, requested, navigation, resumes);
  const { session } = form;
  const autosave = useDraftAutosave({ definition, language, session, draft, location, keeps });
  const onChoose = (isKept: boolean): void => {
    choose(isKept);
    if (opensLinkedPage && prefill && requested.page !== "safety") navigation.go(requested, true);
    else navigation.go(firstLocation(definition));
  };
  const ask = (takesFocus: boolean) => <SafetyQuestion form={form} takesFocus={takesFocus} onChoose={onChoose} />;
  const safety = definition.sensitive ? { exit: <QuickExit definition={definition} />, ask } : null;
  const page = { form, navigation, location, target, arrival, takesFocus: !isFirst, ...autosave, safety };
  return { form, draft, navigation, loaded, sessionNumber, isUnsaved, page };
};
