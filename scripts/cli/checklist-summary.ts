import type { IndexEntry } from "../../src/model/site/catalog-index.ts";
import type { Playbook, ReviewRequests } from "../../src/model/review/playbook.ts";
import { entryName } from "../../src/text/words/entry-name.ts";

/** What a review page looks for: its playbook, the sides a reader may be on, and the questions of its checklist. */
export const checklistOf = (
  { id, slugs, entry }: IndexEntry,
  playbook: Playbook,
  requests: ReviewRequests[string] = {},
) => ({
  id,
  name: entryName(entry),
  slugs,
  playbook: playbook.id,
  version: playbook.version,
  sides: playbook.sides.map((side) => side.name),
  items: playbook.items.map((item) => ({
    id: item.id,
    question: item.question,
    sort: item.sort,
    severity: item.severity,
    tones: Object.hasOwn(requests, item.id),
  })),
});

/** A checklist as lines of text: one for each question, with `both tones` where it has a mild and a firm request. */
export const checklistSummary = ({
  id,
  name,
  slugs,
  playbook,
  version,
  sides,
  items,
}: ReturnType<typeof checklistOf>) =>
  [
    `${name} (${id})`,
    `  reviewed with ${playbook} ${version}, for ${sides.join(" or ")}`,
    `  at ${slugs.map((slug) => `/s/${slug}/en`).join(", ")}`,
    "",
    ...items.map(
      (item) => `  ${item.id} (${item.sort}, ${item.severity}${item.tones ? ", both tones" : ""}) ${item.question}`,
    ),
  ].join("\n");
