// Imported for its side effect wherever any document language may be printed: compiler, command line, studio.
import { german } from "../languages/de/prose.ts";
import { spanish } from "../languages/es/prose.ts";
import { french } from "../languages/fr/prose.ts";
import { japanese } from "../languages/ja/prose.ts";
import { chinese } from "../languages/zh-hans/prose.ts";
import type { DeferredLanguage, ProseWords } from "../words/prose-words.ts";
import { registerProse } from "./words-of.ts";

const prose: { readonly [language in DeferredLanguage]: ProseWords } = {
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
  "zh-Hans": chinese,
};

for (const [language, words] of Object.entries(prose)) registerProse(language as DeferredLanguage, words);
