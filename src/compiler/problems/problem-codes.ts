// Longer than other files, because it is one table: a reader looks a code up here.
import { diagnosticCodes } from "../../feel/compile/syntax/diagnostic.ts";
import type { DiagnosticCode } from "../../feel/compile/syntax/diagnostic.ts";
import { codeOfDiagnostic } from "./diagnostic-codes.ts";
import type { FormulaCode } from "./diagnostic-codes.ts";
import { lawSourceCodes } from "./law-source-codes.ts";

/** Severity of a problem kind, its title, and why it matters. */
export type CodeEntry = { readonly severity: "error" | "warning"; readonly title: string; readonly why: string };

const error = (title: string, why: string): CodeEntry => ({ severity: "error", title, why });

const warning = (title: string, why: string): CodeEntry => ({ severity: "warning", title, why });

const ownCodes = {
  CW001: error("YAML cannot read this", "The YAML reader gives up here, so nothing after this point can be checked."),
  CW002: error("key given twice", "YAML would silently keep one of the two values."),
  CW003: error(
    "file too large or nested too deeply",
    "A limit protects the editor, the check and the visitor's browser.",
  ),
  CW004: error("comment swallows text", "A # after a space starts a comment, so the rest of the text is lost."),
  CW005: error("number YAML misreads", "YAML drops leading zeros and extra digits, so 01234 would become 1234."),
  CW006: error("key without a value in braces", "Inside { } a comma ends the value, so half of the text became a key."),
  CW007: error(
    "character that cannot be seen or typed",
    "It looks like a space or a straight quote but is not one, so ids and searches fail.",
  ),
  CW008: error("anchor, alias or tag", "Shared text is used by id (`use:`), so that every use can be found."),
  CW009: error(
    "text begins with {{",
    "YAML reads the braces as its own syntax; quotes or a >- block keep them as text.",
  ),
  CW010: error("file in the wrong place", "The folder determines what a file is, and the file name is its id."),
  CW011: error(
    "unknown key",
    "An unknown key is ignored, so the question, clause or rule it was meant for silently does nothing.",
  ),
  CW012: error("unknown value", "Only the listed values are allowed here."),
  CW013: error("wrong kind of value", "This key needs a different kind of value."),
  CW014: error("key missing", "Without it, the page cannot be built."),
  CW015: error(
    "wrong form",
    "Ids and addresses keep one form, so that they can be used in formulas and links forever.",
  ),
  CW016: error("too short, too long, too few or too many", "The limit keeps pages readable and files small."),
  CW017: error("key that conflicts with the others", "Here the key would have no effect."),
  CW018: warning("part of an answer never used", "An address that is never used should not be asked for."),
  CW019: warning(
    "party that never signs",
    "A duty binds only a party that signs; a party that does not need to sign is listed as such.",
  ),
  CW020: error("name taken twice", "A formula would be ambiguous."),
  CW021: error("unknown name", "What is named here does not exist."),
  CW022: error("unknown icon", "Without its icon the entry would look broken in menus."),
  CW023: error("name that cannot be used", "The word already means something in formulas."),
  CW024: error("address taken twice", "One address leads to one page; letter case and a/an make no difference."),
  CW025: error("options empty or repeated", "A choice offers at least one answer, and each answer once."),
  CW026: error("circular condition", "Questions that wait for each other are never asked."),
  CW027: error("never reached", "No answers lead here, so the text is dead or its condition is wrong."),
  CW028: error("too many questions in a step", "Shorter steps lose fewer people."),
  CW029: warning("answer never used", "An unnecessary question takes time and collects data without a reason."),
  CW030: warning("figure never used", "An unused figure was either forgotten or intended for another place."),
  CW031: error(
    "formula of another type",
    "Each key takes a formula of one type; a condition, for example, must be true or false.",
  ),
  CW032: error(
    "reference to a clause that may be missing",
    "A reference to nothing is a hole in the finished document.",
  ),
  CW033: error(
    "answer that may be missing",
    "Where the question is not asked, the text would show a blank that cannot be filled in.",
  ),
  CW034: error("term defined twice", "Two definitions of one term invite a dispute."),
  CW035: warning("term never used", "An unused definition makes readers look for something that is not there."),
  CW036: warning("term not listed", "Only listed terms are marked where they are defined and checked everywhere else."),
  CW037: error("no plain explanation", "Every clause says in plain words what it means."),
  CW038: error(
    "no execution rules",
    "Mistakes in signing and witnessing are the most common reason such a document fails.",
  ),
  CW039: error("sensitive subject not marked", "A visitor in danger needs a quick way out and no traces."),
  CW040: error("nothing to print", "The document would show a heading with no text under it."),
  CW041: warning(
    "attachment without a reference",
    "A reader of the clauses would not know that it exists or what it is for.",
  ),
  CW042: warning("optional answer printed", "If it is left out, a blank stays in the finished document."),
  CW043: warning("no variant may fit", "The clause would silently be left out."),
  CW044: warning("list of one item", "A list with one lettered item looks as if something is missing."),
  CW045: error("cells do not fit the columns", "The table would be shifted or cut."),
  CW046: error(
    "signature that does not fit the text",
    "Everyone who signs is named in the text and signs once; a signature of someone the text does not name binds no one.",
  ),
  CW047: error("signing without reason or source", "A rule about signing is law and needs a source."),
  CW048: warning("term not defined", "A capitalized word in mid-sentence makes readers look for its definition."),
  CW049: warning("sensitive question early", "People stop where they do not see why something is asked."),
  CW050: warning(
    "no controlling language",
    "When a document is signed in two languages, it must say which text controls.",
  ),
  CW051: error("text missing in the document's language", "A document is never printed partly in another language."),
  CW052: warning("translation not complete", "A document language is offered only when every text of it exists."),
  CW053: warning(
    "translation is older than its source",
    "The source changed since; a visitor would sign something else.",
  ),
  CW054: error("translation without a source", "The source has no such text, so this one is never printed."),
  CW055: error(
    "same question, different kind",
    "Answers are carried from one version of the text to another by question id.",
  ),
  CW056: error("division by zero", "The result would be missing, and the visitor would not know why."),
  CW057: error("checker without an uncertain result", "Some facts fit no rule; a checker must be able to say so."),
  CW058: error("calculator without an example", "A result proves nothing until someone has calculated it by hand."),
  CW059: warning("defined term not in quotes", "Readers recognize a definition by its quotation marks."),
  CW060: error("unknown place", "Law is looked up by ISO 3166 code; a misspelled place is never found."),
  CW061: error("law without proof", "A legal value without a source cannot be verified."),
  CW062: warning("law past its review", "The value has not been checked since, and the law may have changed."),
  CW063: error(
    "law long past its review",
    "More than a month after its review date, the value can no longer be relied on; read the source again.",
  ),
  CW064: error("dates of law out of order", "On some day two values, or none, would be in force."),
  CW065: error(
    "bracket table without a mode",
    "Marginal rates, whole-amount rates and cliffs give very different amounts.",
  ),
  CW066: error("rows overlap", "Two rows would answer the same question, and which one applies would be arbitrary."),
  CW067: error("no row fits", "For some inputs the table would give nothing."),
  CW068: error(
    "number without a step",
    "A visitor must be able to follow every figure to the step or the law it comes from.",
  ),
  CW069: warning(
    "change of law not proved",
    "A pair of cases, one day apart, shows that the old and the new law are both applied on the right day.",
  ),
  CW070: error(
    "case fails",
    "The result differs from what the case expects; either the definition or the case is wrong.",
  ),
  CW071: error("invalid answer in a case", "A case with answers no visitor could give proves nothing."),
  CW072: error("not covered by a case", "Text that no case prints has never been read in a finished document."),
  CW073: error("fault in a finished document", "This is what a visitor would download."),
  CW074: error(
    "figure not rounded",
    "A fraction of a cent cannot be paid; the law provides how to round, and the step states it.",
  ),
  CW075: error("rule about the figures violated", "The figures do not change the way the author says they do."),
  CW076: error(
    "too few cases",
    "From version 1.0 on, a document is public; a few finished ones that someone has read are the minimum proof.",
  ),
  CW077: error(
    "citation in the wrong form or of another place",
    "A lawyer looks the citation up and will not find one in an unusual form or of another state.",
  ),
  CW078: warning("too much in the passive", "People act sooner on a sentence that says who does what."),
  CW079: error(
    "phrase that cannot be searched for",
    "A phrase must be bounded, so that no text can make a review slow.",
  ),
  CW080: error("promise we cannot keep", "We are not a law firm, and such words are also forbidden in advertising."),
  CW081: error("placeholder left in a text", "A visitor would see it."),
  CW082: warning("contraction", "Full words are easier for people who read slowly or translate."),
  CW083: warning("and/or", "Courts have read it both ways."),
  CW084: warning("long sentence", "Long sentences are where readers get lost."),
  CW085: warning("hard to read", "Most people read comfortably at eighth grade level."),
  CW086: warning("label ends with a colon", "Screen readers announce the colon, and no other label has one."),
  CW087: warning(
    "hint too long or with a link",
    "A screen reader announces the whole hint before the visitor can answer.",
  ),
  CW088: warning("gendered wording", "The same text serves everyone."),
  CW089: error("address that is not encrypted", "Links must use https so that the page cannot be tampered with."),
  CW090: warning(
    "number of law in the text",
    "Law changes; a dated value in catalog/law changes with it, but a sentence does not.",
  ),
  CW091: warning("name too long for menus", "It would be cut off in the menu."),
  CW092: warning("two questions in one", "One answer cannot answer both."),
  CW093: warning("all capitals", "Whole paragraphs in capitals are the hardest to read."),
  CW094: error("message that does not help", "A message says what to do, not who made a mistake."),
  CW095: warning(
    "date in figures only",
    "01/02/03 means a different day in different countries; write the month as a word.",
  ),
  CW096: warning(
    "singular and plural in parentheses",
    "A finished document uses the singular or the plural, whichever fits.",
  ),
  CW097: warning("double negative", "Two negatives in a sentence are hard to follow."),
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
  CW211: warning(
    "number typed by hand",
    "The engine numbers clauses and list items; a typed number is wrong as soon as a clause is added or left out.",
  ),
  CW212: warning("hard word", "Visitors answer questions; they should not need to look up a word to do so."),
  CW213: error(
    "fact that no question asked about",
    "A signed statement that is not true can be used against the person who signed it.",
  ),
  CW214: error(
    "explanation that names only the topic",
    "A person who is about to sign needs to know what the clause does, and the heading already names its topic.",
  ),
  CW231: error(
    "block needs what the document lacks",
    "A block's text uses these words; where the document does not define them, the sentence means nothing.",
  ),
  CW232: error("blocks use each other in a circle", "A text that contains itself has no end."),
  CW233: error(
    "block used in part",
    "Questions without the clauses they are for, or clauses without their questions, leave a hole.",
  ),
  CW241: error(
    "message given twice",
    "A doubled message counts twice, and one that two pages claim teaches the search nothing.",
  ),
  CW099: warning("figure of speech", "Translators and readers who learned the language later take it literally."),
  CW100: error(
    "unknown law treated as an answer",
    "A column of law that has not been read has no value, which is not the same as empty. A test for empty, a count or a default would present it as a definite answer. Ask first whether the column is known: `is known(law.topic.column)`.",
  ),
  ...lawSourceCodes,
} as const satisfies { readonly [code: string]: CodeEntry };

/** A stable problem code: it never changes its meaning and is never reused. */
export type ProblemCode = keyof typeof ownCodes | FormulaCode;

const formulaWhy = "With this error, the result would be wrong or missing.";

const formulaCodes = Object.fromEntries(
  Object.entries(diagnosticCodes).map(([code, saying]) => {
    const title = saying.replace(/\.$/, "");
    return [codeOfDiagnostic(code as DiagnosticCode), error(title, formulaWhy)];
  }),
);

/** Every problem the compiler reports. */
export const problemCodes: { readonly [code in ProblemCode]: CodeEntry } = { ...ownCodes, ...formulaCodes } as {
  readonly [code in ProblemCode]: CodeEntry;
};
