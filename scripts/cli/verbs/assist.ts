import { createInterface } from "node:readline";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import type { AssistantContext, Reply } from "../../../src/engine/assistant/conversation.ts";
import { takeTurn } from "../../../src/engine/assistant/take-turn.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import type { ScreenLanguage } from "../../../src/model/site/screen-language.ts";
import { compiledCatalog } from "../../build/catalog/compiled-catalog.ts";
import { createAssistantContext } from "../assistant/create-assistant-context.ts";
import { parseArguments, UsageError } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";
import { readToday } from "../open-page.ts";

/** One conversation of the input: what is typed, in order. */
type Request = { readonly id: unknown; readonly language: ScreenLanguage; readonly turns: readonly string[] };

const EXAMPLE = '{"id": "1", "lang": "en", "turns": ["child support in Texas"]}';

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const requestOf = (read: unknown): Request | null => {
  if (!isRecord(read) || !Array.isArray(read["turns"])) return null;
  const turns = read["turns"].filter((turn): turn is string => typeof turn === "string");
  if (turns.length !== read["turns"].length) return null;
  const language = SCREEN_LANGUAGES.find((code) => code === read["lang"]) ?? SOURCE_LANGUAGE;
  return { id: read["id"] ?? null, language, turns };
};

const repliesTo = (turns: readonly string[], context: AssistantContext): readonly Reply[] => {
  let history = startConversation();
  return turns.map((typed) => {
    const turn = takeTurn(history, typed, context);
    history = turn.history;
    return turn.reply;
  });
};

const answerLines = async (contextOf: (language: ScreenLanguage) => AssistantContext): Promise<number> => {
  let exitCode = 0;
  for await (const read of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const line = read.replace(/^\uFEFF/, "");
    if (line.trim() === "") continue;
    const request = requestOf(parseLine(line));
    if (!request) exitCode = 1;
    console.log(
      JSON.stringify(
        request
          ? { id: request.id, replies: repliesTo(request.turns, contextOf(request.language)) }
          : { id: null, problem: `Write one conversation per line: ${EXAMPLE}` },
      ),
    );
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
    return answerLines((language) => {
      const context = contexts.get(language) ?? createAssistantContext(compiled, language, today);
      contexts.set(language, context);
      return context;
    });
  },
};
