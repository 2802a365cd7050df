import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { compiled } from "./catalog/open-cases.ts";

const SRC = resolve(import.meta.dirname, "../src");

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.fixture\.ts$|sample-/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name));

// One-word ids ("will", "waiver") are English words too, so only a string that equals one is a match.
const names = [...new Set(compiled.index.entries.flatMap((entry) => [entry.id, ...entry.slugs]))];

/** Strings that are also the name of a page, in each file that may have them. */
const EXCEPTIONS = [
  // The author of a message, as chat interfaces call it.
  "app/assistant/assistant-page.tsx: assistant",
  "app/assistant/reply/message-log.tsx: assistant",
  "app/assistant/conversation/messages.ts: assistant",
  "app/assistant/use-conversation.ts: assistant",
  "app/assistant/use-model-reply.ts: assistant",
  "server/chat/completion-request.ts: assistant",
  // The service that an attached file is opened with.
  "engine/assistant/files/file-reply.ts: review-a-document",
  // English words that a query in Spanish is searched with.
  "engine/assistant/cues/spanish-words.ts: will",
  "engine/assistant/cues/spanish-words.ts: sign",
  "engine/assistant/cues/spanish-words.ts: notarize",
  // A key usage of Web Crypto.
  "sealing/pdf/seal-certificate.ts: sign",
  "sealing/signing-keys.ts: sign",
  "server/log/seal/seal-key.ts: sign",
];

test("data decides: no code names a document, a slug or a state", () => {
  const found: string[] = [];
  for (const file of files) {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const strings = [...code.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map((match) => match[2] ?? "");
    for (const text of strings) {
      if (names.includes(text) || /\bUS-[A-Z]{2}\b/.test(text)) found.push(`${relative(SRC, file)}: ${text}`);
    }
  }
  expect([...new Set(found)].sort()).toEqual([...EXCEPTIONS].sort());
});
