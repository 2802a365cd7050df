const ROLES =
  "landlord|lessor|tenant|lessee|resident|occupant|sublandlord|sublessor|subtenant|sublessee|roommate|main tenant|owner|operator|seller|buyer|purchaser|vendor|customer|client|provider|service provider|supplier|contractor|independent contractor|general contractor|subcontractor|consultant|engineer|architect|company|employer|employee|physician|executive|lender|bank|borrower|creditor|debtor|guarantor|co-signer|secured party|maker|payee|holder|junior lender|senior lender|licensor|licensee|franchisor|franchisee|assignor|assignee|grantor|grantee|transferor|transferee|disclosing party|receiving party|discloser|disclosee|recipient|participant|sponsor|principal|agent|representative|distributor|manufacturer|subscriber|renter|organizer|event organizer|broker|shipper|carrier|transporter|trustee|settlor|member|partner|shareholder|investor|founder|plaintiff|defendant|petitioner|respondent|consignor|consignee|shop|donor|releasor|releasee|mortgagor|mortgagee|pledgor|speaker|performer|artist|collector|photographer|caterer|host|venue|facility|promoter|publisher|author|developer|parent|family|guardian|nanny|caregiver|patient|responsible party|insured|insurer|university|city|county|district|worker|homeowner|applicant|co-borrower|firm|law firm|mover|marina|hotel|rental company|boarder|student|tutor|trainer|instructor|coach|grower|dealer|retailer|reseller|obligor|obligee|surety|indemnitor|indemnitee|lodger|guest|advisor|adviser|practice|club|dentist|therapist|claimant|volunteer|writer|editor|designer|property manager|management company|hiring party|adopter|breeder|pet sitter|babysitter|housekeeper|station|advertiser|(?:boat|pet|dog|horse|home|house|property|land|vehicle|car|business|building|equipment) owner|party (?:1|2|3|a|b|c|one|two|three)";

const LABEL = new RegExp(
  `^(?:name of )?(?:the )?(?:${ROLES})(?:s|\\(s\\))?(?: ?[/&] ?(?:${ROLES})s?| \\((?:${ROLES})[^)]{0,30}\\))?(?:['’]?s? (?:(?:legal|business|company) )?name(?:s|\\(s\\))?)?$`,
  "i",
);

/** Whether the label of a row names the role of a party: "Tenant(s)", "Landlord name". */
export const isRoleLabel = (label: string): boolean => LABEL.test(label);

/** The role in the label of a row, without the words around it: "Name of employer", "Client(s)", "Owner's name". */
export const roleInLabel = (label: string): string =>
  label
    .replace(/^name of (?:the )?/i, "")
    .replace(/(?:['’]s)? (?:(?:legal|business|company) )?name(?:s|\(s\))?$/i, "")
    .replace(/\(s\)$| \([^)]*\)$/i, "");

/** The role in the label of a line to sign: "Customer" of "Customer's signature". */
export const roleInSignatureLabel = (label: string): string => label.replace(/(?:['’]s)? signature$/i, "");

/** Finds "(landlord)" after a name, with the role as its first group. */
export const IN_PARENTHESES = new RegExp(`\\((?:the |as )?((?:${ROLES})s?|we|us|you)\\)`, "gi");

const CAPITALIZED = ROLES.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());

/** Finds ", Plaintiff" and ", husband and wife, the Grantees" behind a name, with the role as a group. */
export const ROLE_BEHIND = new RegExp(
  `^(?:,\\san?\\s[^\\n]{3,80}?)?,?\\s{1,40}(Plaintiffs?|Petitioners?|Defendants?|Respondents?)\\b|^,\\s(?:husband and wife,\\s)?the ((?:${CAPITALIZED})s?)\\b|^,\\s((?:${CAPITALIZED})s?)(?=[ ]*(?:\\n|$))`,
);

/** Finds ", tenant of 9 Elm Street" behind a name in an address, with the role as its first group. */
export const ROLE_OF_PLACE = new RegExp(`^,\\s(?:the |your )?(${ROLES}) (?:of|at|in possession)\\b`, "i");

/** Finds ", Landlord" behind a name at the end of its line, or the role alone on the next line, with the role as a group. */
export const ROLE_BELOW = new RegExp(`^[ ]*(?:,[ ]|\\n[ ]*)((?:${CAPITALIZED})s?)[ ]*(?:\\n|$)`);

/** Finds "The Grantor, " before a name, with the role as its first group. */
export const AFTER_ROLE = new RegExp(`\\b[Tt]he ((?:${CAPITALIZED})s?),\\s{1,2}(?=\\p{Lu})`, "gu");

const WHOSE = "(?:the|their|his|her|our)";

/** A role that may be before the first of the parties: "between the parents, ". */
export const OPTIONAL_ROLE = `(?:${WHOSE}\\s(?:${ROLES})s?,\\s{1,3})?`;

/** What is between the first parties and another one with its role: " and their nanny, ". */
export const AND_ROLE = new RegExp(`^,?\\s{1,3}and\\s${WHOSE}\\s(?:${ROLES})s?,\\s{1,3}`, "i");

/** Finds "their nanny, " at the end of the words before a name, with the role as its first group. */
export const ROLE_BEFORE = new RegExp(`\\b(?:${WHOSE}|your)\\s((?:${ROLES})s?),\\s{1,3}$`, "i");

/** Finds "Customer (" before a name, with the role as its first group. */
export const ROLE_THEN_NAME = new RegExp(`\\b((?:${CAPITALIZED})s?)\\s\\((?=\\p{Lu})`, "gu");

/** Finds "on behalf of the owner, " before a name, also with capitals and across lines. */
export const ON_BEHALF_OF = new RegExp(
  `\\bon\\s{1,3}behalf\\s{1,3}of\\s{1,3}(?:(?:${WHOSE}|my|its)\\s{1,3})?(?:${ROLES}|${CAPITALIZED}|client)s?(?:\\sof\\sth\\w{1,3}\\s\\w{4,12})?,?\\s{1,3}(?:the\\s)?(?=\\p{Lu})`,
  "gu",
);

/** Finds ", as Landlord" after a name, with the role as its first group. */
export const AS_ROLE = new RegExp(`,\\s{1,2}as\\s{1,2}(?:the\\s)?((?:${ROLES})s?)\\b(?!\\s(?:in common|by the))`, "gi");
