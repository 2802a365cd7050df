const ROLES =
  "landlord|lessor|tenant|lessee|resident|occupant|sublandlord|sublessor|subtenant|sublessee|roommate|main tenant|owner|operator|seller|buyer|purchaser|vendor|customer|client|provider|service provider|supplier|contractor|independent contractor|general contractor|subcontractor|consultant|engineer|architect|company|employer|employee|physician|executive|lender|bank|borrower|creditor|debtor|guarantor|co-signer|secured party|maker|payee|holder|junior lender|senior lender|licensor|licensee|franchisor|franchisee|assignor|assignee|grantor|grantee|transferor|transferee|disclosing party|receiving party|discloser|disclosee|recipient|participant|sponsor|principal|agent|representative|distributor|manufacturer|subscriber|renter|organizer|event organizer|broker|shipper|carrier|transporter|trustee|settlor|member|partner|shareholder|investor|founder|plaintiff|defendant|petitioner|respondent|consignor|consignee|shop|donor|releasor|releasee|mortgagor|mortgagee|pledgor|speaker|performer|artist|photographer|caterer|host|venue|facility|promoter|publisher|author|developer|parent|nanny|caregiver|patient|responsible party|insured|insurer|university|city|county|district|party (?:1|2|3|a|b|c|one|two|three)";

const LABEL = new RegExp(
  `^(?:the )?(?:${ROLES})(?:s|\\(s\\))?(?: ?[/&] ?(?:${ROLES})s?| \\((?:${ROLES})[^)]{0,30}\\))?(?:['’]?s? (?:legal )?name)?$`,
  "i",
);

/** Whether the label of a row names the role of a party: "Tenant(s)", "Landlord name". */
export const isRoleLabel = (label: string): boolean => LABEL.test(label);

/** Finds "(landlord)" after a name, with the role as its first group. */
export const IN_PARENTHESES = new RegExp(`\\((?:the |as )?(${ROLES})\\)`, "gi");

const CAPITALIZED = ROLES.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());

/** Finds ", Plaintiff" and ", husband and wife, the Grantees" behind a name, with the role as a group. */
export const ROLE_BEHIND = new RegExp(
  `^,?\\s{1,3}(Plaintiffs?|Petitioners?|Defendants?|Respondents?)\\b|^,\\s(?:husband and wife,\\s)?the ((?:${CAPITALIZED})s?)\\b`,
);

/** Finds "The Grantor, " before a name, with the role as its first group. */
export const AFTER_ROLE = new RegExp(`\\bThe (${CAPITALIZED}),\\s{1,2}(?=\\p{Lu})`, "gu");

/** Finds ", as Landlord" after a name, with the role as its first group. */
export const AS_ROLE = new RegExp(`,\\s{1,2}as\\s{1,2}(?:the\\s)?(${ROLES})\\b`, "gi");
