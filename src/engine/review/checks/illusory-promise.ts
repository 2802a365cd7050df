import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";
import { boundParty } from "./risky-clause.ts";

const DUTY = /\b(?:shall|must|will|agrees? (?:not )?to|undertakes? (?:not )?to|covenants? (?:not )?to|may not)\b/i;
// A role such as "Owner": a contract that lists its parties in a table may not define it.
const ROLE = /^[A-Z][a-z]+(?: [A-Z][a-z]+){0,3}$/;
const EXCEPTION = /\b(?:except|unless|save)\b/i;
const AT_WILL =
  /\b(?:(?:decides?|determines?|chooses?|elects?|directs?)\s(?:otherwise|(?:in|at)\s(?:its|his|her|their)\s(?:sole|absolute|own)\b)|(?:deems?|considers?|sees?|thinks?)\s(?:it\s)?(?:to be\s)?(?:fit|appropriate|advisable|desirable|proper|convenient|best)\b)/i;
// What may be between the exception and the verb in addition to who decides.
const AROUND_SUBJECT =
  /\b(?:except|unless|save|otherwise|as|if|where|when|that|to the extent|the|in (?:its|his|her|their) (?:sole|absolute|own)(?: and absolute)? (?:discretion|option|judgment|opinion)|at any time|from time to time)\b|,/gi;
const PRONOUN = /^(?:it|he|she|they)$/i;

const isCalled = ({ parties }: Contract, party: number, name: string): boolean => {
  const { name: full = "", terms = [] } = parties[party] ?? {};
  return [full, ...terms.map(({ text }) => text)].some((called) => called.toLowerCase() === name.toLowerCase());
};

const isOwedBy = (contract: Contract, before: string, subject: string): boolean => {
  if (ROLE.test(subject) && new RegExp(`\\b${subject}\\s+${DUTY.source}`).test(before)) return true;
  const party = boundParty(contract, before, DUTY);
  return party !== null && (PRONOUN.test(subject) || isCalled(contract, party, subject));
};

/** Duties with an exception that the party who owes them may use at will, so that it owes nothing. */
export const illusoryPromises = (contract: Contract): readonly CheckHit[] =>
  contract.sentences.flatMap(({ start, end }): readonly CheckHit[] => {
    const text = contract.plain.slice(start, end).replace(/\s/g, " ");
    const from = text.search(EXCEPTION);
    if (from < 0) return [];
    const choice = AT_WILL.exec(text.slice(from));
    if (!choice) return [];
    const subject = text
      .slice(from, from + choice.index)
      .replace(AROUND_SUBJECT, " ")
      .trim();
    if (!isOwedBy(contract, text.slice(0, from), subject)) return [];
    const to = from + choice.index + choice[0].length;
    return [{ check: "swallowing_exception", start: start + from, end: start + to, found: text.slice(from, to) }];
  });
