import { columnDetails, distinctFacts, createLawFact, linkTo } from "../../../law/law-facts.ts";
import type { LawFactContext } from "../../../law/law-facts.ts";
import { isKnownOnAnyDate } from "../../../law/is-known-on-any-date.ts";
import type { LawRead } from "../../../model/definition.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { lawWordsOf } from "../../../text/words/law-words.ts";
import { decisionKey } from "../nodes/decision-key.ts";
import type { FormDefinition } from "../plan/plan-form.ts";
import type { LawNodes } from "../plan/link-checks.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";
import { fillNodeText } from "../nodes/node-text.ts";

/** Ids of the built-in warnings. */
export const LAW_UNKNOWN = "law_unknown";
export const LAW_IN_SUMMARY = "law_in_summary";

type LawWarningInput = {
  /** A calculator or checker has no document. */
  readonly definition: Pick<FormDefinition, "document" | "law">;
  readonly lawContext: LawFactContext;
  readonly scope: Scope;
  readonly pass: EvaluationPass;
};

const isApplicable = ({ matters: when }: LawNodes["printed"][number], { get }: Scope): boolean =>
  when === null || when(get) === true;

/** Whether a tool has law for another date: then the form accepts the jurisdiction, and the result refuses the date. */
const canAnswerLater = ({ name, column }: LawRead, { definition, lawContext, pass }: LawWarningInput): boolean => {
  if (definition.document) return false;
  const topic = pass.context.law[definition.law?.topicOf?.[name] ?? name];
  return isKnownOnAnyDate(topic, lawContext.keys[name]?.jurisdiction ?? "", column);
};

/** Stops the form if law that it needs is unknown or disputed in the jurisdiction. */
const unknownLaw = ({ needed }: LawNodes, input: LawWarningInput): readonly WarningView[] => {
  const { definition, lawContext, scope, pass } = input;
  for (const node of needed) {
    if (!isApplicable(node, scope) || canAnswerLater(node.read, input)) continue;
    const status = columnDetails(lawContext, node.read)?.["status"];
    if (status !== "unknown" && status !== "disputed") continue;
    const found = createLawFact(node.read, lawContext);
    if (!found) continue;
    const { title, official } = node.read;
    const link = found.href === null && official !== undefined ? linkTo(official, lawContext) : {};
    const fact = { ...found, label: title, ...link };
    const all = lawWordsOf(lawContext.language);
    const words = definition.document ? all : all.tool;
    const say = status === "disputed" ? all.disputedLaw : all.unknownLaw;
    const otherwise = node.otherwise ? fillNodeText(node.otherwise, scope, pass) : words.otherwise;
    const heading = words.notAvailable(fact.jurisdiction);
    const below = `${say(node.read.title)} ${otherwise}`;
    const text = `${heading} ${below}`;
    return [
      {
        id: LAW_UNKNOWN,
        path: node.path,
        text,
        stop: true,
        atOnce: true,
        missingLaw: [heading, below],
        decision: decisionKey(LAW_UNKNOWN, [text]),
        law: [fact],
      },
    ];
  }
  return [];
};

/** The warning about printed law that was read only in a summary. */
const lawInSummary = ({ printed }: LawNodes, { lawContext, scope }: LawWarningInput): readonly WarningView[] => {
  const nodes = printed.filter(
    (node) => columnDetails(lawContext, node.read)?.["certainty"] === "secondary" && isApplicable(node, scope),
  );
  const law = distinctFacts(nodes.flatMap(({ read }) => createLawFact(read, lawContext) ?? []));
  const [first] = nodes;
  if (!first || !law[0]) return [];
  const places = [...new Set(law.map(({ jurisdiction }) => jurisdiction))].join(", ");
  const text = lawWordsOf(lawContext.language).inSummary(places);
  const decision = decisionKey(LAW_IN_SUMMARY, [text, ...law.map(({ formatted, href }) => `${formatted} ${href}`)]);
  return [{ id: LAW_IN_SUMMARY, path: first.path, text, stop: false, fact: true, atOnce: true, decision, law }];
};

/** The form's built-in warnings about law; none while the jurisdiction's law is still loading. */
export const lawWarnings = (nodes: LawNodes, input: LawWarningInput): readonly WarningView[] => {
  if (input.pass.context.isLawPending) return [];
  const stop = unknownLaw(nodes, input);
  return stop.length > 0 ? stop : lawInSummary(nodes, input);
};
