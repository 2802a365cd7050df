import { runChecks } from "./checks/run-checks.ts";
import { readContract } from "./read-contract.ts";

/** One line of the review format (docs/review-format.md). */
export type ReviewLine = {
  readonly id: string;
  readonly category?: string;
  readonly score?: number;
  readonly start?: number;
  readonly end?: number;
  readonly label?: string;
  readonly answer?: string;
  readonly check?: string;
  readonly status?: "missing" | "flag";
  readonly term?: string;
};

export type LineInput = { readonly id: string; readonly kind?: string; readonly text: string };

/** What the review finds in one text, as lines. */
export const reviewLines = ({ id, text }: LineInput): readonly ReviewLine[] => {
  const contract = readContract(text);
  return runChecks(contract).map(({ check, start, end }) => ({
    id,
    check: check.replaceAll("_", "-"),
    status: "flag",
    start,
    end,
  }));
};
