/** Functions of full FEEL and near misses that are not supported, with a replacement. */
const ADVICE: { readonly [name: string]: string } = {
  now: "There is no clock in a formula. Write today.",
  today: "Write today without brackets.",
  matches: "Patterns are left out. Use contains, starts with or ends with.",
  replace: "Replacing text is left out.",
  split: "Splitting text is left out.",
  time: "Times of day are left out.",
  "date and time": "Times of day are left out. Use date.",
  "years and months duration": "Use whole years or whole months.",
  "get value": "Write the name of the part after a dot.",
  "get entries": "Write the name of the part after a dot.",
  "is defined": "Use is answered.",
  "is null": "Use is answered.",
  exists: "Use is answered.",
  isempty: "Use is answered.",
  "is empty": "Use is answered.",
  round: "Use round half up(number, digits), or another named way of rounding.",
  length: "Use count for a list, string length for text.",
  len: "Use count for a list, string length for text.",
  size: "Use count.",
  concat: "Use + for text, concatenate for lists.",
  upper: "Use upper case.",
  lower: "Use lower case.",
  avg: "Use mean.",
  average: "Use mean.",
  years: "Use whole years(from, to).",
  months: "Use whole months(from, to).",
  age: "Use whole years(born, today).",
};

/** Advice for an unsupported function; undefined for other names. */
export const unsupportedFunctionAdvice = (name: string): string | undefined => {
  const key = name.toLowerCase();
  return Object.hasOwn(ADVICE, key) ? ADVICE[key] : undefined;
};
