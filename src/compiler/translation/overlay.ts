import { clauseId } from "../input/clause-id.ts";
import { copyOf } from "../input/block-use.ts";
import { digestsOf } from "./digests.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { ClauseInput } from "../input/schema-types.ts";
import { didYouMean } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import type { ClauseTexts, ClauseTextsById, OverlayInput } from "../input/overlay-input.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import { allClauses } from "../input/all-clauses.ts";

const expectKnown = (owner: object, key: string, known: Iterable<string>, report: Report): void => {
  const names = [...known];
  if (names.includes(key)) return;
  report("CW054", rangeOfKey(owner, key), `The source has nothing with the id "${key}".`, didYouMean(key, names));
};

const lists = ["items", "variants", "defines"] as const;

const checkLengths = (texts: ClauseTexts, source: ClauseInput, report: Report): void => {
  for (const key of lists) {
    const [mine, theirs] = [texts[key]?.length ?? 0, source[key]?.length ?? 0];
    if (mine > theirs) {
      report("CW054", rangeOf(texts, key), `The source has ${theirs} ${key}, and here are ${mine}.`);
    }
  }
};

const checkTexts = (
  texts: ClauseTextsById | undefined,
  sources: ReadonlyMap<string, ClauseInput>,
  report: Report,
): void => {
  for (const [id, own] of Object.entries(texts ?? {})) {
    expectKnown(texts ?? {}, id, sources.keys(), report);
    const source = sources.get(id);
    if (source) checkLengths(own, source, report);
  }
};

const checkOptions = (input: DocumentInput, overlay: OverlayInput, report: Report): void => {
  const fields = new Map(
    (input.steps ?? []).flatMap((step) => (step.fields ?? []).map((field) => [field.id ?? "", field])),
  );
  for (const [id, words] of Object.entries(overlay.options ?? {})) {
    expectKnown(overlay.options ?? {}, id, fields.keys(), report);
    const known = fields.get(id)?.options?.flatMap((option) => option.is ?? []);
    if (known) for (const option of Object.keys(words)) expectKnown(words, option, known, report);
  }
  for (const role of Object.keys(overlay.roles ?? {})) {
    expectKnown(overlay.roles ?? {}, role, Object.keys(input.roles ?? {}), report);
  }
};

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * Reports translations of texts that nothing supplies.
 *
 * Returns the names of supplied texts that the document prints and the translation lacks.
 */
export const checkSupplied = (
  { words = {} }: OverlayInput,
  supplied: ReadonlyMap<string, readonly string[]>,
  printed: ReadonlySet<string>,
  report: Report,
): readonly string[] => {
  for (const [formula, own] of Object.entries(words)) {
    expectKnown(words, formula, supplied.keys(), report);
    const known = supplied.get(formula);
    if (known && typeof own !== "string") for (const text of Object.keys(own)) expectKnown(own, text, known, report);
  }
  return [...supplied].flatMap(([formula, texts]) => {
    const own = Object.hasOwn(words, formula) ? words[formula] : undefined;
    if (!printed.has(formula) || typeof own === "string") return [];
    if (own === undefined) return texts.length > 0 ? [`words.${formula}`] : [];
    return texts.filter((text) => !Object.hasOwn(own, text)).map((text) => `words.${formula} "${shorten(text)}"`);
  });
};

/**
 * Options printed by their labels that have no translation. If some options have their own wording (`says`), those
 * without are never printed.
 */
export const missingOptions = (
  input: DocumentInput,
  { options = {} }: OverlayInput,
  printed: ReadonlySet<string>,
): readonly string[] =>
  (input.steps ?? [])
    .flatMap((step) => step.fields ?? [])
    .filter((field) => !copyOf(field))
    .filter(({ id = "", options: own }) => printed.has(id) && own?.every(({ says }) => says === undefined))
    .flatMap(({ id = "", options: own = [] }) => {
      const words = Object.hasOwn(options, id) ? options[id] : undefined;
      return own.flatMap(({ is = "" }) => (words && Object.hasOwn(words, is) ? [] : [`options.${id}.${is}`]));
    });

type Digests = { readonly [text: string]: string };

const changedSince = (now: Digests, kept: Digests | undefined): readonly string[] =>
  Object.entries(kept ?? {})
    .filter(([name, digest]) => Object.hasOwn(now, name) && now[name] !== digest)
    .map(([name]) => name);

const reportStale = (overlay: { digests?: Digests }, names: readonly string[], report: Report): void => {
  for (const name of names) {
    const owner = overlay.digests && Object.hasOwn(overlay.digests, name) ? overlay.digests : overlay;
    report(
      "CW053",
      rangeOfKey(owner, name),
      `The source of "${name}" changed after it was translated.`,
      "Translate it anew, then run: npm run -s catalog -- translations <id> --record",
    );
  }
};

/** Names of texts whose source changed after they were translated. */
export const staleTexts = (input: DocumentInput, overlay: OverlayInput): readonly string[] => {
  const changed = changedSince(digestsOf(input.document ?? {}), overlay.digests);
  const marked = Object.entries({ ...overlay.clauses, ...overlay.schedules }).filter(([, texts]) => texts.stale);
  return [...new Set([...changed, ...marked.map(([id]) => `clauses.${id}`)])];
};

/** Reports translations of things the source does not have. */
export const checkOverlay = (input: DocumentInput, overlay: OverlayInput, report: Report): void => {
  const { document } = input;
  const schedules = document?.schedules ?? [];
  const clauses = [...allClauses(document?.clauses), ...schedules.flatMap((schedule) => allClauses(schedule.clauses))];
  const byId = (list: readonly ClauseInput[]) =>
    new Map(list.map((clauseInput) => [clauseId(clauseInput), clauseInput]));
  const isOwn = (clauseInput: ClauseInput): boolean => clauseInput.use === undefined && !copyOf(clauseInput);
  checkTexts(overlay.clauses, byId(clauses.filter((clause) => isOwn(clause) || clause.part !== undefined)), report);
  checkTexts(overlay.schedules, byId(schedules.filter(isOwn)), report);
  checkOptions(input, overlay, report);
  reportStale(overlay, staleTexts(input, overlay), report);
};
