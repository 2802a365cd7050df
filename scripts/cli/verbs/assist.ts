import { createInterface } from "node:readline";
import { isJsonObject } from "../../../src/values/json-object.ts";
import type { Readable } from "node:stream";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import type { AssistantContext, Reply } from "../../../src/engine/assistant/conversation.ts";
import { openFile } from "../../../src/engine/assistant/files/answer-from-file.ts";
import { takeTurn } from "../../../src/engine/assistant/turns/take-turn.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import type { ScreenLanguage } from "../../../src/model/site/screen-language.ts";
import { compiledCatalog } from "../../build/catalog/compiled-catalog.ts";
import { readAttachment } from "../assistant/read-attachment.ts";
import type { AttachmentReview, GivenAttachment } from "../assistant/read-attachment.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../review-playbooks.ts";
import { createAssistantContext } from "../assistant/create-assistant-context.ts";
import { parseArguments, UsageError } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";
import { readToday } from "../open-page.ts";

/** One conversation of the input: what is typed, in order, and the file that it is about. */
type Request = {
  readonly id: unknown;
  readonly language: ScreenLanguage;
  readonly turns: readonly string[];
  readonly attachment: GivenAttachment | null;
};

const EXAMPLE = '{"id": "1", "lang": "en", "turns": ["child support in Texas"]}';

/** The name of a text that was given without one. */
const PASTED = "the text";

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** An attachment as it was given; undefined if it is neither a path nor a text with its name. */
const attachmentOf = (given: unknown): GivenAttachment | null | undefined => {
  if (given === undefined || given === null) return null;
  if (typeof given === "string") return given;
  if (!isJsonObject(given) || typeof given["text"] !== "string") return undefined;
  return { name: typeof given["name"] === "string" ? given["name"] : PASTED, text: given["text"] };
};

const requestOf = (read: unknown): Request | null => {
  if (!isJsonObject(read) || !Array.isArray(read["turns"])) return null;
  const turns = read["turns"].filter((turn): turn is string => typeof turn === "string");
  const attachment = attachmentOf(read["attachment"]);
  if (turns.length !== read["turns"].length || attachment === undefined) return null;
  const language = SCREEN_LANGUAGES.find((code) => code === read["lang"]) ?? SOURCE_LANGUAGE;
  return { id: read["id"] ?? null, language, turns, attachment };
};

/** The reply to the attachment, if there is one, and one for each turn. */
const answersTo = (
  turns: readonly string[],
  context: AssistantContext,
): { readonly attachment?: Reply; readonly replies: readonly Reply[] } => {
  const opened = context.attachment ? openFile(startConversation(), context.attachment, context) : null;
  let history = opened?.history ?? startConversation();
  const replies = turns.map((typed) => {
    const turn = takeTurn(history, typed, context);
    history = turn.history;
    return turn.reply;
  });
  return opened ? { attachment: opened.reply, replies } : { replies };
};

type AnswerTools = {
  readonly contextOf: (language: ScreenLanguage) => AssistantContext;
  readonly review: () => AttachmentReview;
};

const answerRequest = async (
  { id, language, turns, attachment }: Request,
  { contextOf, review }: AnswerTools,
): Promise<object> => {
  const context = contextOf(language);
  if (attachment === null) return { id, ...answersTo(turns, context) };
  const read = await readAttachment(attachment, language, review()).catch(() => null);
  if (!read) return { id, problem: `The attachment cannot be opened: ${JSON.stringify(attachment)}` };
  return { id, ...answersTo(turns, { ...context, attachment: read }) };
};

/** Writes one line for each conversation of the input. Returns the exit code: 1 if a line could not be answered. */
export const answerLines = async (
  input: Readable,
  tools: AnswerTools,
  write: (line: string) => void,
): Promise<number> => {
  let exitCode = 0;
  for await (const read of createInterface({ input, crlfDelay: Infinity })) {
    const line = read.replace(/^\uFEFF/, "");
    if (line.trim() === "") continue;
    const request = requestOf(parseLine(line));
    const answered = request
      ? await answerRequest(request, tools)
      : { id: null, problem: `Write one conversation per line: ${EXAMPLE}` };
    if ("problem" in answered) exitCode = 1;
    write(JSON.stringify(answered));
  }
  return exitCode;
};

/** Answers conversations, one per line of standard input, with one reply for each turn. */
export const assist: CliVerb = {
  usage: "assist --jsonl [--today D] < conversations.jsonl",
  summary: "what the assistant replies to each turn, with its sources",
  run: (args) => {
    const { flags } = parseArguments(args, 0, { jsonl: { type: "boolean" }, today: { type: "string" } });
    if (flags.jsonl !== true) throw new UsageError("Give --jsonl and one conversation per line.");
    const today = readToday(flags.today);
    const compiled = compiledCatalog();
    const contexts = new Map<ScreenLanguage, AssistantContext>();
    let review: AttachmentReview | null = null;
    const tools: AnswerTools = {
      contextOf: (language) => {
        const context = contexts.get(language) ?? createAssistantContext(compiled, language, today);
        contexts.set(language, context);
        return context;
      },
      // Playbooks and weights load with the first attachment.
      review: () => (review ??= { tools: reviewPlaybooks(), law: reviewLaw(today), model: reviewModels().clauses }),
    };
    return answerLines(process.stdin, tools, (line) => console.log(line));
  },
};
