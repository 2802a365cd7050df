import type { Playbook } from "../model/playbook.ts";
import type { Shelf } from "./compile-catalog.ts";
import type { LibraryClauseInput } from "./input.ts";
import { compilePlaybook } from "./kinds/playbook.ts";
import type { ClauseTexts, PlaybookInput } from "./kinds/playbook.ts";
import { made } from "./made.ts";
import type { Made } from "./made.ts";
import type { Memo } from "./memo.ts";
import type { Report } from "./problem.ts";
import type { Prose } from "./unit.ts";
import { checkWording } from "./wording/check-wording.ts";

// A clause of the library as a text to copy: what a form would fill in becomes a blank.
const plainClause = (input: LibraryClauseInput): string | null =>
  typeof input.text === "string" ? input.text.replaceAll(/\{\{[^}]*\}\}/g, "[fill in]").trim() : null;

const proseOf = (input: PlaybookInput): readonly Prose[] => {
  const prose: Prose[] = [];
  const add = (owner: object, key: string | number, source: unknown): void => {
    if (typeof source === "string") prose.push({ source, owner, key });
  };
  add(input, "about", input.about);
  for (const item of input.items ?? []) {
    for (const key of ["title", "question", "why", "ask"] as const) add(item, key, item[key]);
    for (const texts of [item.why, item.ask])
      if (typeof texts === "object") for (const [side, text] of Object.entries(texts)) add(texts, side, text);
    for (const slot of item.slots ?? []) add(slot, "say", slot.say);
  }
  for (const check of input.checks ?? [])
    for (const key of ["title", "why", "ask"] as const) add(check, key, check[key]);
  return prose;
};

const prove = (input: PlaybookInput, clauses: ClauseTexts, report: Report): Playbook => {
  checkWording(proseOf(input), "en", report);
  return compilePlaybook(input, clauses, report);
};

/** The playbooks by id. */
export const compilePlaybooks = (shelf: Shelf, memo: Memo): Made<ReadonlyMap<string, Playbook>> => {
  const library = shelf.all("clause");
  const clauses: ClauseTexts = (id) => {
    const clause = library.find(({ where }) => where.id === id && where.language === "en");
    return clause ? plainClause(clause.input) : null;
  };
  const hashes = library.map(({ file }) => file.hash);
  const playbooks = shelf.all("playbook").map(({ where, file, input }) => {
    const playbook = memo.keep(where.path, [file.hash, ...hashes], () =>
      made((report) => prove(input, clauses, report)),
    );
    return [where.id, playbook] as const;
  });
  return {
    value: new Map(playbooks.map(([id, playbook]) => [id, playbook.value])),
    problems: playbooks.flatMap(([, playbook]) => playbook.problems),
  };
};
