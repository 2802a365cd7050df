/** Words of names, titles of laws and headings: capitalized without being terms. */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  (
    "January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday " +
    "State States United America American Europe European Union Canada China Japan Germany France England Israel India Federal National International " +
    "Court Courts County City District Commonwealth Republic Kingdom Province Commission Securities Exchange Nasdaq Act Law Laws Rules Regulations Rule Section Sections Article Articles " +
    "Exhibit Exhibits Schedule Schedules Annex Appendix Attachment Addendum Paragraph Clause Agreement Agreements Contracts Amendment Internet Web Board Directors President Chief " +
    "Officer Executive Secretary Vice Chairman Treasurer Inc Ltd Corp Company Corporation Limited University Bank Trust English Chinese Japanese German French British Illinois Washington California Delaware Texas Virginia Maryland Florida Massachusetts Pennsylvania Georgia Michigan Minnesota Christmas Labor Memorial Thanksgiving Arbitration Association Bankruptcy Trade Patent " +
    "Trademark Office Internal Department Government Congress Senate Treasury Generally Accepted Accounting Principles Convention Nations Sale Goods Uniform Commercial Windows Microsoft Java Email Fax " +
    "Mr Ms Dr Street Avenue Road Suite Floor New York North South East West Los Angeles San Hong Kong London Witness Affiliates Subsection Subparagraph Trustees Group People Direct Whereof Now Therefore Recitals Background Table Contents Page"
  ).split(" "),
);
