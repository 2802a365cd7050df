import { BookOpenText, CircleCheck, Columns2 } from "lucide-react";
import { useMemo } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { KeyFactId, Review } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { correctedFacts, factValueText } from "../facts/corrected-facts.ts";
import { FactsTable } from "../facts/facts-table.tsx";
import { PairsTable } from "../facts/pairs-table.tsx";
import type { TextLocations } from "../parts/location-text.ts";
import { SatisfiedList } from "../facts/satisfied-list.tsx";
import type { SecondarySection } from "./secondary-section.ts";

type Given = {
  readonly messages: ReviewMessages;
  readonly review: Review;
  readonly places: TextLocations;
  readonly decisions: ReviewDecisions;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
  readonly onText: (at: number, mark: string | null) => void;
  readonly isWhole: boolean;
};

export type QuietParts = { readonly before: readonly SecondarySection[]; readonly after: readonly SecondarySection[] };

const NONE: QuietParts = { before: [], after: [] };
const ICON = "size-5 text-soft";

/** The facts that most readers look for first, for the row of the facts. */
const PREVIEWED: readonly KeyFactId[] = ["rent", "price", "fee", "pay", "principal", "deposit", "expiration_date"];

/** The first values of the facts that most readers look for. */
const previewOf = ({ facts }: Review, decisions: ReviewDecisions, messages: ReviewMessages): string =>
  correctedFacts(facts, decisions)
    .filter(({ id, values }) => PREVIEWED.includes(id) && values.length > 0)
    .slice(0, 2)
    .map(({ id, values }) => `${messages.facts[id]} ${factValueText(id, values[0]?.text ?? "", messages)}`)
    .join(" · ");

/** What a review says in addition to its points: the key facts first, then the rights of each side and what is covered. */
export const useQuietParts = ({ messages, review, places, decisions, onDecide, onText, isWhole }: Given): QuietParts =>
  useMemo(() => {
    if (!isWhole) return NONE;
    const { facts, pairs, parties, met } = review;
    const onPlace = (quote: Quote): void => onText(quote.start, null);
    return {
      before: facts.some(({ values }) => values.length > 0)
        ? [
            {
              id: "part-facts",
              label: messages.keyFacts,
              note: previewOf(review, decisions, messages),
              icon: <BookOpenText aria-hidden className={ICON} />,
              content: <FactsTable {...{ facts, messages, decisions, onDecide, onPlace }} />,
            },
          ]
        : [],
      after: [
        ...(pairs.length > 0
          ? [
              {
                id: "part-pairs",
                label: messages.pairs,
                note: pairs.some(({ oneSided }) => oneSided) ? messages.oneSided : "",
                icon: <Columns2 aria-hidden className={ICON} />,
                content: <PairsTable {...{ messages, pairs, parties, onPlace }} />,
              },
            ]
          : []),
        ...(met.length > 0
          ? [
              {
                id: "part-met",
                label: `${messages.met} (${met.length})`,
                note: "",
                icon: <CircleCheck aria-hidden className={ICON} />,
                content: <SatisfiedList {...{ messages, met, places, onPlace }} />,
              },
            ]
          : []),
      ],
    };
  }, [messages, review, places, decisions, onDecide, onText, isWhole]);
