import { datesIn } from "./dates.ts";
import type { FoundDate } from "./dates.ts";
import { partiesOf } from "./parties.ts";
import type { ContractParty } from "./parties.ts";
import { normalizePunctuation } from "./normalize-punctuation.ts";
import { sectionAt, sectionsOf } from "./sections.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";

/** A parsed contract. Unit: offsets into `text`, which are also valid in `plain`. */
export type Contract = {
  readonly text: string;
  readonly plain: string;
  readonly sentences: readonly Sentence[];
  readonly sections: readonly Section[];
  /** By sentence: the innermost section around it. */
  readonly within: readonly (number | null)[];
  readonly parties: readonly ContractParty[];
  readonly dates: readonly FoundDate[];
};

/** Parses a text into sentences (with `fine`, also the items inside them), sections, parties and dates. */
export const parseContract = (text: string, fine = false): Contract => {
  const plain = normalizePunctuation(text);
  const sentences = sentencesOf(plain, fine);
  const sections = sectionsOf(plain, sentences);
  return {
    text,
    plain,
    sentences,
    sections,
    within: sectionAt(sections, sentences),
    parties: partiesOf(plain, text),
    dates: datesIn(plain),
  };
};
