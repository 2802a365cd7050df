import type { Context } from "../../../model/context.ts";
import type { CoverNote } from "../../../model/cover-note.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { Block, Inline, LegalDocument } from "../../../model/document.ts";
import type { FormView } from "../../../model/form-view.ts";
import { valueAt } from "../../../model/form-view-lookup.ts";
import { coverNoteWordsOf } from "../../../text/language-registry/cover-note-words.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import type { CoverNoteWords } from "../../../text/words/cover-note-words.ts";
import { printable } from "../../../text/printable.ts";
import { typesetAnswer } from "../../../text/typeset.ts";
import { currencyCode } from "../../../values/money.ts";
import { blanksOfNote } from "./blanks-of-note.ts";
import type { BlanksOfNote } from "./blanks-of-note.ts";
import { lawOfNote } from "./law-of-note.ts";
import type { LawOfNote } from "./law-of-note.ts";
import { peopleWhoSign } from "../people-who-sign.ts";
import { stepsOfWarnings } from "../steps-of-warnings.ts";
import { stepsOfNote } from "./steps-of-note.ts";

/** A paragraph with its subject in bold, and a numbered list below it. */
type Section = {
  readonly id: string;
  readonly heading?: string;
  readonly sentences: readonly string[];
  readonly items?: readonly string[];
};

type WriteText = (words: string) => Inline;

const textWriter =
  (language: string): WriteText =>
  (words) => ({ type: "text", text: typesetAnswer(printable(words), language) });

const blocksOf = (
  { id, heading, sentences, items = [] }: Section,
  space: string,
  text: WriteText,
): readonly Block[] => {
  const content: readonly Inline[] = [
    ...(heading === undefined ? [] : [{ type: "strong", content: [text(heading)] } as const]),
    ...(heading !== undefined && sentences.length > 0 ? [text("\n")] : []),
    ...(sentences.length > 0 ? [text(sentences.join(space))] : []),
  ];
  const numbered = items.map((item, index) => ({ number: `${index + 1}.`, content: [text(item)] }));
  return [
    { type: "paragraph", id: `note.${id}`, content, fields: [] },
    ...(items.length > 0 ? [{ type: "list", id: `note.${id}.items`, items: numbered } as const] : []),
  ];
};

const signatures = (document: LegalDocument, role: "witness" | "notary"): number =>
  document.blocks.filter((block) => block.type === "signature" && block.role === role).length;

/** How to sign, as the document's own signature blocks require it; null if it has none. */
const signingOf = (
  document: LegalDocument,
  { allowed, reason }: DocumentDefinition["esign"],
  hasFormLanguage: boolean,
  words: CoverNoteWords["signing"],
): readonly string[] | null => {
  const { people, places, areNamed } = peopleWhoSign(document.blocks);
  const witnesses = signatures(document, "witness");
  if (places + witnesses === 0) return null;
  const hasNotary = document.blocks.some(({ type }) => type === "notarial") || signatures(document, "notary") > 0;
  return [
    ...(places > 0 ? [areNamed ? words.signers(people, places) : words.signatures(places)] : []),
    ...(witnesses > 0 ? [words.witnesses(witnesses)] : []),
    ...(hasNotary ? [words.notary] : []),
    ...(document.initials === undefined ? [] : [words.initials]),
    words.esign[allowed],
    ...(reason !== undefined && hasFormLanguage ? [reason] : []),
  ];
};

const lawSections = (
  { sentences, inSummary, notConfirmed }: LawOfNote,
  words: CoverNoteWords["law"],
): readonly Section[] => {
  const { heading } = words;
  const read = { id: "law", sentences: [...sentences, ...(inSummary.length > 0 ? [words.inSummary] : [])] };
  const open = { id: "law.open", sentences: [words.notConfirmed], items: notConfirmed };
  const sections: readonly Section[] = [
    ...(read.sentences.length > 0 ? [{ ...read, items: inSummary }] : []),
    ...(notConfirmed.length > 0 ? [open] : []),
  ];
  return sections.map((section, index) => (index === 0 ? { ...section, heading } : section));
};

const blankSections = (
  { printed, unprinted }: BlanksOfNote,
  { blanks, unchecked }: CoverNoteWords,
): readonly Section[] => [
  ...(printed.length > 0 || unprinted.length === 0
    ? [
        {
          id: "blanks",
          heading: blanks.heading,
          sentences: [printed.length === 0 ? blanks.none : blanks.open(printed.length)],
          items: printed,
        },
      ]
    : []),
  ...(unprinted.length > 0
    ? [
        {
          id: "unchecked",
          heading: unchecked.heading,
          sentences: [unchecked.open(unprinted.length)],
          items: unprinted,
        },
      ]
    : []),
];

/**
 * The page "About this form" for a document and the answers it was assembled from, in the document's language.
 *
 * Labels and next steps are the author's, in the language of the form; if that is another one, the page says so.
 */
export const createCoverNote = (
  definition: DocumentDefinition,
  view: FormView,
  context: Context,
  document: LegalDocument,
): CoverNote => {
  const words = coverNoteWordsOf(document.language);
  const { longDate } = wordsOf(document.language);
  const text = textWriter(document.language);
  const currency = currencyCode(context.settings.currency);
  const get = (name: string) => valueAt(view, name);
  const law = lawOfNote({ definition, get, today: context.today, currency, words: words.law });
  const blanks = blanksOfNote(document, view, words.blanks);
  const hasFormLanguage = definition.language === document.language;
  // A warning made from law is in the list of what was read in a summary.
  const warnings = view.warnings.filter(({ stop, atOnce }) => !stop && atOnce !== true).map(({ text: shown }) => shown);
  const signing = signingOf(document, definition.esign, hasFormLanguage, words.signing);
  const steps = [...stepsOfWarnings(view), ...stepsOfNote(definition, get, currency, words.steps)];
  const made = words.made(document.title, longDate(context.today), document.provenance.version);
  const lists = [blanks.printed, blanks.unprinted, warnings, steps, law.inSummary, law.notConfirmed];
  const isMixed = !hasFormLanguage && lists.some((list) => list.length > 0);
  const sections: readonly Section[] = [
    { id: "made", sentences: [words.apart, made, words.noLawyer, ...(isMixed ? [words.formLanguage] : [])] },
    ...lawSections(law, words.law),
    ...blankSections(blanks, words),
    ...(warnings.length > 0
      ? [{ id: "warnings", heading: words.warnings.heading, sentences: [words.warnings.given], items: warnings }]
      : []),
    ...(signing ? [{ id: "signing", heading: words.signing.heading, sentences: signing }] : []),
    ...(steps.length > 0 ? [{ id: "steps", heading: words.steps.heading, sentences: [], items: steps }] : []),
  ];
  return {
    footer: words.apart,
    blocks: [
      { type: "heading", id: "note", content: [text(words.title)] },
      ...sections.flatMap((section) => blocksOf(section, words.space, text)),
    ],
  };
};
