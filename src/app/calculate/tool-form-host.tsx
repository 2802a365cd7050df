import { useMemo } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { FormPage } from "../../ui/form/page/form-page.tsx";
import { createResultMemory } from "./result-memory.ts";
import { useResultPanel } from "./use-result-panel.tsx";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { startPanelProps } from "../form-host/start-panel-props.tsx";
import { useFormHost } from "../form-host/use-form-host.tsx";
import type { StoredDraft } from "../form-host/draft/use-stored-draft.ts";

type Props = {
  readonly listing: IndexEntry;
  readonly tool: ToolDefinition;
  readonly stored: StoredDraft;
  /** Answers from a link or another page. */
  readonly prefill: RawAnswers | null;
  /** Skips the start panel and resumes where the visitor left off. */
  readonly resumes: boolean;
};

/** Form words that differ for a tool, which gives a result instead of a document. */
const wordsFor = (form: OpenForm<ToolDefinition>, isUnsaved: boolean): OpenForm<ToolDefinition> => ({
  ...form,
  messages: {
    ...form.messages,
    checkNow: messages.showAnswer,
    saveAndCheck: isUnsaved ? messages.backToAnswer : messages.saveAndShow,
    keptHere: messages.keptHere,
    unsureNote: messages.unsureNote,
  },
});

/** Wires one calculator or checker: its form and its result. */
export const ToolFormHost = ({ listing, tool, stored, prefill, resumes }: Props) => {
  const { form, draft, navigation, loaded, sessionNumber, page } = useFormHost({
    definition: tool,
    language: tool.language,
    topics: tool.topics,
    stored,
    prefill: prefill,
    resumes,
    withWords: wordsFor,
    opensLinkedPage: true,
  });
  const { id } = draft.start;
  const memory = useMemo(() => createResultMemory(id), [id]);
  const panels = useResultPanel({ form, navigation, tool, loaded, memory });
  return (
    <FormPage
      key={sessionNumber}
      {...page}
      panels={panels}
      start={startPanelProps(listing, [], stored, { draft, form, navigation })}
    />
  );
};
