import { useMemo } from "react";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { AllQuestionsPage } from "../../ui/form/step/all-questions-page.tsx";
import { focusQuestion } from "../../ui/form/context/focus-question.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { FormLayout } from "../../ui/form/page/form-layout.tsx";
import { PreviewPane } from "../../ui/form/preview/preview-pane.tsx";
import { createResultMemory } from "../calculate/result-memory.ts";
import { useResultPanel } from "../calculate/use-result-panel.tsx";
import { usePreview } from "../form-host/use-preview.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import type { SampleAnswers } from "./compiler/compiler-messages.ts";
import { useSampleForm } from "./use-sample-form.ts";

/** All questions are on one page here, so navigation only focuses a question. */
const navigation: FormNavigation = {
  href: () => "#",
  go: () => {},
  question: (path) => `#${path}`,
  toQuestion: (path) => void focusQuestion(path),
  onLinkClick: (event, path) => {
    event.preventDefault();
    focusQuestion(path);
  },
};

type Sampled = { readonly law: LawByTopic; readonly sample: SampleAnswers | null };

const Questions = ({ form }: { readonly form: OpenForm }) => (
  <AllQuestionsPage form={form} navigation={navigation} takesFocus={false} onDone={() => {}} />
);

type DocumentProps = Sampled & { readonly definition: DocumentDefinition; readonly written: DocumentDefinition };

/** The questions of a document with the answers of a sample, beside the document. */
export const DocumentFrame = ({ definition, written, law, sample }: DocumentProps) => {
  const form = useSampleForm(definition, law, sample);
  const settings = useDocumentSettings((state) => state.settings);
  const source = usePreview(written, form, settings);
  return (
    <FormLayout
      locale={form.locale}
      arrival={definition.id}
      questions={<Questions form={form} />}
      preview={(questions) => <PreviewPane form={form} navigation={navigation} source={source} questions={questions} />}
    />
  );
};

/** The questions of a calculator or checker with the answers of a sample, beside the result. */
export const ToolFrame = ({ tool, law, sample }: Sampled & { readonly tool: ToolDefinition }) => {
  const form = useSampleForm(tool, law, sample);
  // A changed definition opens a new session, whose result starts over.
  const memory = useMemo(() => ({ session: form.session, ...createResultMemory(tool.id) }), [form.session, tool.id]);
  const loaded = useMemo(() => ({ law, isLoaded: true, retry: null }), [law]);
  const panels = useResultPanel({ form, navigation, tool, loaded, memory });
  return (
    <FormLayout
      locale={form.locale}
      arrival={tool.id}
      questions={<Questions form={form} />}
      preview={() => panels.check(false)}
    />
  );
};
