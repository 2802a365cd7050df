import { childFields } from "../../fields/child-fields.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import {
  answerWithLabel,
  canBeAsked,
  openWithAnswers,
  questionAt,
  questionFor,
  runTool,
  understoodAnswers,
} from "./answered-page.ts";
import { answerShape } from "./answer-shape.ts";
import type { AnsweredPage } from "./answered-page.ts";
import { onPage } from "./page-questions.ts";
import { pageCitation, plainId, textReply } from "./compose-reply.ts";
import type { AssistantContext, Conversation, Reply, TurnResult } from "./conversation.ts";

const openAction = (page: SearchPage, slots: RawAnswers): Pick<Reply, "ids" | "action"> => ({
  ids: [plainId(page.id)],
  action: { type: "open", id: plainId(page.id), href: page.href, slots },
});

const questionText = (open: AnsweredPage, path: string, context: AssistantContext): readonly string[] => {
  const { messages } = context;
  const field = questionAt(open.definition, path);
  const ask = questionFor(open, path, context);
  if (!field || !ask) return [];
  if (!canBeAsked(field, context)) return [ask.label, messages.inForm];
  if (answerShape(field, context) === "rows") return [messages.ask(ask.label), messages.rowsHint];
  const labels =
    ask.options.length > 0 && ask.options.length <= 12
      ? [messages.options(ask.options.map(({ label }) => label).join(", "))]
      : [];
  return [messages.ask(ask.label), ...labels];
};

/** Whether the conversation answered a question; parts that are missing, such as a party's address, are asked in the form. */
const isLeftToForm = (path: string, { definition, slots }: AnsweredPage, context: AssistantContext): boolean => {
  const field = questionAt(definition, path);
  if (!field || !Object.hasOwn(slots, field.id)) return false;
  const shape = answerShape(field, context);
  const [, , part] = path.split(".");
  const child = childFields(field).find(({ id }) => id === part);
  return shape === "named" || (shape === "rows" && child !== undefined && !canBeAsked(child, context));
};

const nextQuestion = (open: AnsweredPage, context: AssistantContext): string | undefined =>
  open.missing.find((path) => !isLeftToForm(path, open, context));

/** Before the first screening question: why the conversation begins with it. */
const screeningIntro = (
  { screen }: PageDefinition,
  asked: string | null,
  next: string,
  { messages }: AssistantContext,
): readonly string[] => {
  const isScreening = (id: string | null): boolean => screen.some((question) => question.id === id);
  return isScreening(next) && !isScreening(asked) ? [messages.screening] : [];
};

/** Says what was understood and asks the next question, or gives the result. */
export const continueConversation = (
  state: Conversation,
  page: SearchPage,
  definition: PageDefinition,
  intent: string,
  understood: readonly string[],
  general: AssistantContext,
): TurnResult => {
  const context = onPage(definition, general);
  const { messages } = context;
  const open = openWithAnswers(definition, state.answers[page.id] ?? {}, context);
  const answers = { ...state.answers, [page.id]: open.slots };
  const given = understoodAnswers(open, understood, context);
  const understoodText = given.length > 0 ? [messages.understood(given.map(answerWithLabel).join("; "))] : [];
  const next = nextQuestion(open, context);
  const stop = open.view.ineligible?.text ?? open.view.warnings.find((warning) => warning.stop)?.text;
  const base = {
    ...textReply({ ...state, answers }, intent, ""),
    ...openAction(page, open.slots),
    ...(given.length > 0 ? { understood: given } : {}),
  };
  if (stop !== undefined) {
    const text = [...understoodText, stop].join(" ");
    const reply: Reply = { ...base, status: "NO_MATCH", text, lead: stop, citations: [pageCitation(page)] };
    return { state: { ...state, answers, asked: null }, reply };
  }
  if (next !== undefined) {
    const ask = questionFor(open, next, context);
    const intro = state.asked === null && understood.length === 0 ? [messages.found(page.name, page.about)] : [];
    const isForeign = state.asked === null && definition.language !== context.language;
    const note = isForeign ? [messages.foreignQuestions] : [];
    const screening = screeningIntro(definition, state.asked, next, context);
    const lead = [...intro, ...note, ...screening].join(" ");
    const text = [...intro, ...understoodText, ...note, ...screening, ...questionText(open, next, context)].join(" ");
    const reply = { ...base, text, lead, ...(ask ? { ask } : {}), citations: [pageCitation(page)] };
    return { state: { ...state, answers, asked: ask?.id ?? null }, reply };
  }
  const outcome = open.missing.length === 0 ? runTool(open, context) : null;
  if (!outcome) {
    const text = [...understoodText, messages.inFormNext].join(" ");
    const reply = { ...base, text, lead: messages.inFormNext, citations: [pageCitation(page)] };
    return { state: { ...state, answers, asked: null }, reply };
  }
  const official = outcome.official === null ? [] : [outcome.official];
  const text = [...understoodText, outcome.figure.answer, ...official].join(" ");
  const lead = official.join(" ");
  const citations = [...outcome.citations, pageCitation(page)];
  const { figure, deadlines } = outcome;
  const dated = deadlines.length > 0 ? { deadlines } : {};
  return { state: { ...state, answers, asked: null }, reply: { ...base, text, lead, figure, ...dated, citations } };
};
