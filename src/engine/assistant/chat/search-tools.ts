import { pageCitation } from "../compose-reply.ts";
import type { AssistantContext } from "../conversation.ts";
import { pageById } from "../focus.ts";
import { lawFactAt, pageOfLaw } from "../law-answer.ts";
import { searchPages } from "../../search/search-pages.ts";
import { plainResult, textInput } from "./tool-result.ts";
import type { ChatToolResult, ChatToolInput } from "./tool-result.ts";

const MAX_PAGES = 6;
const MAX_LAW_VALUES = 3;
const MIN_RELEVANCE = 0.3;

/** Pages that match a query. */
export const searchPagesTool = (input: ChatToolInput, context: AssistantContext): ChatToolResult => {
  const hits = searchPages(context.pageIndex, textInput(input, "query"), MAX_PAGES, MIN_RELEVANCE);
  const pages = hits.map(({ page }) => page);
  return {
    ...plainResult(
      pages.map(({ id, name, about, intent, planned }) => ({ id, name, about, kind: intent, in_preparation: planned })),
    ),
    sources: pages.map((page) => [page.id, [pageCitation(page)]]),
  };
};

/** The code of a place by its code or its name; null if there is none. */
const placeCode = (text: string, { jurisdictions }: AssistantContext): string | null => {
  const wanted = text.toLowerCase();
  const found = jurisdictions.find(
    ({ code, names }) =>
      code.toLowerCase() === wanted ||
      code.toLowerCase() === `us-${wanted}` ||
      Object.values(names).some((name) => name.toLowerCase() === wanted),
  );
  return found?.code ?? null;
};

/** Where a value is looked up: the place that was asked for, or the country if its topic covers no states. */
const placeOf = (topic: string, asked: string | null, context: AssistantContext): string | null => {
  if (!context.nationwideTopics.includes(topic) && asked !== null) return asked;
  return Object.keys(context.law[topic]?.places ?? {}).find((code) => !code.includes("-")) ?? asked;
};

/** Values of law that match a query, each with its citation. */
export const lookUpLawTool = (input: ChatToolInput, context: AssistantContext): ChatToolResult => {
  const hits = searchPages(context.lawIndex, textInput(input, "query"), MAX_LAW_VALUES, MIN_RELEVANCE);
  const asked = placeCode(textInput(input, "place"), context);
  const values = hits.map(({ page }) => page.id.slice(page.id.indexOf(":") + 1));
  const found = values.flatMap((value) => {
    const [topic = ""] = value.split(".", 1);
    const place = placeOf(topic, asked, context);
    const fact = place === null ? null : lawFactAt(value, place, context);
    const owner = pageOfLaw(value, context);
    return fact && place !== null
      ? [{ id: `law:${value}@${place}`, fact, page: owner === null ? undefined : pageById(owner, context) }]
      : [];
  });
  return {
    text: JSON.stringify(
      found.length === 0 && hits.length > 0
        ? { problem: "Name the place: a state by its name or code.", values: hits.map(({ page }) => page.name) }
        : found.map(({ id, fact, page }) => ({
            id,
            value_of: fact.label,
            place: fact.jurisdiction,
            value: fact.status === "none" ? "no such rule was found" : fact.formatted || "not confirmed",
            status: fact.status,
            citation: fact.cite,
            note: fact.about,
            page: page?.id,
          })),
    ),
    sources: found.map(({ id, fact, page }) => [
      id,
      [
        ...(fact.cite === null
          ? []
          : [{ cite: fact.cite, href: fact.href, date: fact.checked, grade: fact.status as string }]),
        ...(page ? [pageCitation(page)] : []),
      ],
    ]),
    topics: values.map((value) => value.split(".", 1)[0] ?? ""),
  };
};
