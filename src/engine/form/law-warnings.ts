import { aboutColumn, distinctFacts, lawFact, linkTo } from "../../law/law-facts.ts";
import type { LawAround } from "../../law/law-facts.ts";
import type { WarningView } from "../../model/form-view.ts";
import { lawWordsOf } from "../../text/law-words.ts";
import { decisionKey } from "./decision-key.ts";
import type { LawNodes } from "./link-checks.ts";
import type { Scope, Turn } from "./scope.ts";
import { speak } from "./words.ts";

/** Ids of the warnings that no author writes. */
export const LAW_UNKNOWN = "law_unknown";
export const LAW_IN_SUMMARY = "law_in_summary";

type Asked = { readonly around: LawAround; readonly scope: Scope; readonly turn: Turn };

const matters = ({ matters: when }: LawNodes["printed"][number], { get }: Scope): boolean =>
  when === null || when(get) === true;

/** The stop at a place whose law on the form or validity is not known. */
const unknownLaw = ({ needed }: LawNodes, { around, scope, turn }: Asked): readonly WarningView[] => {
  for (const node of needed) {
    if (!matters(node, scope)) continue;
    const status = aboutColumn(around, node.read)?.["status"];
    if (status !== "unknown" && status !== "disputed") continue;
    const found = lawFact(node.read, around);
    if (!found) continue;
    const { title, official } = node.read;
    const link = found.href === null && official !== undefined ? linkTo(official, around) : {};
    const fact = { ...found, label: title, ...link };
    const words = lawWordsOf(around.language);
    const say = status === "disputed" ? words.disputedLaw : words.unknownLaw;
    const otherwise = node.otherwise ? speak(node.otherwise, scope, turn) : words.otherwise;
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

/** What the document says of the law on the word of a summary. */
const lawInSummary = ({ printed }: LawNodes, { around, scope }: Asked): readonly WarningView[] => {
  const nodes = printed.filter(
    (node) => aboutColumn(around, node.read)?.["certainty"] === "secondary" && matters(node, scope),
  );
  const law = distinctFacts(nodes.flatMap(({ read }) => lawFact(read, around) ?? []));
  const [first] = nodes;
  if (!first || !law[0]) return [];
  const places = [...new Set(law.map(({ place }) => place))].join(", ");
  const text = lawWordsOf(around.language).inSummary(places);
  const decision = decisionKey(LAW_IN_SUMMARY, [text, ...law.map(({ shown, href }) => `${shown} ${href}`)]);
  return [{ id: LAW_IN_SUMMARY, at: first.at, text, stop: false, fact: true, atOnce: true, decision, law }];
};

/** What the form says about the law by itself: nothing while the law of the place is still on its way. */
export const lawWarnings = (nodes: LawNodes, asked: Asked): readonly WarningView[] => {
  if (asked.turn.context.isLawPending) return [];
  const stop = unknownLaw(nodes, asked);
  return stop.length > 0 ? stop : lawInSummary(nodes, asked);
};
