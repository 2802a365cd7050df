import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import type { BlockFileInput } from "../input/block-input.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { BlockOverlayInput } from "../input/overlay-input.ts";
import { translateDocument } from "../input/translations.ts";
import type { Translations } from "../input/translations.ts";
import { staleTexts } from "../translation/overlay.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { BlockUse } from "../input/block-use.ts";
import type { BlocksById } from "../sources/blocks-used.ts";

/** Texts of blocks in one language, while one document is compiled. */
export type BlockTexts = {
  /** Null for a block that has no texts in the language. */
  readonly translationsOf: (use: BlockUse) => Translations | null;
  /** The texts of a block that were asked for. */
  readonly known: (block: string) => Translations | undefined;
  /** Texts of blocks that the document needed and that are missing or older than their source. */
  readonly missing: () => readonly string[];
};

/** The blocks of a catalog with their translations. */
export type BlockLibrary = {
  readonly blocks: BlocksById;
  readonly overlay: (id: string, language: string) => BlockOverlayInput | null;
  /** Null for the language in which blocks are written. */
  readonly textsIn: (language: string) => BlockTexts | null;
};

/** A block as a document, for code that handles both. */
export const asDocument = ({ questions, clauses, schedules }: BlockFileInput): DocumentInput => ({
  steps: questions ? [{ fields: questions }] : [],
  document: { ...(clauses ? { clauses } : {}), ...(schedules ? { schedules } : {}) },
});

const textsIn = (library: Pick<BlockLibrary, "overlay">, language: string): BlockTexts => {
  const known = new Map<string, { readonly input: BlockFileInput; readonly texts: Translations }>();
  return {
    translationsOf: ({ block, input }) => {
      const found = known.get(block);
      if (found) return found.texts;
      const overlay = library.overlay(block, language);
      if (!overlay) return null;
      const texts = translateDocument(asDocument(input).document ?? {}, overlay);
      known.set(block, { input, texts });
      return texts;
    },
    known: (block) => known.get(block)?.texts,
    missing: () =>
      [...known].flatMap(([block, { input, texts }]) => {
        const stale = staleTexts(asDocument(input), library.overlay(block, language) ?? {});
        return [...texts.missing, ...stale].map((name) => `catalog/blocks/${block}/${language}.yaml: ${name}`);
      }),
  };
};

/** Collects the blocks of a catalog. */
export const createBlockLibrary = (byKind: SourcesByKind): BlockLibrary => {
  const blocks = new Map(
    byKind.all("block").map(({ catalogPath, input }) => [catalogPath.id, input as BlockFileInput]),
  );
  const overlays = new Map(
    byKind
      .all("block-overlay")
      .map(({ catalogPath, input }) => [`${catalogPath.id}.${catalogPath.language}`, input as BlockOverlayInput]),
  );
  const overlay = (id: string, language: string): BlockOverlayInput | null => overlays.get(`${id}.${language}`) ?? null;
  return {
    blocks,
    overlay,
    textsIn: (language) => (language === SOURCE_LANGUAGE ? null : textsIn({ overlay }, language)),
  };
};
