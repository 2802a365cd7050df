const MIN_STEM = 3;

const dropped = (word: string, ending: RegExp, replacement = ""): string | null => {
  if (!ending.test(word)) return null;
  const stem = word.replace(ending, replacement);
  return stem.length >= MIN_STEM && /[aeiouy]/.test(stem) ? stem : null;
};

const singular = (word: string): string =>
  dropped(word, /ies$/, "y") ?? dropped(word, /(?<=ss|sh|ch|x)es$/) ?? dropped(word, /(?<![sui])s$/) ?? word;

const withoutVerbEnding = (word: string): string => {
  const stem = dropped(word, /ing$/) ?? dropped(word, /ied$/, "y") ?? dropped(word, /ed$/);
  if (stem === null) return word;
  // "filing" is "file", but "getting" is "get".
  if (/^[a-z]?[^aeiou][aeiou][^aeiouwxy]$/.test(stem) && stem.length === MIN_STEM) return `${stem}e`;
  return stem.replace(/([bdgmnprt])\1$/, "$1");
};

/** An English word without plural, verb ending and final e, so that its forms are equal. Example: "leasing" is "leas" */
export const stemOf = (word: string): string => {
  if (!/^[a-z]+$/.test(word) || word.length <= MIN_STEM) return word;
  const stem = withoutVerbEnding(singular(word));
  return stem.length > MIN_STEM + 1 ? stem.replace(/e$/, "") : stem;
};
