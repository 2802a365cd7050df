import { foldText } from "../../text/fold-text.ts";
import type { MessagesInput, VocabularyInput } from "../input/site-input.ts";
import { filePosition, rangeOf } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";

const pagesOf = (byKind: SourcesByKind): ReadonlySet<string> => {
  const { services = [] }: VocabularyInput = byKind.single("vocabulary");
  const listed = (["document", "calculator", "checker", "tool", "review", "page"] as const).flatMap((schema) =>
    byKind.all(schema).map(({ catalogPath }) => catalogPath.id),
  );
  return new Set([...listed, ...services.flatMap(({ id }) => id ?? [])]);
};

const checkOwner = (
  { catalogPath, input }: SourceOfKnownKind,
  pages: ReadonlySet<string>,
  needs: readonly string[],
  report: Report,
): void => {
  const { no_page: noPage = false, referral }: MessagesInput = input;
  const isPage = pages.has(catalogPath.id);
  if (noPage && isPage)
    report(
      "CW017",
      rangeOf(input, "no_page"),
      `There is a page "${catalogPath.id}".`,
      "Name the file for the subject.",
    );
  if (!noPage && !isPage)
    report("CW021", rangeOf(input), `There is no page "${catalogPath.id}".`, didYouMean(catalogPath.id, pages));
  if (referral === undefined) return;
  const range = rangeOf(input, "referral");
  if (!noPage) report("CW017", range, "The page answers these messages, so no one is referred elsewhere.");
  if (!needs.includes(referral))
    report("CW021", range, `vocabulary.yaml has no referral ${quoted(referral)}.`, didYouMean(referral, needs));
};

/** Checks that example messages belong to a page or a referral that exists, and that no message is given twice. */
export const checkMessages = (byKind: SourcesByKind, report: Report): void => {
  const files = byKind.all("messages");
  if (files.length === 0) return;
  const { referrals = {} }: VocabularyInput = byKind.single("vocabulary");
  const pages = pagesOf(byKind);
  const seen = new Map<string, SourceRange>();
  for (const file of files) {
    checkOwner(file, pages, Object.keys(referrals), report);
    const { en = [], ja = [] }: MessagesInput = file.input;
    for (const list of [en, ja])
      for (const [index, message] of list.entries()) {
        const [key, range] = [foldText(message).trim(), rangeOf(list, index)];
        const other = seen.get(key);
        if (other === undefined) seen.set(key, range);
        else {
          const { path, line } = filePosition(other);
          report("CW241", range, `The same message is on line ${line} of ${path}.`, "Keep the one that fits better.");
        }
      }
  }
};
