import type { CompiledPlaybook } from "../../model/review/playbook.ts";
import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import type { VerificationLevel } from "../sources/verification-level.ts";
import type { BlockFileInput } from "../input/block-input.ts";
import { blockText } from "./block-text.ts";
import { compilePlaybook } from "./compile-playbook.ts";
import type { ClauseTextLookup, PlaybookDependencies, PlaybookInput, PlaybookItemInput } from "./compile-playbook.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { WithProblems } from "../problems/with-problems.ts";
import type { LawByTopic } from "../../model/law.ts";
import { dependenciesOf } from "../sources/dependencies.ts";
import { versionOf } from "../sources/read-source.ts";
import type { Memo } from "../sources/memo.ts";
import type { Report } from "../problems/problem.ts";
import type { Prose } from "../formula/compilation-context.ts";
import { checkWording } from "../verify/wording/check-wording.ts";

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
    for (const { mild, firm } of Object.values(item.requests ?? {}))
      for (const request of [mild, firm]) {
        add(request ?? {}, "text", request?.text);
        add(request ?? {}, "wording", request?.wording);
      }
    for (const slot of item.slots ?? []) add(slot, "say", slot.say);
    for (const limit of item.law ?? []) add(limit, "say", limit.say);
    for (const ban of item.bans ?? []) add(ban, "say", ban.say);
  }
  for (const check of input.checks ?? [])
    for (const key of ["title", "why", "ask"] as const) add(check, key, check[key]);
  return prose;
};

const compileAndVerifyPlaybook = (
  input: PlaybookInput,
  dependencies: PlaybookDependencies,
  verification: VerificationLevel,
  report: Report,
): CompiledPlaybook => {
  if (verification !== "none") checkWording(proseOf(input), "en", report);
  return compilePlaybook(input, dependencies, report);
};

const columnsIn = ({ law = [], bans = [] }: PlaybookItemInput): readonly (string | undefined)[] => [
  ...law.flatMap(({ limit, exception, unlimited, exempt = [] }) => [
    limit,
    exception,
    unlimited,
    ...exempt.map(({ where }) => where),
  ]),
  ...bans.map(({ where }) => where),
];

const topicsIn = ({ items = [] }: PlaybookInput): readonly string[] => [
  ...new Set(items.flatMap(columnsIn).flatMap((column) => (column === undefined ? [] : column.replace(/\..*/, "")))),
];

/** Compiles the playbooks, by id. */
export const compilePlaybooks = (
  byKind: SourcesByKind,
  memo: Memo,
  law: LawByTopic,
  verification: VerificationLevel,
): WithProblems<ReadonlyMap<string, CompiledPlaybook>> => {
  const library = byKind.all("block");
  const clauses: ClauseTextLookup = (id) => {
    const block = library.find(({ catalogPath }) => catalogPath.id === id);
    return block ? blockText(block.input as BlockFileInput) : null;
  };
  const hashes = library.map(versionOf);
  const playbooks = byKind.all("playbook").map((source) => {
    const { catalogPath, input } = source;
    const reads = dependenciesOf(byKind, law, topicsIn(input), []);
    const madeFrom = [versionOf(source), ...hashes, ...reads.versions];
    const playbook = memo.store(catalogPath.path, madeFrom, () =>
      collectProblems((report) => compileAndVerifyPlaybook(input, { clauses, law: reads.law }, verification, report)),
    );
    return [catalogPath.id, playbook] as const;
  });
  return {
    value: new Map(playbooks.map(([id, playbook]) => [id, playbook.value])),
    problems: playbooks.flatMap(([, playbook]) => playbook.problems),
  };
};
