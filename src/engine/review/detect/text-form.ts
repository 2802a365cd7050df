import type { TextForm } from "../../../model/review/text-form.ts";
import type { CheckHit } from "../checks/check-hit.ts";
import type { Contract } from "../text/parse-contract.ts";

/** The letterhead, caption or title, and the first page. Unit: characters. */
const HEAD_LENGTH = 700;
const OPENING_LENGTH = 2500;
/** A title is one of the first lines, none of which is a paragraph. Unit: lines, and characters of one. */
const TITLE_LINES = 4;
const MAX_TITLE_LENGTH = 110;

const TITLE_OF_CONTRACT =
  /\b(?:agreement|contract|lease|sublease|license|licence|note|bill of (?:sale|lading)|deed|addendum|amendment|covenant|indenture|guaranty|guarantee|release|waiver|power of attorney|memorandum of understanding|letter of intent|term sheet|statement of work|will|trust|rental|sale|offer)\b/i;
const SAYS_CONTRACT =
  /\b(?:this|the) (?:agreement|contract|lease|license|note|amendment|deed|release|sublease)\b|\bhereby agrees?\b|\bagree(?:s)?(?: as follows|:)|\bpromises? to pay\b/i;

// Filings begin with notes and exhibit numbers; the title follows, often in one paragraph with the first sentence. Unit of
// the lengths: characters.
const CAPITALIZED =
  /\b(?:AGREEMENTS?|CONTRACT|LEASE|ADDENDUM|AMENDMENT|GUARANT(?:Y|EES?)|Agreement|Contract|Lease|Amendment)\b/;
const LONG_HEAD = 1500;
const LONG_OPENING = 8000;

const COURT =
  /\b(?:superior|district|circuit|county|supreme|probate|family|municipal|bankruptcy|chancery) court\b|\bcourt of [A-Z]/i;
const CASE = /\bplaintiffs?\b|\bdefendants?\b|\bpetitioners?\b|\bcase no\b|\bcivil action\b|\bin re\b|\bdocket\b/i;
const ENACTED = /\bmay be cited as the\b|\bbe it enacted\b/i;
const SECTION_SIGN = /(?:^|\n)\s{0,20}§{1,2}\s?\d/g;
const SALUTATION = /(?:^|\n)\s{0,40}dear\s[^\n]{2,60}/i;
const CLOSING =
  /(?:^|\n)\s{0,60}(?:yours (?:truly|sincerely|faithfully)|very truly yours|sincerely(?: yours)?|(?:best|kind|warm) regards|regards|respectfully)\b/i;
const NOTICE = /\bplease take notice\b|\bhereby (?:notified|given)\b|(?:^|\n)\s{0,20}to:/i;
const ACCEPTED_BY_USE =
  /\bby (?:accessing|using|visiting|continuing|opening|creating|registering|signing up|clicking|subscribing)\b|\b(?:use|using) of (?:the|our|this) (?:service|site|website|app)/i;
const INCORPORATES =
  /\bincorporat\w{1,6}\b[^\n]{0,160}\b(?:standard terms|terms and conditions|master|general terms)\b|\bstandard terms\b[^\n]{0,200}\bincorporated\b/i;

/** A form to fill in has blanks throughout: at least one in so many characters, and more than a few. */
const MIN_BLANKS = 4;
const CHARACTERS_PER_BLANK = 900;
/** A longer text has terms of its own, so it is not a cover page for other terms. Unit: characters. */
const MAX_COVER_LENGTH = 8000;

const isTemplate = ({ plain }: Contract, blanks: number): boolean =>
  blanks >= MIN_BLANKS && blanks * CHARACTERS_PER_BLANK >= plain.length;

/**
 * The form of a document: whether it is a contract, or a letter, a notice, a policy and so on; "unsure" if the text does
 * not show it. `hits` are those of the checks.
 */
export const textForm = (contract: Contract, hits: readonly CheckHit[]): TextForm => {
  const { plain, parties } = contract;
  const [head, opening] = [plain.slice(0, HEAD_LENGTH), plain.slice(0, OPENING_LENGTH)];
  const lines = head.split("\n").filter((line) => line.trim() !== "");
  const titleIn = (count: number): string =>
    lines
      .slice(0, count)
      .filter(({ length }) => length <= MAX_TITLE_LENGTH)
      .join("\n");
  const [title, first] = [titleIn(TITLE_LINES), titleIn(2)];
  const namesContract = TITLE_OF_CONTRACT.test(title) && SAYS_CONTRACT.test(opening);
  if (COURT.test(head) && CASE.test(opening) && !SAYS_CONTRACT.test(head)) return "court";
  // Contracts drafted in the style of another country number their clauses like a statute, but have parties.
  const hasSectionSigns = parties.length < 2 && (plain.match(SECTION_SIGN)?.length ?? 0) >= 2;
  if (!namesContract && (ENACTED.test(opening) || hasSectionSigns)) return "statute";
  if (INCORPORATES.test(opening) && plain.length < MAX_COVER_LENGTH && /cover page|order form/i.test(head))
    return "cover_page";
  if (SALUTATION.test(opening) && (CLOSING.test(plain) || !namesContract)) return "letter";
  if (/\bnotice\b/i.test(first) && !/\b(?:agreement|contract)\b/i.test(first) && NOTICE.test(opening)) return "notice";
  if (/\b(?:policy|handbook|code of conduct)\b/i.test(first) && !/\b(?:agreement|contract|insurance)\b/i.test(first))
    return "policy";
  if (/\bterms (?:of|and|&)\b/i.test(first) && ACCEPTED_BY_USE.test(opening)) return "terms";
  if (isTemplate(contract, hits.filter(({ check }) => check === "placeholder").length)) return "template";
  if (namesContract || TITLE_OF_CONTRACT.test(first)) return "contract";
  if (CAPITALIZED.test(plain.slice(0, LONG_HEAD)) && SAYS_CONTRACT.test(plain.slice(0, LONG_OPENING)))
    return "contract";
  return parties.length >= 2 && SAYS_CONTRACT.test(opening) ? "contract" : "unsure";
};
