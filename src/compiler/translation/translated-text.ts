import type { CompilationContext } from "../formula/compilation-context.ts";
import type { ClauseInput, FieldInput, OptionInput } from "../input/schema-types.ts";
import type { TranslatedText, Translations } from "../input/translations.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { copyOf, writtenInBlock } from "../input/block-use.ts";
import type { BlockCopy } from "../input/block-use.ts";

/** The texts of a block in the document's language; null if it has none, which is reported or counted as missing. */
const textsOfBlock = (
  { blockTexts, translations, report, documentLanguage }: CompilationContext,
  { use }: BlockCopy,
): Translations | null => {
  const texts = blockTexts?.(use) ?? null;
  if (texts || !blockTexts) return texts;
  const file = `catalog/blocks/${use.block}/${documentLanguage}.yaml`;
  if (translations) translations.missing.add(file);
  else {
    const message = `The block "${use.block}" has no text in "${documentLanguage}".`;
    report("CW051", rangeOf(use.site, "use"), message, `Write ${file} with its texts.`);
  }
  return null;
};

/**
 * The overlay with the translations of `owner`: that of its block if it was copied from one, otherwise that of the
 * document.
 */
export const translationsFor = (context: CompilationContext, owner: object): Translations | undefined => {
  const copy = copyOf(owner);
  return copy ? (textsOfBlock(context, copy) ?? undefined) : context.translations;
};

/** The translation of the text in `owner[key]`; null where the document is not translated or lacks it. */
export const translatedText = (
  context: CompilationContext,
  owner: object,
  key: string | number,
): TranslatedText | null => {
  const copy = copyOf(owner);
  const written = copy && writtenInBlock(copy, owner, key);
  if (!copy || !written) return context.translations?.find(owner, key) ?? null;
  return textsOfBlock(context, copy)?.find(written.owner, written.key) ?? null;
};

/** The document's wording of an option in its language. */
export const translatedOption = (
  context: CompilationContext,
  field: FieldInput,
  option: OptionInput,
): TranslatedText | null => {
  const copy = copyOf(field);
  const own = copy ? (copy.source as FieldInput).id : field.id;
  return translationsFor(context, field)?.option(own ?? "", option.is ?? "") ?? null;
};

/** The terms a clause defines, in the document's language. */
export const translatedTerms = (context: CompilationContext, clause: ClauseInput): readonly string[] => {
  const copy = copyOf(clause);
  const texts = copy && context.blockTexts ? textsOfBlock(context, copy) : context.translations;
  if (copy && !context.blockTexts) return clause.defines ?? [];
  return texts?.terms(copy ? (copy.source as ClauseInput) : clause) ?? clause.defines ?? [];
};
