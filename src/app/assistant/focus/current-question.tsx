import { useEffect, useMemo } from "react";
import type { FormEvent } from "react";
import { toAnswersFile, toRawAnswers } from "../../../engine/form/answers/answers-file.ts";
import { formOf, questionsOf } from "../../../engine/assistant/page-questions.ts";
import { formMessages } from "../../../i18n/form.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import { outputName } from "../../../text/words/entry-name.ts";
import { createFormSession } from "../../../ui/form-state/create-form-session.ts";
import { focusQuestion } from "../../../ui/form/context/focus-question.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { answerText } from "../../../ui/form/question/answer-text.ts";
import { FieldSlot } from "../../../ui/form/question/field-slot.tsx";
import { Button } from "../../../ui/primitives/button.tsx";
import { usePersonalSettings } from "../../stores/browser-stores.ts";
import { ChoiceQuestion, pressedOptions } from "./choice-question.tsx";
import type { LoadedPage } from "./open-page.ts";

/** The form of the page in focus with the answers of the conversation. */
export const useConversationForm = ({ definition, slots, context }: LoadedPage): OpenForm => {
  const personal = usePersonalSettings((state) => state.personal);
  return useMemo(() => {
    const prepared = formOf(definition);
    const { answers } = toRawAnswers(prepared, slots, context);
    return {
      definition,
      session: createFormSession({ prepared, context, answers }),
      locale: definition.language,
      messages: formMessages(definition.language),
      name: outputName(definition),
      personal,
      lastPlace: null,
    };
  }, [definition, slots, context, personal]);
};

type Props = {
  readonly form: OpenForm;
  /** Id of the question. */
  readonly ask: string;
  readonly labels: ChatPageMessages;
  readonly onAnswer: (slots: RawAnswers, shown: string) => void;
  /** Ends the change of an answer that was given before; null for a question that is asked for the first time. */
  readonly onKeep: (() => void) | null;
};

/** What the conversation shows as the answer; empty answers of several parts are named by their question. */
const shownAnswer = ({ session, definition }: OpenForm, ask: string, labels: ChatPageMessages): string => {
  const view = session.field(ask);
  const field = questionsOf(definition).find(({ id }) => id === ask);
  if (!view || !field) return ask;
  if (view.unsure) return labels.unsure;
  return answerText(session, field, view) || view.label;
};

/** One question with the input of its kind; short options are buttons that answer at once. */
export const CurrentQuestion = ({ form, ask, labels, onAnswer, onKeep }: Props) => {
  const { definition, session } = form;
  const isChange = onKeep !== null;
  useEffect(() => {
    if (isChange) focusQuestion(ask);
  }, [isChange, ask]);
  const field = questionsOf(definition).find(({ id }) => id === ask);
  const view = session.field(ask);
  if (!field || !view) return null;
  const submit = async (): Promise<void> => {
    const [first] = await session.validate([ask]);
    if (first) {
      focusQuestion(first.path);
      return;
    }
    const answer = toAnswersFile(formOf(definition), session.view())[ask];
    if (answer !== undefined) onAnswer({ [ask]: answer }, shownAnswer(form, ask, labels));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  const options = pressedOptions(form, field, view);
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      lang={form.locale}
      className="grid gap-4 rounded-lg bg-paper px-5 py-4 shadow-paper forced:border"
    >
      {options ? (
        <ChoiceQuestion
          form={form}
          field={field}
          view={view}
          options={options}
          unsure={labels.unsure}
          onAnswer={() => void submit()}
        />
      ) : (
        <FieldSlot form={form} field={field} path={field.id} />
      )}
      {(!options || onKeep) && (
        <div className="flex flex-wrap gap-2">
          {!options && (
            <Button type="submit" variant="main">
              {labels.continue}
            </Button>
          )}
          {onKeep && (
            <Button variant="bare" onClick={onKeep}>
              {labels.keepAnswer}
            </Button>
          )}
        </div>
      )}
    </form>
  );
};
