import type { StaticPage } from "../model/site.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import type { Shelf } from "./compile-catalog.ts";
import { compilePage } from "./kinds/page.ts";
import type { PageInput } from "./kinds/page.ts";
import { made } from "./made.ts";
import type { Made } from "./made.ts";
import type { Memo } from "./memo.ts";
import type { Report } from "./problem.ts";
import type { Prose } from "./unit.ts";
import { checkWording } from "./wording/check-wording.ts";

const proseOf = (input: PageInput): readonly Prose[] => {
  const prose: Prose[] = [];
  const add = (owner: object, key: string | number, source: string | undefined): void => {
    if (source !== undefined) prose.push({ source, owner, key });
  };
  add(input, "lead", input.lead);
  for (const section of input.sections ?? []) {
    add(section, "heading", section.heading);
    for (const [at, text] of (section.text ?? []).entries()) add(section.text ?? [], at, text);
    for (const item of section.items ?? []) add(item, "text", item.text);
  }
  return prose;
};

const provePage = ({ where, input }: PlacedSource, report: Report): StaticPage => {
  checkWording(proseOf(input), where.language, report);
  return compilePage(input, where.language);
};

/** The pages of plain words, by id and language. */
export const compilePages = (shelf: Shelf, memo: Memo): Made<ReadonlyMap<string, StaticPage>> => {
  const pages = shelf.all("page").map((source) => {
    const { where, file } = source;
    const page = memo.keep(where.path, [file.hash], () => made((report) => provePage(source, report)));
    return [`${where.id}.${where.language}`, page] as const;
  });
  return {
    value: new Map(pages.map(([name, page]) => [name, page.value])),
    problems: pages.flatMap(([, page]) => page.problems),
  };
};
