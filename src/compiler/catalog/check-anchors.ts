import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { PageInput } from "../input/site-input.ts";
import { didYouMean } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** Reports links to page sections ("/help#free-help") that do not exist. */
export const checkAnchors = (byKind: SourcesByKind, report: Report): void => {
  const pages = byKind.all("page").map(({ input }): PageInput => input);
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
    report("CW021", rangeOf(item, "href"), `"${path}" has no section "${anchor}".`, didYouMean(anchor, sections));
  }
};
