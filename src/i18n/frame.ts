import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { frame as en } from "./en/frame.ts";
import type { FrameMessages } from "./en/frame.ts";
import { frame as ja } from "./ja/frame.ts";

const frames: ByScreenLanguage<FrameMessages> = { en, ja };

/** The first words of a page in a screen language; Thai borrows the English ones. */
export const frameMessages = (locale: string): FrameMessages => inScreenLanguage(frames, locale);
