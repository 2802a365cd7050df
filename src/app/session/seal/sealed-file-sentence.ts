import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SealedFileProblem } from "./check-sealed-file.ts";

/** What is wrong with a sealed file, as a sentence. */
export const sealedFileSentence = ({ verify }: SessionMessages, problem: SealedFileProblem): string => {
  if (problem.part === "seal") return verify.seal[problem.code];
  if (problem.part === "pages")
    return problem.code === "other_writer" ? verify.otherWriter(problem.writer) : verify.otherPages(problem.at);
  if (problem.code === "no_evidence") return verify.noEvidence;
  const { seq, name } = problem;
  const where = seq === undefined ? (name ?? "") : verify.entry(seq);
  return verify.evidence[problem.code](where);
};
