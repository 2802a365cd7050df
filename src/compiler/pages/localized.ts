import type { LocalizedText } from "../../model/site/site.ts";
import type { LocalizedTextInput } from "../input/site-input.ts";

/** A text in the languages it was written in; null without its English, which the schema requires. */
export const localized = (input: LocalizedTextInput | undefined): LocalizedText | null =>
  input?.en === undefined ? null : { ...input, en: input.en };

/** An optional text in the languages it was written in. */
export const maybeLocalized = (input: LocalizedTextInput | undefined): LocalizedText | undefined =>
  localized(input) ?? undefined;
