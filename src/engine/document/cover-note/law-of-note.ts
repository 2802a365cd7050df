import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import { jurisdictionNamesOf } from "../../../fields/jurisdiction-names.ts";
import { columnDetails, createLawFact, distinctFacts } from "../../../law/law-facts.ts";
import type { LawFactContext } from "../../../law/law-facts.ts";
import { linkLaw } from "../../../law/law-in-force.ts";
import type { DocumentDefinition, LawRead } from "../../../model/definition.ts";
import type { LawFact } from "../../../model/form-view.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { joinList } from "../../../text/values/join-list.ts";
import type { CoverNoteWords } from "../../../text/words/cover-note-words.ts";
import { isCalendarDate, parseIsoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";

type Asked = {
  readonly definition: Pick<DocumentDefinition, "law" | "steps" | "document">;
  readonly get: VariableLookup;
  readonly today: CalendarDate;
  readonly currency: string;
  readonly words: CoverNoteWords["law"];
};

/** The sentences about the law of a document, and the values read in a summary, each on a line. */
export type LawOfNote = { readonly sentences: readonly string[]; readonly inSummary: readonly string[] };

const dated = (text: string | null, longDate: (date: CalendarDate) => string): string => {
  const date = text === null ? null : parseIsoDate(text);
  return date ? longDate(date) : "";
};

/** A label alone could read as a statement: "Terms are void" for a state where they are valid. */
const lineOf = ({ label, shown, place, cite }: LawFact, words: CoverNoteWords["law"]): string => {
  const name = `${label} (${place})`;
  return `${shown === "" ? name : words.value(name, shown)}${cite === null ? "" : `, ${cite}`}`;
};

/** The law a document was written for, when it was read, and what was read in a summary only. */
export const lawOfNote = ({ definition, get, today, currency, words }: Asked): LawOfNote => {
  const use = definition.law;
  const { language } = definition.document;
  const prose = wordsOf(language);
  const names = jurisdictionNamesOf(
    definition.steps.flatMap(({ fields }) => fields),
    language,
  );
  const around: LawFactContext = {
    law: get("law"),
    keys: use ? linkLaw(use).keys(get) : {},
    placeName: (code) => words.countries?.get(code) ?? names.get(code) ?? code,
    language,
    currency,
  };
  const reads = [...(use?.needed ?? []), ...(use?.printed ?? [])].filter(
    ({ when }) => !when || link(when.ast)(get) === true,
  );
  const factsOf = (from: readonly LawRead[]): readonly LawFact[] =>
    distinctFacts(from.flatMap((read) => createLawFact(read, around) ?? []));
  const facts = factsOf(reads).filter(({ checked }) => checked !== null);
  const days = facts.flatMap(({ checked }) => checked ?? []).toSorted();
  if (!use || days.length === 0) return { sentences: [words.none], inSummary: [] };
  const on = link(use.on.ast)(get);
  const places = joinList([...new Set(facts.map(({ place }) => place))], "and", prose);
  return {
    sentences: [
      words.of(places, prose.longDate(isCalendarDate(on) ? on : today)),
      words.read(dated(days[0]!, prose.longDate), dated(days.at(-1)!, prose.longDate)),
    ],
    inSummary: factsOf(reads.filter((read) => columnDetails(around, read)?.["certainty"] === "secondary")).map((fact) =>
      lineOf(fact, words),
    ),
  };
};
