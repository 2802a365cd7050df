import { WEIGHT_STEPS } from "../../../engine/search/classify-message.ts";
import type { MessageModel } from "../../../model/site/message-model.ts";
import { packNumbers } from "../../../text/packed-numbers.ts";
import type { LearnedWeights } from "./learn-messages.ts";

const gaps = (ordered: readonly number[]): readonly number[] =>
  ordered.map((one, index) => one - (ordered[index - 1] ?? -1) - 1);

/** Packs learned weights for the browser, rounded to a few steps. */
export const packModel = (learned: LearnedWeights, referrals: MessageModel["referrals"]): MessageModel => {
  const range = learned.weights.reduce((most, own) => own.reduce((max, one) => Math.max(max, Math.abs(one)), most), 0);
  const stepOf = (weight: number): number =>
    2 * Math.round(Math.sqrt(Math.abs(weight) / (range || 1)) * WEIGHT_STEPS) + (weight < 0 ? 1 : 0);
  return {
    classes: learned.classes,
    referrals,
    bias: [...learned.bias].map((one) => Number(one.toFixed(3))),
    range: Number(range.toFixed(4)),
    features: packNumbers(gaps(learned.features)),
    counts: packNumbers(learned.owners.map(({ length }) => length)),
    owners: packNumbers(learned.owners.flatMap(gaps)),
    weights: packNumbers(learned.weights.flatMap((own) => [...own].map(stepOf))),
  };
};
