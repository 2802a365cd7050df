import { useMemo } from "react";
import type { FormEvent } from "react";
import { toAnswersFile, toRawAnswers } from "../../engine/form/answers/answers-file.ts";
import { formOf, questionsOf } from "../../engine/assistant/page-questions.ts";
import type { ReplyQuestion } from "../../engine/assistant/conversation.ts";
import { formMessages } from "../../i18n/form.ts";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { outputName } from "../../text/words/entry-name.ts";
import { createFormSession } from "../../ui/form-state/create-form-session.ts";
import { focusQuestion } from "../../ui/form/context/focus-question.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { answerText } from "../../ui/form/question/answer-text.ts";
import { FieldSlot } from "../../ui/form/question/field-slot.tsx";
import { Button } from "../../ui/primitives/button.tsx";
import { usePersonalSettings } from "../stores/browser-stores.ts";
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
  readonly ask: ReplyQuestion;
  readonly labels: ChatPageMessages;
  readonly onAnswer: (slots: RawAnswers, shown: string) => void;
};

const questionOf = (definition: PageDefinition, { id }: ReplyQuestion) =>
  questionsOf(definition).find((field) => field.id === id);

/** What the conversation shows as the answer; empty answers of several parts are named by their question. */
const shownAnswer = ({ session, definition }: OpenForm, ask: ReplyQuestion, labels: ChatPageMessages): string => {
  const view = session.field(ask.id);
  const field = questionOf(definition, ask);
  if (!view || !field) return ask.label;
  if (view.unsure) return labels.unsure;
  return answerText(session, field, view) || ask.label;
};

/** The question that the assistant asked, with the input of its kind. */
export const CurrentQuestion = ({ form, ask, labels, onAnswer }: Props) => {
  const { definition, session } = form;
  const field = questionOf(definition, ask);
  if (!field) return null;
  const submit = async (): Promise<void> => {
    const errors = await session.validate([ask.id]);
    const [first] = errors;
    if (first) {
      focusQuestion(first.path);
      return;
    }
    const answer = toAnswersFile(formOf(definition), session.view())[ask.id];
    if (answer !== undefined) onAnswer({ [ask.id]: answer }, shownAnswer(form, ask, labels));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit} lang={form.locale} className="grid gap-4">
      <FieldSlot form={form} field={field} path={field.id} />
      <Button type="submit" variant="main" className="justify-self-start">
        {labels.continue}
      </Button>
    </form>
  );
};
