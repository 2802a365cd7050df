import { toRawAnswers } from "../../form/answers/answers-file.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import { CHAT_LIMITS } from "../../../model/chat/chat-limits.ts";
import type { LawByTopic } from "../../../model/law.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import type { SearchPage } from "../../../model/site/search-data.ts";
import { answersInWords, openWithAnswers, questionFor, runTool } from "../answered-page.ts";
import type { AnsweredPage } from "../answered-page.ts";
import { hasQuestions, pageCitation, plainId } from "../compose-reply.ts";
import type { AssistantContext } from "../conversation.ts";
import { pageById } from "../focus.ts";
import { formOf, pageContext, questionsOf } from "../page-questions.ts";
import { plainResult, textInput } from "./tool-result.ts";
import type { ChatToolResult, ChatToolInput } from "./tool-result.ts";
import { unwrittenAnswers } from "./unwritten-answers.ts";

type OpenTool = { readonly page: SearchPage; readonly definition: PageDefinition };

const topicsOf = (definition: PageDefinition): readonly string[] =>
  Object.keys((definition as PageDefinition & { readonly topics?: LawByTopic }).topics ?? {});

/** The page that the input names, or why its questions cannot be read. */
const pageOf = (input: ChatToolInput, context: AssistantContext): OpenTool | ChatToolResult => {
  const page = pageById(textInput(input, "page"), context);
  if (!page) return plainResult({ problem: "There is no such page. Use an id from search_pages." });
  const definition = hasQuestions(page) ? context.definitionOf(page.id) : null;
  return definition
    ? { page, definition }
    : { ...plainResult({ problem: "This page has no questions." }), sources: [[page.id, [pageCitation(page)]]] };
};

const isResult = (open: OpenTool | ChatToolResult): open is ChatToolResult => "text" in open;

/** The answers of the input that the questions of a page accept, and the ids of those that they do not. */
const acceptedAnswers = (
  { definition }: OpenTool,
  input: ChatToolInput,
  context: AssistantContext,
): { readonly open: AnsweredPage; readonly refused: readonly string[] } => {
  const given = typeof input["answers"] === "object" && input["answers"] !== null ? input["answers"] : {};
  const questions = questionsOf(definition).map(({ id }) => id);
  const named = Object.entries(given).filter(([id]) => questions.includes(id));
  const formContext = pageContext(definition, context);
  const form = formOf(definition);
  const { answers, problems } = toRawAnswers(form, Object.fromEntries(named), formContext);
  const { fields } = form.evaluate(answers, formContext);
  const isWrong = (id: string): boolean =>
    problems.some(({ path }) => path.split(".", 1)[0] === id) || Boolean(fields[id]?.answered && fields[id].problem);
  const accepted = Object.fromEntries(named.filter(([id]) => !isWrong(id))) as RawAnswers;
  return {
    open: openWithAnswers(definition, accepted, context),
    // Only names that the page has: what a model writes must not come back as the result of a tool.
    refused: questions.filter((id) => Object.hasOwn(given, id) && !Object.hasOwn(accepted, id)),
  };
};

/** As many items as fit into a result. */
const fitting = <Item>(items: readonly Item[]): readonly Item[] => {
  let length = 0;
  return items.filter((item) => (length += JSON.stringify(item).length) < CHAT_LIMITS.resultLength - 500);
};

/** The questions of a page. */
export const describePageTool = (input: ChatToolInput, context: AssistantContext): ChatToolResult => {
  const found = pageOf(input, context);
  if (isResult(found)) return found;
  const { page, definition } = found;
  const open = openWithAnswers(definition, {}, context);
  const questions = questionsOf(definition).flatMap(({ id }) => questionFor(open, id, context) ?? []);
  return {
    text: JSON.stringify({ id: page.id, name: page.name, about: page.about, questions: fitting(questions) }),
    sources: [[page.id, [pageCitation(page)]]],
    topics: topicsOf(definition),
  };
};

/**
 * What a tool of this site finds for answers, or the questions that are left. It calculates only with values that the
 * visitor wrote in one of `visitorTexts`.
 */
export const calculateTool = (
  input: ChatToolInput,
  context: AssistantContext,
  visitorTexts: readonly string[],
): ChatToolResult => {
  const found = pageOf(input, context);
  if (isResult(found)) return found;
  const { page, definition } = found;
  const { open, refused } = acceptedAnswers(found, input, context);
  const topics = topicsOf(definition);
  const cited = [page.id, [pageCitation(page)]] as const;
  const unwritten = unwrittenAnswers(open.slots, visitorTexts, context);
  if (unwritten.length > 0) {
    const ask = unwritten.flatMap((id) => questionFor(open, id, context) ?? []);
    const problem = "The visitor did not write these answers. Ask for them.";
    return { text: JSON.stringify({ problem, ask: fitting(ask), refused }), sources: [cited], topics };
  }
  const stop = open.view.ineligible?.text ?? open.view.warnings.find((warning) => warning.stop)?.text;
  const missing = open.missing.flatMap((path) => questionFor(open, path, context) ?? []);
  const outcome = stop === undefined && missing.length === 0 ? runTool(open, context) : null;
  if (!outcome) return { text: JSON.stringify({ stop, missing: fitting(missing), refused }), sources: [cited], topics };
  const { figure, deadlines, citations, official } = outcome;
  const id = `result:${plainId(page.id)}`;
  const values = Object.values(figure.values).map(({ shown }) => shown);
  return {
    text: JSON.stringify({
      id,
      answer: figure.answer,
      values: fitting(values),
      deadlines,
      official,
      citations: fitting(citations.map(({ cite, grade }) => ({ cite, status: grade }))),
      refused,
    }).slice(0, CHAT_LIMITS.resultLength),
    sources: [cited, [id, [...citations, pageCitation(page)]]],
    topics,
  };
};

/** Proposes to open a page with answers; the visitor decides. */
export const proposePageTool = (input: ChatToolInput, context: AssistantContext): ChatToolResult => {
  const found = pageOf(input, context);
  if (isResult(found)) return found;
  const { page, definition } = found;
  const { open, refused } = acceptedAnswers(found, input, context);
  const answers = answersInWords(open, Object.keys(open.slots), context);
  return {
    text: JSON.stringify({
      id: page.id,
      proposed: Object.keys(open.slots),
      refused,
      note: "The visitor sees the proposal.",
    }).slice(0, CHAT_LIMITS.resultLength),
    sources: [[page.id, [pageCitation(page)]]],
    proposal: {
      type: "open",
      id: plainId(page.id),
      href: page.href,
      slots: open.slots,
      inConversation: true,
      answers,
    },
    topics: topicsOf(definition),
  };
};
