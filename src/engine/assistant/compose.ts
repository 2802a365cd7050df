import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import type { LocalizedText } from "../../model/site/site.ts";
import type { ScreenLanguage } from "../../model/site/screen-language.ts";
import type { AssistantWorld, Conversation, Reply, ReplyCitation, ReplyDoor } from "./conversation.ts";
import { answersInWords, canBeAsked, figureOf, openAnswered, questionAt, questionFor } from "./page-turn.ts";
import type { OpenPage } from "./page-turn.ts";

const localizedName = (name: LocalizedText, language: ScreenLanguage): string => name[language] ?? name.en;

/** The id of a page without its kind. Example: "document:will" is "will" */
export const plainId = (page: string): string => page.slice(page.indexOf(":") + 1);

/** A page of ours as a source. */
export const pageCitation = ({ name, href }: SearchPage): ReplyCitation => ({
  cite: name,
  href,
  date: null,
  grade: "page",
});

const focusOf = (now: Conversation): Pick<Reply, "focus" | "slots"> => ({
  focus: now.focus === null ? null : plainId(now.focus),
  slots: now.focus === null ? {} : (now.answers[now.focus] ?? {}),
});

/** A fixed sentence of ours, which needs no source. */
export const sentence = (
  now: Conversation,
  intent: string,
  text: string,
  status: Reply["status"] = "GROUNDED",
): Reply => ({
  status,
  intent,
  text,
  ids: [],
  citations: [],
  ...focusOf(now),
});

/** The reply to a person whom no form can help. */
export const doorReply = (now: Conversation, need: string, intent: string, world: AssistantWorld): Reply => {
  const doors = (world.plan.doors[need] ?? []).map(({ name, phone, href }): ReplyDoor => ({
    name: localizedName(name, world.language),
    phone: phone ?? null,
    href,
  }));
  const lines = doors.map(({ name, phone, href }) => `${name}: ${phone === null ? href : `${phone} (${href})`}`);
  return {
    ...sentence(now, intent, [world.words.doors[need] ?? world.words.noMatch, ...lines].join("\n"), "NO_MATCH"),
    citations: doors.map(({ name, href }) => ({ cite: name, href, date: null, grade: "official" })),
    doors,
    ...(intent === "crisis" ? { quickExit: true as const } : {}),
  };
};

/** Whether a page asks questions, so that they can be answered in the conversation. */
export const hasQuestions = ({ intent, planned }: SearchPage): boolean =>
  ["draft", "calculate", "check"].includes(intent) && !planned;

/** A page that is offered, with the next best ones. */
export const pageReply = (
  now: Conversation,
  intent: string,
  pages: readonly SearchPage[],
  world: AssistantWorld,
): Reply => {
  const [best, ...more] = pages;
  if (!best) return sentence(now, "out_of_scope", world.words.noMatch, "NO_MATCH");
  const others = more.slice(0, 3);
  const { words } = world;
  const text = [
    best.planned ? words.planned(best.name) : words.found(best.name, best.about),
    ...(others.length > 0 ? [words.others(others.map(({ name }) => name).join(", "))] : []),
  ].join(" ");
  return {
    ...sentence(now, intent, text),
    ids: [best, ...others].map(({ id }) => plainId(id)),
    action: {
      type: "open",
      id: plainId(best.id),
      href: best.href,
      slots: {},
      ...(hasQuestions(best) ? { here: true } : {}),
    },
    citations: [best, ...others].map(pageCitation),
  };
};

type Spoken = { readonly now: Conversation; readonly reply: Reply };

const opened = (page: SearchPage, slots: RawAnswers): Pick<Reply, "ids" | "action"> => ({
  ids: [plainId(page.id)],
  action: { type: "open", id: plainId(page.id), href: page.href, slots },
});

const questionText = (open: OpenPage, path: string, world: AssistantWorld): readonly string[] => {
  const { words } = world;
  const field = questionAt(open.definition, path);
  const ask = questionFor(open, path, world);
  if (!field || !ask) return [];
  if (!canBeAsked(field, world)) return [ask.label, words.inForm];
  const labels =
    ask.options.length > 0 && ask.options.length <= 12
      ? [words.options(ask.options.map(({ label }) => label).join(", "))]
      : [];
  return [words.ask(ask.label), ...labels];
};

/** A reply with something said before it. */
export const withBefore = (before: string, reply: Reply): Reply => ({
  ...reply,
  text: [before, reply.text].filter(Boolean).join(" "),
  ...(reply.lead === undefined ? {} : { lead: [before, reply.lead].filter(Boolean).join(" ") }),
});

/** Says what was understood and asks the next question, or gives the result. */
export const goOn = (
  now: Conversation,
  page: SearchPage,
  definition: PageDefinition,
  intent: string,
  understood: readonly string[],
  world: AssistantWorld,
): Spoken => {
  const { words } = world;
  const open = openAnswered(definition, now.answers[page.id] ?? {}, world);
  const answers = { ...now.answers, [page.id]: open.slots };
  const said = answersInWords(open, understood, world);
  const heard = said.length > 0 ? [words.understood(said.join("; "))] : [];
  const [next] = open.missing;
  const stop = open.view.ineligible?.text ?? open.view.warnings.find((warning) => warning.stop)?.text;
  const base = { ...sentence({ ...now, answers }, intent, ""), ...opened(page, open.slots) };
  if (stop !== undefined) {
    const text = [...heard, stop].join(" ");
    const reply: Reply = { ...base, status: "NO_MATCH", text, citations: [pageCitation(page)] };
    return { now: { ...now, answers, asked: null }, reply };
  }
  if (next !== undefined) {
    const ask = questionFor(open, next, world);
    const intro = now.asked === null && understood.length === 0 ? [words.found(page.name, page.about)] : [];
    const lead = [...intro, ...heard].join(" ");
    const text = [...intro, ...heard, ...questionText(open, next, world)].join(" ");
    const reply = { ...base, text, ...(ask ? { ask, lead } : {}), citations: [pageCitation(page)] };
    return { now: { ...now, answers, asked: ask?.id ?? null }, reply };
  }
  const found = figureOf(open, world);
  if (!found) {
    const text = [...heard, words.inFormNext].join(" ");
    return { now: { ...now, answers, asked: null }, reply: { ...base, text, citations: [pageCitation(page)] } };
  }
  const official = found.official === null ? [] : [found.official];
  const text = [...heard, found.figure.answer, ...official].join(" ");
  const citations = [...found.citations, pageCitation(page)];
  const { figure, deadlines } = found;
  const dated = deadlines.length > 0 ? { deadlines } : {};
  return { now: { ...now, answers, asked: null }, reply: { ...base, text, figure, ...dated, citations } };
};
