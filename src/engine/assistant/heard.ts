import type { RawAnswers } from "../../model/answers.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { plainId } from "./compose.ts";
import type { AssistantWorld, Conversation, Reply } from "./conversation.ts";
import { englishCues } from "./cues/cues-english.ts";
import { japaneseCues } from "./cues/cues-japanese.ts";
import type { Cues } from "./cues/cues.ts";
import { findSpans } from "./find-spans.ts";
import type { AnswerSpan } from "./find-spans.ts";
import { readable } from "./readable.ts";

/** The conversation after a turn, with the reply. */
export type Spoken = { readonly now: Conversation; readonly reply: Reply };

/** What a turn reads: the text as typed and as cues read it. */
export type Heard = {
  readonly typed: string;
  readonly text: string;
  readonly spans: readonly AnswerSpan[];
  readonly cues: Cues;
};

/** Longer texts are read up to here; a contract belongs in the review. */
export const MAX_LENGTH = 2000;

const cuesByLanguage: ByScreenLanguage<Cues> = { en: englishCues, ja: japaneseCues };

/** Reads what was typed. */
export const hear = (typed: string, world: AssistantWorld): Heard => {
  const cues = inScreenLanguage(cuesByLanguage, world.language);
  const given = typed.slice(0, MAX_LENGTH).replaceAll(/\s+/g, " ").trim();
  return {
    typed: given,
    text: readable(given),
    spans: findSpans(given, { cues, places: world.places, plan: world.plan }),
    cues,
  };
};

/** A page by its id, with or without its kind. */
export const pageById = (id: string, world: AssistantWorld): SearchPage | undefined => {
  const full = id.includes(":") ? id : [...world.pages.pages.keys()].find((one) => plainId(one) === id);
  return full === undefined ? undefined : world.pages.pages.get(full)?.page;
};

/** The page in focus with its questions; null if there is none, or if it has none. */
export const focusedPage = (
  now: Conversation,
  world: AssistantWorld,
): { readonly page: SearchPage; readonly definition: PageDefinition } | null => {
  const page = now.focus === null ? undefined : pageById(now.focus, world);
  const definition = page && world.page(page.id);
  return page && definition ? { page, definition } : null;
};

/** The conversation with another page in focus. */
export const focusOn = (now: Conversation, page: string): Conversation => {
  if (now.focus === page) return now;
  const trail = [...(now.focus === null ? [] : [now.focus]), ...now.trail.filter((one) => one !== page)].slice(0, 10);
  return { ...now, focus: page, asked: null, answered: null, trail };
};

/** The conversation with more answers for a page. */
export const withAnswers = (now: Conversation, page: string, slots: RawAnswers): Conversation => ({
  ...now,
  answers: { ...now.answers, [page]: { ...now.answers[page], ...slots } },
  answered: Object.keys(slots).at(-1) ?? now.answered,
});
