import type { StaticPage } from "../../model/site/site.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { versionOf } from "../sources/read-source.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { VerificationLevel } from "../sources/verification-level.ts";
import { compilePage } from "./compile-page.ts";
import type { PageInput } from "../input/site-input.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { WithProblems } from "../problems/with-problems.ts";
import type { Memo } from "../sources/memo.ts";
import type { Report } from "../problems/problem.ts";
import type { Prose } from "../formula/compilation-context.ts";
import { checkWording } from "../verify/wording/check-wording.ts";

const proseOf = (input: PageInput): readonly Prose[] => {
  const prose: Prose[] = [];
  const add = (owner: object, key: string | number, source: string | undefined): void => {
    if (source !== undefined) prose.push({ source, owner, key });
  };
  add(input, "lead", input.lead);
  for (const section of input.sections ?? []) {
    add(section, "heading", section.heading);
    for (const [index, text] of (section.text ?? []).entries()) add(section.text ?? [], index, text);
    for (const item of section.items ?? []) add(item, "text", item.text);
  }
  return prose;
};

const compileAndVerifyPage = (
  { catalogPath, input }: SourceOfKnownKind,
  verification: VerificationLevel,
  report: Report,
): StaticPage => {
  if (verification !== "none") checkWording(proseOf(input), catalogPath.language, report);
  return compilePage(input, catalogPath.language);
};

/** Compiles the static pages, by id and language. */
export const compilePages = (
  byKind: SourcesByKind,
  memo: Memo,
  verification: VerificationLevel,
): WithProblems<ReadonlyMap<string, StaticPage>> => {
  const pages = byKind.all("page").map((source) => {
    const { catalogPath } = source;
    const page = memo.store(catalogPath.path, [versionOf(source)], () =>
      collectProblems((report) => compileAndVerifyPage(source, verification, report)),
    );
    return [`${catalogPath.id}.${catalogPath.language}`, page] as const;
  });
  return {
    value: new Map(pages.map(([name, page]) => [name, page.value])),
    problems: pages.flatMap(([, page]) => page.problems),
  };
};
