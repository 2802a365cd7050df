import type { Context } from "../../model/context.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { FormView } from "../../model/form-view.ts";
import { inlineText } from "../../text/inline-text.ts";
import { legalWordsOf } from "../../text/legal-words-of.ts";
import { wordsOf } from "../../text/words-of.ts";
import { isoDate } from "../../values/date.ts";
import type { Assembling } from "./assemble-blocks.ts";
import { chooseClauses, writeBlocks } from "./assemble-blocks.ts";
import { citeFrom } from "./cite.ts";
import { clauseTitles } from "./clause-titles.ts";
import { explainClauses } from "./explain.ts";
import type { ClauseReason } from "./explain.ts";
import { explainFigures } from "./explain-figures.ts";
import type { FigureReason } from "./explain-figures.ts";
import { indexFields } from "./field-index.ts";
import { linkPlan } from "./link-plan.ts";
import { noTargets } from "./number-clauses.ts";
import { outerScope } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { shareBlocks } from "./share.ts";
import { signersOf } from "./signers.ts";

/** The part of a definition that documents are made from. */
export type AssembledDefinition = Pick<
  DocumentDefinition,
  "id" | "version" | "hash" | "steps" | "document" | "esign" | "figures"
>;

/** A document ready to be assembled with answers, again and again. */
export type PreparedDocument = {
  /**
   * The finished document as a tree. Pure; given the document before, whatever says the same is the same object.
   *
   * Throws: in strict mode, on a reference to a clause that is not printed, which the compiler proves cannot happen.
   */
  readonly assemble: (view: FormView, context: Context, previous?: LegalDocument) => LegalDocument;
  /** The number each printed clause and schedule is cited by, by id: "5.2", "第5条第2項", "A". */
  readonly numbers: (view: FormView, context: Context) => { readonly [id: string]: string };
  /** For every clause of the plan, in order, whether it is printed and why. */
  readonly explain: (view: FormView, context: Context) => readonly ClauseReason[];
  /** What each named figure is now, and from what. */
  readonly figures: (view: FormView, context: Context) => readonly FigureReason[];
};

/** How many people put their initials on each page. */
const initialsIn = ({ plan, scope }: Assembling): number =>
  plan.signatures?.initials === true ? signersOf(plan.signatures, scope).length : 0;

/** The document of a definition: every formula and text linked once. Tests are strict; a visitor never meets an error. */
export const prepareDocument = (
  definition: AssembledDefinition,
  { strict = false }: { readonly strict?: boolean } = {},
): PreparedDocument => {
  const { id, version, hash, document: source, esign } = definition;
  const fields = indexFields(definition);
  const plan = linkPlan(source, fields);
  const titles = clauseTitles(plan);
  const prose = wordsOf(source.language);
  const words = legalWordsOf(source.language);

  const open = (view: FormView, context: Context): Assembling => {
    const targets = noTargets();
    const cite = citeFrom(targets, words, (clause) => {
      if (strict) throw new Error(`invalid reference: ${clause} is not printed`);
      return [{ type: "text", text: inlineText(titles.get(clause)?.fill(scope) ?? []) }];
    });
    const outer = outerScope(view, context, fields.holders, cite);
    const title = inlineText(plan.title.fill(outer));
    // The form may be in another language than the document; a text that names the document says what stands on top of it.
    const scope: Scope = { ...outer, get: (name) => (name === "title" ? title : outer.get(name)) };
    const writing = { scheme: source.numbering, words, prose, cite };
    const { levelOfDetail } = context.settings;
    return { plan, levelOfDetail, onPaper: esign.allowed === "prohibited", scope, writing, targets, title };
  };

  return {
    assemble: (view, context, previous) => {
      const assembling = open(view, context);
      const blocks = writeBlocks(assembling, chooseClauses(assembling));
      return {
        title: assembling.title,
        language: source.language,
        numbering: source.numbering,
        ...(initialsIn(assembling) > 0 ? { initials: initialsIn(assembling) } : {}),
        blocks: previous ? shareBlocks(previous.blocks, blocks) : blocks,
        made: { definition: id, version, hash, on: isoDate(context.today) },
      };
    },
    numbers: (view, context) => {
      const assembling = open(view, context);
      chooseClauses(assembling);
      return Object.fromEntries([...assembling.targets.byId].map(([target, { cited }]) => [target, cited]));
    },
    explain: (view, context) => explainClauses(open(view, context)),
    figures: (view, context) => explainFigures(definition.figures ?? [], open(view, context).scope),
  };
};
