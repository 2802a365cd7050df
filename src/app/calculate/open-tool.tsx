import { useMemo } from "react";
import type { ReactElement } from "react";
import { toolPlaces } from "../../engine/rules/tool-places.ts";
import { result as words } from "../../i18n/en/result.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import type { LateParts } from "../../ui/form/form-page.tsx";
import { createResultMemory } from "./result-memory.ts";
import { useLateParts } from "./use-late-parts.tsx";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { firstPlace, startOf } from "../create/start-of.tsx";
import { useDraftKeeping } from "../create/use-draft-keeping.ts";
import { useSafetyChoice } from "../create/use-safety-choice.ts";
import { useDraft, useResume } from "../create/use-draft.ts";
import { useMoves } from "../create/use-moves.ts";
import { useOpenForm } from "../create/use-open-form.ts";
import type { StoredDraft } from "../create/use-stored-draft.ts";

type Props = {
  readonly listing: IndexEntry;
  readonly tool: ToolDefinition;
  readonly stored: Extract<StoredDraft, { readonly type: "ready" }>;
  /** Answers a link or another page sent along. */
  readonly carried: RawAnswers | null;
  /** Skips the start panel and goes on where the answers were left. */
  readonly resumes: boolean;
  /** The way out of a page about family safety; null for all others. */
  readonly exit: ReactElement | null;
};

/** The words of the form where they lead to an answer and not to a document. */
const wordsFor = (form: OpenForm<ToolDefinition>, isUnsaved: boolean): OpenForm<ToolDefinition> => ({
  ...form,
  words: {
    ...form.words,
    checkNow: words.showAnswer,
    saveAndCheck: isUnsaved ? words.backToAnswer : words.saveAndShow,
    keptHere: words.keptHere,
    unsureNote: words.unsureNote,
  },
});

/** One open calculator or checker: its answers, its form, and everything the form is told. */
export const OpenTool = ({ listing, tool, stored, carried, exit, resumes }: Props) => {
  const needs = useMemo(() => ({ places: toolPlaces(tool), topics: tool.topics }), [tool]);
  const draft = useDraft(tool, stored, carried);
  const { form: plain, turn, loaded } = useOpenForm(tool, draft.start, needs);
  const { place: asked, target, arrival, isFirst, moves } = useMoves(tool);
  const { keeps, place, choose } = useSafetyChoice(tool, draft.start, asked);
  const isUnsaved = keeps === false;
  const form = useMemo(() => wordsFor(plain, isUnsaved), [plain, isUnsaved]);
  useResume(form, draft.start, asked, moves, resumes);
  const { session } = form;
  const { language } = tool;
  const keeping = useDraftKeeping({ definition: tool, language, session, draft, place, keeps });
  const { id } = draft.start;
  const memory = useMemo(() => createResultMemory(id), [id]);
  const late: LateParts = useLateParts({ form, moves, tool, loaded, memory });
  const onChoose = (isKept: boolean): void => {
    choose(isKept);
    // Answers that came along lead where their link points, once this is settled.
    if (carried && asked.at !== "safety") moves.go(asked, true);
    else moves.go(firstPlace(tool));
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
      start={startOf(listing, [], stored, { draft, form, moves })}
      safety={exit && { exit, onChoose }}
    />
  );
};
