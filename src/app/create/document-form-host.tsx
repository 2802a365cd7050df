import type { RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { FormPage } from "../../ui/form/page/form-page.tsx";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import { languageNotices } from "./language-notices.ts";
import type { DefinitionLoad } from "../form-host/use-definition.ts";
import { useOutputPanels } from "./use-output-panels.tsx";
import { startPanelProps } from "../form-host/start-panel-props.tsx";
import { useFormHost } from "../form-host/use-form-host.tsx";
import type { StoredDraft } from "../form-host/draft/use-stored-draft.ts";

type Props = {
  readonly listing: IndexEntry;
  readonly load: Extract<DefinitionLoad, { readonly type: "ready" }>;
  readonly stored: StoredDraft;
  /** Answers from another page. */
  readonly prefill: RawAnswers | null;
  /** Skips the start panel and resumes where the draft was left. */
  readonly resumes: boolean;
};

const NO_TOPICS = {};

/** Without saving, no button of the form claims to save. */
const withWords = <Form extends OpenForm>(form: Form, isUnsaved: boolean): Form =>
  isUnsaved ? { ...form, messages: { ...form.messages, saveAndCheck: form.messages.backToCheck } } : form;

/** Wires one document: its form, preview, check page and finish page. */
export const DocumentFormHost = ({ listing, load, stored, prefill, resumes }: Props) => {
  const { definition, document: written } = load;
  const settings = useDocumentSettings((state) => state.settings);
  const { form, draft, navigation, loaded, sessionNumber, isUnsaved, page } = useFormHost({
    definition,
    language: written.document.language,
    topics: definition.topics ?? NO_TOPICS,
    stored,
    prefill: prefill,
    resumes,
    withWords,
    opensLinkedPage: false,
  });
  const { retry: retryLaw } = loaded;
  const panels = useOutputPanels({ form, navigation, written, settings, draft: draft.start.id, isUnsaved, retryLaw });
  const notices = languageNotices(load, form.messages);
  return (
    <FormPage
      key={sessionNumber}
      {...page}
      panels={panels}
      start={startPanelProps(listing, notices, stored, { draft, form, navigation })}
    />
  );
};
