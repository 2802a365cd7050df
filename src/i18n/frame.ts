import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { frame as en } from "./en/frame.ts";
import type { FrameWords } from "./en/frame.ts";
import { frame as ja } from "./ja/frame.ts";

const frames: ByScreenLanguage<FrameWords> = { en, ja };

/** The first words of a page in a screen language; Thai borrows the English ones. */
export const frameWords = (locale: string): FrameWords => inScreenLanguage(frames, locale);
