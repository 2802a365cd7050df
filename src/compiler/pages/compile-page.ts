import type { PageListing, PageSection, StaticPage } from "../../model/site/site.ts";
import { omitUndefined } from "../input/omit-undefined.ts";

/** A file of `catalog/pages` after schema validation. */
export type PageInput = {
  id?: string;
  title?: string;
  lead?: string;
  paths?: string[];
  synonyms?: string[];
  icon?: string;
  sections?: { -readonly [K in keyof PageSection]?: PageSection[K] }[];
};

/** Compiles a static page. */
export const compilePage = (input: PageInput, language: string): StaticPage => ({
  id: input.id ?? "",
  language,
  title: input.title ?? "",
  lead: input.lead ?? "",
  paths: input.paths ?? [],
  synonyms: input.synonyms ?? [],
  icon: input.icon ?? "file-text",
  sections: (input.sections ?? []).map(({ id = "", heading = "", text = [], items = [], shows }) => ({
    id,
    heading,
    text,
    items,
    ...omitUndefined({ shows }),
  })),
});

/** The data that menus and search need of a page. */
export const pageListing = ({ id, language, title, lead, paths, synonyms, icon }: StaticPage): PageListing => ({
  id,
  language,
  title,
  lead,
  paths,
  synonyms,
  icon,
});
