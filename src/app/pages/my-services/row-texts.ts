import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";

const MAX_TITLE_LENGTH = 80;
const MAX_NAMES = 2;

const isRecord = (answer: RawAnswer | undefined): answer is RawAnswers =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer);

const nameOf = (answer: RawAnswer): string =>
  isRecord(answer) && typeof answer["name"] === "string" ? answer["name"].trim() : "";

/**
 * The names of the first two people or companies in the answers of a draft, joined by "and"; "" if it has none.
 *
 * Example: namesInAnswers({ lender: { name: "Ana Reyes" }, amount: "500", borrower: { name: "Sam Okafor" } }) is "Ana Reyes and Sam Okafor"
 */
export const namesInAnswers = (answers: RawAnswers): string =>
  Object.values(answers)
    .map(nameOf)
    .filter((name) => name !== "")
    .slice(0, MAX_NAMES)
    .join(" and ");

/**
 * The first line of a text, cut after 80 characters; "" for a text without words.
 *
 * Example: firstLine("\n LEASE\n1. Rent.") is "LEASE"
 */
export const firstLine = (text: string): string => {
  const line = /\S.*/u.exec(text)?.[0].trim() ?? "";
  const characters = [...line];
  return characters.length <= MAX_TITLE_LENGTH ? line : `${characters.slice(0, MAX_TITLE_LENGTH).join("").trimEnd()}…`;
};
