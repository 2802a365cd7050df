import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition, DocumentFact, Listing } from "../../model/definition.ts";
import { valueAt } from "../../model/form-view-lookup.ts";
import type { FormView } from "../../model/form-view.ts";
import type { Value } from "../../values/value.ts";
import { rawOf } from "./next-steps.ts";

/** A finished document: its definition and the answers in its form. */
type Finished = { readonly definition: DocumentDefinition; readonly view: FormView };

const SIGNED_ON_PAPER: ReadonlySet<string> = new Set(["prohibited", "not_by_default"]);

/** The parties who sign before a notary if the document says which, otherwise all who sign. */
const signersOf = ({ definition, view }: Finished): readonly RawAnswer[] => {
  const { signatures, execution } = definition.document;
  const notaries = [execution?.notary ?? [], execution?.notaries ?? []].flat();
  const of =
    notaries.length > 0 && notaries.every((notary) => notary.of) ? notaries.flatMap(({ of = [] }) => of) : null;
  const fields = new Set((signatures?.groups ?? []).map(({ field }) => field));
  return [...fields]
    .filter((field) => of?.includes(field) !== false)
    .flatMap((field) => rawOf(valueAt(view, field)) ?? []);
};

/** The code of a state; a whole country appoints no notaries. */
const stateOf = (place: Value): RawAnswer => (typeof place === "string" && place.includes("-") ? place : null);

const paperReason = ({ definition }: Finished): string | null => {
  const { allowed, reason, source } = definition.esign;
  if (!SIGNED_ON_PAPER.has(allowed) || reason === undefined) return null;
  return source ? `${reason} (${source.cite})` : reason;
};

/** The facts about a finished document that a service page receives, as answers to its questions. */
export const documentFacts = (
  { definition, view }: Finished,
  title: string,
  receives: NonNullable<Listing["receives"]>,
): RawAnswers => {
  const { law, esign } = definition;
  const facts: { readonly [fact in DocumentFact]: () => RawAnswer } = {
    title: () => title,
    signers: () => signersOf({ definition, view }),
    place: () => (law ? stateOf(link(law.jurisdiction.ast)((name) => valueAt(view, name))) : null),
    paper_only: () => SIGNED_ON_PAPER.has(esign.allowed),
    paper_reason: () => paperReason({ definition, view }),
  };
  const answers = Object.entries(receives).map(([field, fact]) => [field, facts[fact]()] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== null));
};
