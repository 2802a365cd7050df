import type { Shelf } from "../compile-catalog.ts";
import type { PageInput } from "../kinds/page.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";

/** A link of a page to a section ("/help#free-help") leads to a section there is. */
export const checkAnchors = (shelf: Shelf, report: Report): void => {
  const pages = shelf.all("page").map(({ input }): PageInput => input);
  const sectionsAt = new Map(
    pages.flatMap(({ paths, sections }) => {
      const ids = (sections ?? []).flatMap(({ id }) => id ?? []);
      return (paths ?? []).map((path) => [path, ids] as const);
    }),
  );
  const items = pages.flatMap(({ sections }) => (sections ?? []).flatMap((section) => section.items ?? []));
  for (const item of items) {
    const [path = "", anchor] = (item.href ?? "").split("#");
    const sections = anchor === undefined ? undefined : sectionsAt.get(path);
    if (anchor === undefined || !sections || sections.includes(anchor)) continue;
    report("CW021", placeOf(item, "href"), `"${path}" has no section "${anchor}".`, didYouMean(anchor, sections));
  }
};
