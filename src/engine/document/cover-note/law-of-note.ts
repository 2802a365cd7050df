import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import { jurisdictionNamesOf } from "../../../fields/jurisdiction-names.ts";
import { columnDetails, createLawFact, distinctFacts } from "../../../law/law-facts.ts";
import type { LawFactContext } from "../../../law/law-facts.ts";
import { linkLaw } from "../../../law/law-in-force.ts";
import { isLawReadUsed } from "../../../law/is-law-read-used.ts";
import type { DocumentDefinition, LawRead } from "../../../model/definition.ts";
import type { LawFact } from "../../../model/form-view.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { joinList } from "../../../text/values/join-list.ts";
import type { CoverNoteWords } from "../../../text/words/cover-note-words.ts";
import { isCalendarDate, parseIsoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

type Asked = {
  readonly definition: Pick<DocumentDefinition, "law" | "topics" | "steps" | "document">;
  readonly get: VariableLookup;
  readonly today: CalendarDate;
  readonly currency: string;
  readonly words: CoverNoteWords["law"];
};

/** The sentences about the law of a document; values read in a summary, and subjects not confirmed, each on a line. */
export type LawOfNote = {
  readonly sentences: readonly string[];
  readonly inSummary: readonly string[];
  readonly notConfirmed: readonly string[];
};

const dated = (text: string | null, longDate: (date: CalendarDate) => string): string => {
  const date = text === null ? null : parseIsoDate(text);
  return date ? longDate(date) : "";
};

/** A label alone could read as a statement: "Terms are void" for a state where they are valid. */
const lineOf = ({ label, formatted, jurisdiction, cite }: LawFact, words: CoverNoteWords["law"]): string => {
  const name = `${label} (${jurisdiction})`;
  const line = formatted === "" ? name : words.value(name, formatted);
  return cite === null ? line : `${line.replace(/\.$/, "")}, ${cite}`;
};

const isText = (value: unknown): value is string => typeof value === "string";

const isUnresolved = ({ status }: LawFact): boolean => status === "unknown" || status === "disputed";

/** A subject whose law is not known, with the address of a page to consult. */
const openLineOf = (subject: string, { jurisdiction, href }: LawFact, words: CoverNoteWords["law"]): string => {
  const name = `${subject} (${jurisdiction})`;
  return href === null ? name : words.whereToLook(name, href);
};

/** The subjects of topics without any known value, and values on which sources disagree. */
const openLines = (
  facts: readonly LawFact[],
  subjectOf: (name: string) => string | undefined,
  words: CoverNoteWords["law"],
): readonly string[] => {
  const known = new Set(facts.filter((fact) => !isUnresolved(fact)).map(({ topic }) => topic));
  const lines = facts.filter(isUnresolved).flatMap((fact) => {
    if (known.has(fact.topic)) return fact.status === "disputed" ? [openLineOf(fact.label, fact, words)] : [];
    return [openLineOf(subjectOf(fact.topic) ?? fact.label, fact, words)];
  });
  return [...new Set(lines)];
};

/** The law a document was written for, when it was read, what was read in a summary only, and what was not confirmed. */
export const lawOfNote = ({ definition, get, today, currency, words }: Asked): LawOfNote => {
  const use = definition.law;
  const { language } = definition.document;
  const prose = wordsOf(language);
  const fields = definition.steps.flatMap((step) => step.fields);
  const names = jurisdictionNamesOf(fields, language);
  const keys = use ? linkLaw(use).keys(get) : {};
  const placeName = (code: string): string => words.countries?.get(code) ?? names.get(code) ?? code;
  const around: LawFactContext = { law: get("law"), keys, jurisdictionName: placeName, language, currency };
  const reads = [...(use?.needed ?? []), ...(use?.printed ?? [])].filter((read) => isLawReadUsed(read, get));
  const factsOf = (from: readonly LawRead[]): readonly LawFact[] =>
    distinctFacts(from.flatMap((read) => createLawFact(read, around) ?? []));
  const facts = factsOf(reads).filter(({ checked }) => checked !== null);
  const days = facts.flatMap(({ checked }) => checked ?? []).toSorted();
  const subjectOf = (name: string): string | undefined => definition.topics?.[use?.topicOf?.[name] ?? name]?.title;
  const notConfirmed = openLines(factsOf(reads), subjectOf, words);
  if (!use || days.length === 0) {
    const chosen = fields.flatMap(({ id, kind }) => (kind === "place" ? [get(id)] : [])).find(isText);
    const none = chosen === undefined ? words.none : words.noneOf(placeName(chosen));
    return { sentences: notConfirmed.length === 0 ? [none] : [], inSummary: [], notConfirmed };
  }
  const on = link(use.keyDate.ast)(get);
  const systemName = (code: string): string => words.systems?.get(code) ?? placeName(code);
  const systems = new Set(facts.map(({ topic }) => systemName(keys[topic]?.jurisdiction ?? "")));
  return {
    sentences: [
      words.of(joinList([...systems], "and", prose), prose.longDate(isCalendarDate(on) ? on : today)),
      words.read(dated(days[0]!, prose.longDate), dated(days.at(-1)!, prose.longDate)),
    ],
    inSummary: factsOf(reads.filter((read) => columnDetails(around, read)?.["certainty"] === "secondary")).map((fact) =>
      lineOf(fact, words),
    ),
    notConfirmed,
  };
};
