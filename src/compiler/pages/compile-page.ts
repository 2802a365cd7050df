import type { PageListing, StaticPage } from "../../model/site/site.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { PageInput } from "../input/site-input.ts";

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
    items: items.map(({ text: words = "", title, href }) => ({ text: words, ...omitUndefined({ title, href }) })),
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
