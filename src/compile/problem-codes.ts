import { diagnosticCodes } from "../feel/compile/diagnostic.ts";
import type { DiagnosticCode } from "../feel/compile/diagnostic.ts";
import { codeOfDiagnostic } from "./diagnostic-codes.ts";
import type { FormulaCode } from "./diagnostic-codes.ts";
import { lawSourceCodes } from "./law-source-codes.ts";

/** How grave a kind of problem is, what it is called, and why it matters. */
export type CodeEntry = { readonly severity: "error" | "warning"; readonly title: string; readonly why: string };

const error = (title: string, why: string): CodeEntry => ({ severity: "error", title, why });

const warning = (title: string, why: string): CodeEntry => ({ severity: "warning", title, why });

const ownCodes = {
  CW001: error(
    "YAML cannot read this",
    "The file breaks off for the reader at this place, so nothing after it is certain.",
  ),
  CW002: error("key given twice", "YAML would silently keep one of the two values."),
  CW003: error(
    "file too large or nested too deeply",
    "A limit protects the editor, the check and the visitor's browser.",
  ),
  CW004: error("comment swallows text", "A # after a space starts a comment, so the rest of the text is lost."),
  CW005: error("number is read differently", "YAML drops leading and odd digits, so 01234 would become 1234."),
  CW006: error("key without a value in braces", "Inside { } a comma ends the value, so half of the text became a key."),
  CW007: error(
    "character that cannot be seen or typed",
    "It looks like a space or a plain quote but is none, so ids and searches fail.",
  ),
  CW008: error("anchor, alias or tag", "Shared text is used by id (`use:`), so that one can ask where it is used."),
  CW009: error("text begins with {{", "YAML takes the braces for its own; quotes or a >- block keep them as text."),
  CW010: error("file stands in the wrong place", "The folder decides what a file is, and its name is its id."),
  CW011: error("unknown key", "A key nobody reads is a question, clause or rule that silently does nothing."),
  CW012: error("unknown value", "Only the listed values mean something here."),
  CW013: error("wrong kind of value", "The value has another shape than this key needs."),
  CW014: error("key missing", "Without it the page cannot be made."),
  CW015: error(
    "wrong form",
    "Ids and addresses keep one form, so that they can be used in formulas and links forever.",
  ),
  CW016: error("too short, too long, too few or too many", "The limit keeps pages readable and files small."),
  CW017: error("key does not go with the others", "Here the key would have no effect."),
  CW018: warning("part of an answer never used", "An address nobody reads is asked for without a reason."),
  CW019: warning(
    "party that never signs",
    "A duty binds whoever signed for it; where somebody need not sign, that is said.",
  ),
  CW020: error("name taken twice", "A formula could not tell which of the two is meant."),
  CW021: error("unknown name", "What is named here does not exist."),
  CW022: error("unknown icon", "Without its picture the entry would stand bare in menus."),
  CW023: error("name that cannot be used", "The word already means something in formulas."),
  CW024: error("address taken twice", "One address leads to one page; letter case and a/an make no difference."),
  CW025: error("options empty or repeated", "A choice offers at least one answer, and each answer once."),
  CW026: error("circular condition", "Questions that wait for each other are never asked."),
  CW027: error("never reached", "No answers lead here, so the text is dead or its condition is wrong."),
  CW028: error("too many questions in a step", "Shorter steps lose fewer people."),
  CW029: warning("answer never used", "A question nobody needs costs time and asks for data without a reason."),
  CW030: warning("figure never used", "A named figure nobody reads is either forgotten or meant somewhere else."),
  CW031: error(
    "formula of another type",
    "A condition must be true or false; a date, a number or a text decides nothing.",
  ),
  CW032: error(
    "reference to a clause that may be missing",
    "A reference to nothing is a hole in the finished document.",
  ),
  CW033: error(
    "answer that may be missing",
    "Where the question is not asked, the text would show a blank nobody can fill.",
  ),
  CW034: error("term defined twice", "Two definitions of one word are an invitation to a dispute."),
  CW035: warning("term never used", "A definition without use makes readers look for what is not there."),
  CW036: warning("term not listed", "Only listed terms are marked where they are defined and checked everywhere else."),
  CW037: error("no plain explanation", "Every clause says in plain words what it means."),
  CW038: error("no execution rules", "Mistakes in signing and witnessing are the commonest way such a document fails."),
  CW039: error("delicate matter not marked", "A visitor in danger needs a quick way out and no traces."),
  CW040: error("nothing to print", "A heading without text stands orphaned in the document."),
  CW041: warning(
    "attachment nobody refers to",
    "A reader of the clauses would not know that it is there, nor what it is for.",
  ),
  CW042: warning("optional answer printed", "If it is left out, a blank stays in the finished document."),
  CW043: warning("no variant may fit", "The clause would silently fall away."),
  CW044: warning("list of one item", "A lettered list with one entry looks as if something were missing."),
  CW045: error("cells do not fit the columns", "The table would be shifted or cut."),
  CW046: error(
    "signature that does not fit the text",
    "Whoever signs is named in the text, and signs once: a name nobody knows from the text binds to nothing.",
  ),
  CW047: error("signing without reason or source", "A rule about signing is law and carries its source."),
  CW048: warning("term not defined", "A capitalised word in mid-sentence makes readers look for its definition."),
  CW049: warning("delicate question early", "People stop where they do not see why something is asked."),
  CW050: warning(
    "no word on which language decides",
    "When the same paper is signed in two languages, one of the texts must go before the other.",
  ),
  CW051: error("text missing in the document's language", "A document never falls back to another language."),
  CW052: warning("translation not complete", "A document language is offered only when every text of it exists."),
  CW053: warning(
    "translation is older than its source",
    "The source changed since; a visitor would sign something else.",
  ),
  CW054: error("translation of nothing", "The source has no such text, so this one is never printed."),
  CW055: error("same question, another kind", "Answers move from one body to the other by the id of the question."),
  CW056: error("division by zero", "There is no figure then, and the visitor reads only that one is missing."),
  CW057: error("checker that always knows", "Facts that no rule is for come up; an honest checker says so."),
  CW058: error("calculator without an example", "A figure nobody has worked out by hand proves nothing."),
  CW059: warning("defined term not in quotes", "Readers find a definition by its quotation marks."),
  CW060: error("unknown place", "Law is looked up by ISO 3166 code; a misspelt place is never found."),
  CW061: error("law without proof", "A value nobody can check is a rumour."),
  CW062: warning("law past its review", "Nobody has looked since whether the value still holds."),
  CW063: error(
    "law long past its review",
    "A month after its day of review nobody can answer for the value any more; read it again.",
  ),
  CW064: error("dates of law out of order", "On some day two values or none would be in force."),
  CW065: error(
    "bracket table without a mode",
    "Marginal rates, whole-amount rates and cliffs give very different sums.",
  ),
  CW066: error("rows overlap", "Two answers to one question: which of them holds would be an accident."),
  CW067: error("no row fits", "For some inputs the table would give nothing."),
  CW068: error(
    "number out of nowhere",
    "A visitor must be able to follow every figure to the step or the law it comes from.",
  ),
  CW069: warning(
    "change of law not proved",
    "A pair of cases, one day apart, shows that the old and the new law are kept apart.",
  ),
  CW070: error("case does not hold", "The case says what must come out; either the text or the case is wrong."),
  CW071: error("answer of a case does not fit", "A case with answers no visitor could give proves nothing."),
  CW072: error("no case leads here", "What no case prints nobody has ever read in a finished document."),
  CW073: error("fault in a finished document", "This is what a visitor would download."),
  CW074: error(
    "figure not rounded",
    "Nobody can pay a fraction of a cent; the law says how to round, and the step shows it.",
  ),
  CW075: error("rule about the figures broken", "The author says how the figures move, and they move otherwise."),
  CW076: error(
    "too few cases",
    "From version 1.0 on a document is for the public; a few finished ones, each read by somebody, are the least proof.",
  ),
  CW077: error(
    "citation of another form or place",
    "A lawyer looks the citation up; one that is written otherwise, or belongs to another state, is not found.",
  ),
  CW078: warning("too much in the passive", "People act sooner on a sentence that says who does what."),
  CW079: error(
    "phrase that cannot be looked for",
    "A phrase is bounded and clear, so that no text can make a review slow.",
  ),
  CW080: error("promise nobody can keep", "We are not a law firm, and such words are also forbidden in advertising."),
  CW081: error("text left behind", "A visitor would read it."),
  CW082: warning("contraction", "Words in full are easier for people who read slowly or translate."),
  CW083: warning("and/or", "Courts have read it both ways."),
  CW084: warning("long sentence", "Long sentences are where readers get lost."),
  CW085: warning("hard to read", "Most people read comfortably at school year 8."),
  CW086: warning("label ends with a colon", "Screen readers read the colon out, and it looks unlike all other labels."),
  CW087: warning("hint too long or with a link", "A hint is read out as a whole before one can answer."),
  CW088: warning("man or woman", "The same text serves everybody."),
  CW089: error("address without encryption", "Visitors are sent to addresses that cannot be tampered with on the way."),
  CW090: warning(
    "number of law in the text",
    "Law changes; dated values in catalog/law change with it, a sentence does not.",
  ),
  CW091: warning("name too long for menus", "It would be cut off in the menu."),
  CW092: warning("two questions in one", "One answer cannot fit both."),
  CW093: warning("all capitals", "Whole paragraphs in capitals are the hardest to read."),
  CW094: error("message that does not help", "A message says what to do, not what went wrong with whom."),
  CW095: warning("day in figures only", "01/02/03 is another day in every country; write the month as a word."),
  CW096: warning("one or several in brackets", "Text in a finished document agrees with how many there are."),
  CW097: warning("double negative", "Two negatives make readers turn the sentence round in their heads."),
  CW098: warning("two styles mixed", "One text keeps one style."),
  CW201: error(
    "law column without a label",
    "A warning shows the value of the law by this name; without it a visitor reads an internal id.",
  ),
  CW202: error(
    "place asked too late",
    "A visitor whose place cannot be served should learn it before answering anything else.",
  ),
  CW203: error(
    "refusal or warning the engine makes",
    "The engine stops where needed law is unknown and names what was read in a summary; a copy by hand goes out of step.",
  ),
  CW099: warning("figure of speech", "Readers who learned the language later, and translators, take it at its word."),
  CW100: error(
    "unknown law taken for an answer",
    "Where nobody has read the law, its column is empty: a test for empty, a count or a default would turn that into a confident answer. Ask for the status of the column first.",
  ),
  ...lawSourceCodes,
} as const satisfies { readonly [code: string]: CodeEntry };

/** A stable code: it never changes its meaning and is never used again for something else. */
export type ProblemCode = keyof typeof ownCodes | FormulaCode;

const formulaWhy = "A formula or text with this fault would show a wrong answer or none.";

const formulaCodes = Object.fromEntries(
  Object.entries(diagnosticCodes).map(([code, saying]) => {
    const title = saying.replace(/\.$/, "");
    return [codeOfDiagnostic(code as DiagnosticCode), error(title, formulaWhy)];
  }),
);

/** Every kind of problem the compiler knows. */
export const problemCodes: { readonly [code in ProblemCode]: CodeEntry } = { ...ownCodes, ...formulaCodes } as {
  readonly [code in ProblemCode]: CodeEntry;
};
