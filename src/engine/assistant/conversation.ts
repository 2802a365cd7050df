import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { SiteVocabulary } from "../../model/site/vocabulary.ts";
import type { ScreenLanguage } from "../../model/site/screen-language.ts";
import type { AssistantMessages } from "../../i18n/en/assistant.ts";
import type { SearchIndex } from "../search/prepare-search.ts";
import type { Attachment, RefusedAttachment } from "./attachment/attachment.ts";
import type { Cues } from "./cues/cues.ts";

/** Where a statement comes from; `grade` is how it was read, "page" for a page of ours, "file" for the attached file. */
export type ReplyCitation = {
  readonly cite: string;
  readonly href: string | null;
  /** The day it was checked (ISO), null for a page of ours. */
  readonly date: string | null;
  readonly grade: string;
};

/** The next question of the page in focus. */
export type ReplyQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** An answer as it was understood, with its question; both in words. */
export type ReplyAnswer = { readonly id: string; readonly label: string; readonly answer: string };

/** What to do by a day (ISO). */
export type ReplyDeadline = { readonly text: string; readonly due: string };

/** What a tool found, as its own page reports it; or a law value. */
export type ReplyFigure = {
  readonly verdict: string | null;
  readonly answer: string;
  readonly values: {
    readonly [id: string]: { readonly value: unknown; readonly unit: string | null; readonly shown: string };
  };
};

/** A passage of the attached file, and what the review says about it; `where` is its section, empty if it has none. */
export type ReplyPoint = {
  readonly title: string;
  readonly says: string;
  /** The exact words of the file. */
  readonly quote: string;
  readonly where: string;
};

/** What the visitor can do next with one press. */
export type ReplyAction = {
  readonly type: "open" | "open_review" | "start_over";
  readonly id: string;
  readonly href: string;
  readonly slots: RawAnswers;
  /** Present if its questions can be answered in the conversation. */
  readonly inConversation?: true;
  /** The answers in `slots` with their questions, in words. */
  readonly answers?: readonly string[];
};

/** Help by people, shown as links and telephone numbers. */
export type ReplyReferral = { readonly name: string; readonly phone: string | null; readonly href: string };

/** The language model that wrote a reply, and the host that got the conversation. */
export type ReplyAuthor = { readonly name: string; readonly host: string };

/** One answer of the assistant. Every statement in `text` is a fixed sentence of ours or has its source in `citations`. */
export type Reply = {
  readonly status: "GROUNDED" | "NO_MATCH" | "UNAVAILABLE";
  readonly intent: string;
  readonly text: string;
  /** Ids of the pages it is about, best first. */
  readonly ids: readonly string[];
  readonly action?: ReplyAction;
  readonly ask?: ReplyQuestion;
  /** Passages of the attached file; `lead` introduces them. */
  readonly points?: readonly ReplyPoint[];
  /** The answers that `text` repeats. */
  readonly understood?: readonly ReplyAnswer[];
  /** `text` without what a screen shows in another form: the answers, the figure, and the question with its input. */
  readonly lead?: string;
  readonly figure?: ReplyFigure;
  readonly deadlines?: readonly ReplyDeadline[];
  readonly citations: readonly ReplyCitation[];
  readonly referrals?: readonly ReplyReferral[];
  /** Whether the page should offer to leave at once. */
  readonly quickExit?: true;
  /** Present if a language model wrote `text`. */
  readonly author?: ReplyAuthor;
  /** Why a model that was asked did not write it, as a code. */
  readonly modelFailure?: string;
  /** Id of the page in focus. */
  readonly focus: string | null;
  readonly slots: RawAnswers;
};

/** What a conversation remembers; plain data, so that it can be stored. */
export type Conversation = {
  /** The page in focus, as kind and id. */
  readonly focus: string | null;
  /** Answers given so far, by page. */
  readonly answers: { readonly [page: string]: RawAnswers };
  /** The question that was asked last. */
  readonly asked: string | null;
  /** The question that was answered last, to which a correction may refer. */
  readonly answered: string | null;
  /** Pages that were in focus before, latest first. */
  readonly focusHistory: readonly string[];
  /** The law value asked about last, as topic.column. */
  readonly law: string | null;
};

/** A conversation with the states that undo returns to, latest first. */
export type ConversationHistory = { readonly present: Conversation; readonly past: readonly Conversation[] };

/** What the assistant answers from. `definitionOf` gives null for what is not loaded; such a topic of `law` has no places. */
export type AssistantContext = {
  readonly language: ScreenLanguage;
  readonly cues: Cues;
  readonly messages: AssistantMessages;
  /** The name of the product. */
  readonly product: string;
  readonly vocabulary: SiteVocabulary;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly pageIndex: SearchIndex;
  /** Law values by everyday words, as pages named "law:topic.column". */
  readonly lawIndex: SearchIndex;
  readonly definitionOf: (id: string) => PageDefinition | null;
  readonly law: LawByTopic;
  /** Topics of law with rows for the whole country only. */
  readonly nationwideTopics: readonly string[];
  readonly formContext: Context;
  /** The file whose questions are answered from its text. */
  readonly attachment?: Attachment | RefusedAttachment;
};

/** The conversation after a turn, with the reply. */
export type TurnResult = { readonly state: Conversation; readonly reply: Reply };

/** A reply with the conversation after it and what undo goes back to. */
export type Turn = { readonly history: ConversationHistory; readonly reply: Reply };

const MAX_UNDO = 50;

/** The history with a new state. The previous one becomes a step of undo, unless nothing changed. */
export const remember = (
  { present: previous, past }: ConversationHistory,
  state: Conversation,
): ConversationHistory => ({
  present: state,
  past: state === previous ? past : [previous, ...past].slice(0, MAX_UNDO),
});

const NOTHING: Conversation = { focus: null, answers: {}, asked: null, answered: null, focusHistory: [], law: null };

/** An empty conversation. */
export const startConversation = (): ConversationHistory => ({ present: NOTHING, past: [] });
