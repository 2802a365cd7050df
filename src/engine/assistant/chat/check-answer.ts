import type { ReplyAction, ReplyCitation } from "../conversation.ts";
import { figuresOfText } from "./figures.ts";
import type { TextFigure } from "./figures.ts";

/** What tools returned in a turn; `sources` are by the id with which an answer cites them. */
export type ChatEvidence = {
  readonly sources: ReadonlyMap<string, readonly ReplyCitation[]>;
  readonly texts: readonly string[];
  /** The page that the model proposed last. */
  readonly proposal: ReplyAction | null;
};

/** Why an answer of a model is not shown. */
export type AnswerFault = "uncited" | "unknown_figure" | "unknown_address" | "empty";

/** A checked answer, or why it is not shown. */
export type CheckedAnswer =
  | { readonly ok: true; readonly text: string; readonly ids: readonly string[] }
  | { readonly ok: false; readonly fault: AnswerFault };

const MARKER = /\s*(?:\[\[([^[\]]{1,200})\]\]|【([^【】]{1,200})】)/g;
const MARKUP = /\*\*|__|`+|^#{1,6} /gm;
// Bounded before the "@", because a long run without one would be scanned again from each of its characters (ReDoS).
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]{1,255}|\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b(?:\/\S*)?/gi;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/gm;
/** A question back to the visitor states nothing, so it needs no source. */
const MAX_QUESTION_LENGTH = 200;

const normalized = (text: string): string => text.normalize("NFKC");

/** Units must match, too: "$5" and "5 days" differ from "5%". */
const isReturned = ({ value, unit }: TextFigure, returned: readonly TextFigure[]): boolean =>
  returned.some((figure) => figure.value === value && figure.unit === unit);

/** A visitor often leaves the unit out: "4000". */
const isOwn = ({ value, unit }: TextFigure, own: readonly TextFigure[]): boolean =>
  own.some((figure) => figure.value === value && (figure.unit === unit || figure.unit === ""));

const withoutListNumbers = (text: string): string => text.replaceAll(LIST_NUMBER, (found) => " ".repeat(found.length));

/** Whether the text is a single question and makes no statement. */
const isQuestion = (text: string): boolean =>
  text.length <= MAX_QUESTION_LENGTH && /[?？]$/.test(text) && !/[.!。！]\s*\S/.test(text);

/**
 * Checks what a model wrote against what the tools returned in the same turn.
 *
 * The marks of sources are removed from the text and returned as ids, but only those that a tool returned. An answer that
 * names none is refused unless it only asks something; so is one with an address or a figure that no tool returned. A figure
 * that only the visitor wrote is followed by `ownFigure`.
 *
 * Source: shared practice of grounded assistants: citations come from retrieval, never from the model.
 */
export const checkAnswer = (
  answer: string,
  { sources, texts }: Pick<ChatEvidence, "sources" | "texts">,
  visitorTexts: readonly string[],
  ownFigure: string,
): CheckedAnswer => {
  const cited = [...normalized(answer).matchAll(MARKER)].map(([, square, wide]) => (square ?? wide ?? "").trim());
  const ids = [...new Set(cited)].filter((id) => sources.has(id));
  const text = normalized(answer).replaceAll(MARKER, "").replaceAll(MARKUP, "").trim();
  if (text === "") return { ok: false, fault: "empty" };
  if (ids.length === 0 && !isQuestion(text)) return { ok: false, fault: "uncited" };
  const returned = normalized(texts.join("\n"));
  const addresses = text.match(ADDRESS) ?? [];
  if (addresses.some((address) => !returned.includes(address.replace(/[.,;:)。、]+$/, ""))))
    return { ok: false, fault: "unknown_address" };
  const known = figuresOfText(returned);
  const own = figuresOfText(normalized(visitorTexts.join("\n")));
  const unknown = figuresOfText(withoutListNumbers(text)).filter((figure) => !isReturned(figure, known));
  if (unknown.some((figure) => !isOwn(figure, own))) return { ok: false, fault: "unknown_figure" };
  const marked = unknown
    .toSorted((a, b) => b.end - a.end)
    .reduce((marking, { end }) => `${marking.slice(0, end)} ${ownFigure}${marking.slice(end)}`, text);
  return { ok: true, text: marked, ids };
};
