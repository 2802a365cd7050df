import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { LawShards } from "../../model/law.ts";
import type { SiteVocabulary } from "../../model/site/vocabulary.ts";
import type { ScreenLanguage } from "../../model/site/screen-language.ts";
import type { AssistantWords } from "../../i18n/en/assistant.ts";
import type { SearchIndex } from "../search/prepare-search.ts";

/** Where a statement comes from; `grade` is how it was read, or "page" for a page of ours. */
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

/** What the visitor can do next with one press. */
export type ReplyAction = {
  readonly type: "open" | "start_over";
  readonly id: string;
  readonly href: string;
  readonly slots: RawAnswers;
  /** Whether its questions can be answered in the conversation. */
  readonly here?: true;
};

/** Help by people, shown as links and telephone numbers. */
export type ReplyDoor = { readonly name: string; readonly phone: string | null; readonly href: string };

/** One answer of the assistant. Every statement in `text` is a fixed sentence of ours or has its source in `citations`. */
export type Reply = {
  readonly status: "GROUNDED" | "NO_MATCH" | "UNAVAILABLE";
  readonly intent: string;
  readonly text: string;
  /** Ids of the pages it is about, best first. */
  readonly ids: readonly string[];
  readonly action?: ReplyAction;
  readonly ask?: ReplyQuestion;
  /** `text` without the question, for a screen that shows the question with its input. */
  readonly lead?: string;
  readonly figure?: ReplyFigure;
  readonly deadlines?: readonly ReplyDeadline[];
  readonly citations: readonly ReplyCitation[];
  readonly doors?: readonly ReplyDoor[];
  /** Whether the page should offer to leave at once. */
  readonly quickExit?: true;
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
  /** The question that was answered last, which a correction may mean. */
  readonly answered: string | null;
  /** Pages that were in focus before, latest first. */
  readonly trail: readonly string[];
  /** The law value asked about last, as topic.column. */
  readonly law: string | null;
};

/** A conversation with what undo goes back to, latest first. */
export type ConversationHistory = { readonly now: Conversation; readonly past: readonly Conversation[] };

/** What the assistant answers from. `page` and `law` are null if they could not be loaded. */
export type AssistantWorld = {
  readonly language: ScreenLanguage;
  readonly words: AssistantWords;
  /** The name of the product. */
  readonly product: string;
  readonly plan: SiteVocabulary;
  readonly places: readonly Jurisdiction[];
  readonly pages: SearchIndex;
  /** Law values by everyday words, as pages named "law:topic.column". */
  readonly lawValues: SearchIndex;
  readonly page: (id: string) => PageDefinition | null;
  readonly law: LawShards | null;
  /** Topics of law with rows for the whole country only. */
  readonly nationwide: readonly string[];
  readonly context: Context;
};

/** A reply with the conversation after it. */
export type Turn = { readonly history: ConversationHistory; readonly reply: Reply };

const MAX_UNDO = 50;

/** The history with a new state; the one before it can be returned to unless nothing changed. */
export const remember = ({ now: before, past }: ConversationHistory, now: Conversation): ConversationHistory => ({
  now,
  past: now === before ? past : [before, ...past].slice(0, MAX_UNDO),
});

const NOTHING: Conversation = { focus: null, answers: {}, asked: null, answered: null, trail: [], law: null };

/** A conversation in which nothing has been said. */
export const startConversation = (): ConversationHistory => ({ now: NOTHING, past: [] });
