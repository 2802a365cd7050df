import type { Context } from "../../model/context.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { Block, LegalDocument } from "../../model/document.ts";
import type { FormView } from "../../model/form-view.ts";
import { isoDate } from "../../values/date.ts";
import type { AssemblyState } from "./assemble-blocks.ts";
import { blockWriters, selectClauses } from "./assemble-blocks.ts";
import { explainClauses } from "./explain-clauses.ts";
import type { ClauseExplanation } from "./explain-clauses.ts";
import { explainFigures } from "./explain-figures.ts";
import type { FigureExplanation } from "./explain-figures.ts";
import { continueAssembly, shareAssembly } from "./incremental-assembly.ts";
import type { Assembly } from "./incremental-assembly.ts";
import { createAssemblyOpener } from "./open-assembly.ts";
import { peopleWhoSign } from "./people-who-sign.ts";

/** The part of a definition that documents are assembled from. */
export type AssembledDefinition = Pick<
  DocumentDefinition,
  "id" | "version" | "hash" | "steps" | "document" | "figures"
>;

/** A document that is prepared once and assembled with many answers. */
export type PreparedDocument = {
  /**
   * The finished document as a tree. Pure; given the previous document, equal blocks are the same objects.
   *
   * Throws: in strict mode, on a reference to a clause that is not printed, which the compiler proves cannot happen.
   */
  readonly assemble: (view: FormView, context: Context, previous?: LegalDocument) => LegalDocument;
  /** The number by which each printed clause and schedule is cited, by id: "5.2", "第5条第2項", "A". */
  readonly numbers: (view: FormView, context: Context) => { readonly [id: string]: string };
  /** For every clause of the plan, in order, whether it is printed and why. */
  readonly explain: (view: FormView, context: Context) => readonly ClauseExplanation[];
  /** The value and inputs of each named figure. */
  readonly figures: (view: FormView, context: Context) => readonly FigureExplanation[];
};

/** How many people initial each page. */
const initialsIn = ({ plan }: AssemblyState, blocks: readonly Block[]): number =>
  plan.signatures?.initials === true ? peopleWhoSign(blocks).people : 0;

/** Prepares the document of a definition. Tests use `strict`; without it, a broken reference prints the clause's title. */
export const prepareDocument = (
  definition: AssembledDefinition,
  { strict = false }: { readonly strict?: boolean } = {},
): PreparedDocument => {
  const { id, version, hash, document: source } = definition;
  const { open, openTracked, scopeOf } = createAssemblyOpener(definition, strict);
  const memory = new WeakMap<LegalDocument, Assembly>();

  const documentOf = (state: AssemblyState, blocks: readonly Block[], context: Context): LegalDocument => {
    const initials = initialsIn(state, blocks);
    return {
      title: state.title,
      language: source.language,
      numbering: source.numbering,
      ...(initials > 0 ? { initials } : {}),
      blocks,
      provenance: { definition: id, version, hash, on: isoDate(context.today) },
    };
  };

  /** Updates the document after a change in the form; unchanged parts are not written again. */
  const assembleAgain = (view: FormView, context: Context, previous: LegalDocument): LegalDocument => {
    const before = memory.get(previous);
    const scope = before && scopeOf(view, context, before.state.writing.resolveReference);
    const next =
      (scope && continueAssembly(before, view, context, scope)) ??
      shareAssembly(openTracked(view, context), previous.blocks);
    const document = documentOf(next.state, next.blocks, context);
    memory.set(document, next);
    return document;
  };

  return {
    assemble: (view, context, previous) => {
      if (previous) return assembleAgain(view, context, previous);
      const state = open(view, context);
      const blocks: Block[] = [];
      for (const write of blockWriters(state, selectClauses(state))) for (const block of write()) blocks.push(block);
      return documentOf(state, blocks, context);
    },
    numbers: (view, context) => {
      const state = open(view, context);
      selectClauses(state);
      return Object.fromEntries([...state.targets.byId].map(([target, { cited }]) => [target, cited]));
    },
    explain: (view, context) => explainClauses(open(view, context)),
    figures: (view, context) => explainFigures(definition.figures ?? [], open(view, context).scope),
  };
};
