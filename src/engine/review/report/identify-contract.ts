import type { Playbook } from "../../../model/review/playbook.ts";
import type { ContractKindGuess } from "../../../model/review/review.ts";
import type { ReviewPlace } from "../../../model/review/law-comparison.ts";
import { classifyContract } from "../detect/classify-contract.ts";
import { prepareDetection } from "../detect/detect.ts";
import type { DetectionContext } from "../detect/detect.ts";
import { findClauses } from "../detect/find-clauses.ts";
import type { ClauseScore } from "../detect/find-clauses.ts";
import { contractPlace } from "../law/contract-place.ts";
import type { ClauseModel } from "../model/clause-model.ts";
import { featuresOf } from "../model/features.ts";
import type { Contract } from "../text/parse-contract.ts";
import type { ReviewDraft } from "./begin-review.ts";

/** What a contract is, before its checklist is run: its kind, and whose law applies. */
export type IdentifiedContract = {
  readonly begun: ReviewDraft;
  readonly contract: Contract;
  readonly detection: DetectionContext;
  readonly found: readonly ClauseScore[];
  readonly model: ClauseModel | null;
  readonly kinds: readonly ContractKindGuess[];
  readonly playbook: Playbook;
  readonly place: ReviewPlace | null;
};

/** Identifies the kind of contract and its place; null if the text was refused. */
export const identifyContract = (begun: ReviewDraft, model: ClauseModel | null): IdentifiedContract | null => {
  const { input, contract } = begun;
  if (!contract) return null;
  const { general, playbooks, places } = begun.playbooks;
  const found = model ? findClauses(model, contract, featuresOf(contract)) : [];
  const detection = prepareDetection(contract, found);
  const kinds = classifyContract(detection, playbooks, general, input);
  const playbookId = input.playbook ?? kinds[0]?.playbook;
  const playbook = playbooks.find(({ id }) => id === playbookId) ?? general;
  const place: ReviewPlace | null =
    input.place === undefined
      ? contractPlace(contract, places, playbook.place)
      : { code: input.place, from: "chosen", quote: null };
  return { begun, contract, detection, found, model, kinds, playbook, place };
};
