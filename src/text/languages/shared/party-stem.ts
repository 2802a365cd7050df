const STEMS = "甲乙丙丁戊己庚辛壬癸";

/** The name of the n-th party (from 1) of an East Asian contract: 甲, 乙, 丙 … */
export const partyStem = (n: number): string => STEMS.charAt(n - 1) || `当事者${n}`;
