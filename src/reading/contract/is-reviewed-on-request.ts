import type { InputProblem } from "../../model/problem.ts";

/** Whether a text may be reviewed all the same if the visitor insists: what it is may be misjudged. */
export const isReviewedOnRequest = ({ code }: InputProblem): boolean => code === "is_code" || code === "not_contract";
