const OPENING = `SERVICES AGREEMENT

This Services Agreement (the "Agreement") is made on May 4, 2020 between Aster Trading Ltd., a Delaware company (the "Provider"), and Birch Inc. (the "Customer").
`;

const CLAUSES = [
  "Services. The Provider performs the services described in Exhibit A with due care, and the Customer gives it the help and the access it needs to do so within ten (10) days after each request.",
  "Fees. The Customer pays a monthly fee of $2,500 within thirty (30) days after each invoice; a late amount bears interest of one percent (1%) per month, but not more than the law allows.",
  "Term. This Agreement begins on the Effective Date and continues for three (3) years. It renews automatically for successive terms of one (1) year unless either party gives notice at least sixty (60) days before the end of the term then running.",
  "Liability. In no event shall either party be liable for indirect, incidental or consequential damages, and the total liability of each party shall not exceed the fees paid in the twelve (12) months before the claim, except for breach of Section 4.",
  'Confidential Information. "Confidential Information" means what one party shows the other for the purpose of this Agreement. The recipient uses it for that purpose only, keeps it secret for five (5) years, and returns it on request.',
  "Assignment. Neither party may assign this Agreement without the prior written consent of the other party, which shall not be unreasonably withheld; an assignment without consent is void.",
  "Governing law. This Agreement is governed by the laws of the State of Delaware, without regard to its rules on conflict of laws, and the courts of Delaware have exclusive jurisdiction.",
  "Notices. A notice must be in writing and is delivered by hand, by courier, or by registered mail to the address of the other party stated above. It takes effect when it is received.",
];

/** A contract of this many characters, made of plain clauses. */
export const contractOf = (length: number): string => {
  const parts = [OPENING];
  let size = OPENING.length;
  for (let index = 0; size < length; index++) {
    const clause = `${index + 1}. ${CLAUSES[index % CLAUSES.length] ?? ""}\n\n`;
    parts.push(clause);
    size += clause.length;
  }
  return parts.join("\n");
};
