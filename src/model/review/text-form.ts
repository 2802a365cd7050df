/** What a text is by its form. Missing points are reported only for the forms that a playbook is for. */
export type TextForm =
  | "contract"
  /** A cover page or order form whose standard terms are elsewhere. */
  | "cover_page"
  /** A contract with its blanks still open. */
  | "template"
  | "letter"
  | "notice"
  | "policy"
  /** Terms of service, accepted by use. */
  | "terms"
  | "court"
  | "statute"
  | "unsure";
