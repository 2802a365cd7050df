import type { SearchPage } from "../../model/site/search-data.ts";
import type { LocalizedText } from "../../model/site/site.ts";
import type { ScreenLanguage } from "../../model/site/screen-language.ts";
import type { AssistantContext, Conversation, Reply, ReplyCitation, ReplyReferral } from "./conversation.ts";

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

const focusOf = (state: Conversation): Pick<Reply, "focus" | "slots"> => ({
  focus: state.focus === null ? null : plainId(state.focus),
  slots: state.focus === null ? {} : (state.answers[state.focus] ?? {}),
});

/** A fixed sentence of ours, which needs no source. */
export const textReply = (
  state: Conversation,
  intent: string,
  text: string,
  status: Reply["status"] = "GROUNDED",
): Reply => ({
  status,
  intent,
  text,
  ids: [],
  citations: [],
  ...focusOf(state),
});

/** The reply to a person whom no form can help. */
export const referralReply = (state: Conversation, need: string, intent: string, context: AssistantContext): Reply => {
  const referrals = (context.vocabulary.referrals[need] ?? []).map(({ name, phone, href }): ReplyReferral => ({
    name: localizedName(name, context.language),
    phone: phone ?? null,
    href,
  }));
  const lines = referrals.map(({ name, phone, href }) => `${name}: ${phone === null ? href : `${phone} (${href})`}`);
  return {
    ...textReply(
      state,
      intent,
      [context.messages.referrals[need] ?? context.messages.noMatch, ...lines].join("\n"),
      "NO_MATCH",
    ),
    citations: referrals.map(({ name, href }) => ({ cite: name, href, date: null, grade: "official" })),
    referrals,
    ...(intent === "crisis" ? { quickExit: true as const } : {}),
  };
};

/** Whether a page asks questions, so that they can be answered in the conversation. */
export const hasQuestions = ({ intent, planned }: SearchPage): boolean =>
  ["draft", "calculate", "check"].includes(intent) && !planned;

/** A page that is offered, with the next best ones. */
export const pageReply = (
  state: Conversation,
  intent: string,
  pages: readonly SearchPage[],
  context: AssistantContext,
): Reply => {
  const [best, ...more] = pages;
  if (!best) return textReply(state, "out_of_scope", context.messages.noMatch, "NO_MATCH");
  const others = more.slice(0, 3);
  const { messages } = context;
  const text = [
    best.planned ? messages.planned(best.name) : messages.found(best.name, best.about),
    ...(others.length > 0 ? [messages.others(others.map(({ name }) => name).join(", "))] : []),
  ].join(" ");
  return {
    ...textReply(state, intent, text),
    ids: [best, ...others].map(({ id }) => plainId(id)),
    action: {
      type: "open",
      id: plainId(best.id),
      href: best.href,
      slots: {},
      ...(hasQuestions(best) ? { inConversation: true } : {}),
    },
    citations: [best, ...others].map(pageCitation),
  };
};

/** Pages that may be meant, to choose from, after a sentence; none of them is opened. */
export const closestPagesReply = (
  state: Conversation,
  intent: string,
  intro: string,
  pages: readonly SearchPage[],
  { messages }: AssistantContext,
): Reply => {
  const closest = pages.slice(0, 3);
  return {
    ...textReply(state, intent, [intro, ...closest.map(({ name, about }) => messages.found(name, about))].join("\n")),
    ids: closest.map(({ id }) => plainId(id)),
    citations: closest.map(pageCitation),
  };
};

/** A reply with a sentence in front of its text. */
export const withPrefix = (prefix: string, reply: Reply): Reply => ({
  ...reply,
  text: [prefix, reply.text].filter(Boolean).join(" "),
  ...(reply.lead === undefined ? {} : { lead: [prefix, reply.lead].filter(Boolean).join(" ") }),
});
