/**
 * What the search learned from example messages in one screen language: a linear classifier of texts, packed. A text
 * belongs to the class whose weights, summed over the features of the text, are highest.
 */
export type MessageModel = {
  /** Ids of pages as in the search index; "none:" and a subject for messages that no page answers. */
  readonly classes: readonly string[];
  /** Where writers of such messages are referred, by class. */
  readonly referrals: { readonly [classId: string]: string };
  /** One number for each class, added to its sum. */
  readonly bias: readonly number[];
  /** The greatest weight. */
  readonly range: number;
  /** Hashes of the features in order, each as its distance from the one before (packed numbers). */
  readonly features: string;
  /** How many classes each feature has a weight for. */
  readonly counts: string;
  /** These classes by index, each as its distance from the one before. */
  readonly owners: string;
  /** The weights as steps; even steps are positive. */
  readonly weights: string;
};
