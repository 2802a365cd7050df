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
  readonly around: LawFactContext;
  readonly scope: Scope;
  readonly pass: EvaluationPass;
};

const matters = ({ matters: when }: LawNodes["printed"][number], { get }: Scope): boolean =>
  when === null || when(get) === true;

/** Whether a tool knows the law on another date: then the form accepts the place, and the result refuses the date. */
const canAnswerLater = ({ name, column }: LawRead, { definition, around, pass }: LawWarningInput): boolean => {
  if (definition.document) return false;
  const topic = pass.context.law[definition.law?.topicOf?.[name] ?? name];
  return isKnownOnAnyDate(topic, around.keys[name]?.place ?? "", column);
};

/** Stops the form if law that it needs is unknown or disputed in the jurisdiction. */
const unknownLaw = ({ needed }: LawNodes, asked: LawWarningInput): readonly WarningView[] => {
  const { definition, around, scope, pass } = asked;
  for (const node of needed) {
    if (!matters(node, scope) || canAnswerLater(node.read, asked)) continue;
    const status = columnDetails(around, node.read)?.["status"];
    if (status !== "unknown" && status !== "disputed") continue;
    const found = createLawFact(node.read, around);
    if (!found) continue;
    const { title, official } = node.read;
    const link = found.href === null && official !== undefined ? linkTo(official, around) : {};
    const fact = { ...found, label: title, ...link };
    const all = lawWordsOf(around.language);
    const words = definition.document ? all : all.tool;
    const say = status === "disputed" ? words.disputedLaw : words.unknownLaw;
    const otherwise = node.otherwise ? fillNodeText(node.otherwise, scope, pass) : words.otherwise;
    const text = `${say(fact.place, node.read.title)} ${otherwise}`;
    return [
      {
        id: LAW_UNKNOWN,
        at: node.at,
        text,
        stop: true,
        atOnce: true,
        decision: decisionKey(LAW_UNKNOWN, [text]),
        law: [fact],
      },
    ];
  }
  return [];
};

/** The warning about printed law that was read only in a summary. */
const lawInSummary = ({ printed }: LawNodes, { around, scope }: LawWarningInput): readonly WarningView[] => {
  const nodes = printed.filter(
    (node) => columnDetails(around, node.read)?.["certainty"] === "secondary" && matters(node, scope),
  );
  const law = distinctFacts(nodes.flatMap(({ read }) => createLawFact(read, around) ?? []));
  const [first] = nodes;
  if (!first || !law[0]) return [];
  const places = [...new Set(law.map(({ place }) => place))].join(", ");
  const text = lawWordsOf(around.language).inSummary(places);
  const decision = decisionKey(LAW_IN_SUMMARY, [text, ...law.map(({ shown, href }) => `${shown} ${href}`)]);
  return [{ id: LAW_IN_SUMMARY, at: first.at, text, stop: false, fact: true, atOnce: true, decision, law }];
};

/** The form's built-in warnings about law; none while the jurisdiction's law is still loading. */
export const lawWarnings = (nodes: LawNodes, asked: LawWarningInput): readonly WarningView[] => {
  if (asked.pass.context.isLawPending) return [];
  const stop = unknownLaw(nodes, asked);
  return stop.length > 0 ? stop : lawInSummary(nodes, asked);
};
