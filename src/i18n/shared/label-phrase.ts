const DETERMINER = /^(the|a|an|your|his|her|its|their|our|my|each|every|any|all|both|this|that)\b/i;
// Words a label begins with when it is a question, an order or the start of a sentence, not the name of a thing.
const NO_NOUN =
  /^(add|allow|answer|are|can|choose|could|describe|did|do|does|enter|explain|for|from|give|had|has|have|how|i|if|in|is|it|keep|let|list|may|must|on|pick|say|select|shall|should|tell|there|upload|was|we|were|what|when|where|whether|which|who|whom|whose|why|will|with|would|write|you)\b/i;
const MAX_WORDS = 9;

const lowerFirst = (label: string): string => {
  const [first = ""] = label.split(" ");
  const isPlain = /^\p{Lu}[\p{Ll}'’-]*,?$/u.test(first);
  return isPlain ? label.charAt(0).toLowerCase() + label.slice(1) : label;
};

/** Whether a label is a noun phrase, which a sentence can contain as "the start date". */
export const isNounLabel = (label: string): boolean => {
  const plain = label.trim();
  return plain !== "" && !/[?.:;!]/.test(plain) && !NO_NOUN.test(plain) && plain.split(" ").length <= MAX_WORDS;
};

/** A label as the object of a sentence. Example: "the start date", or "“Keep secrets for”" */
export const labelObject = (label: string): string => {
  const plain = label.trim();
  if (!isNounLabel(plain)) return `“${plain}”`;
  return DETERMINER.test(plain) ? lowerFirst(plain) : `the ${lowerFirst(plain)}`;
};

/** A label as the subject of a sentence. Example: "The start date", or "The answer to “Keep secrets for”" */
export const labelSubject = (label: string): string => {
  const object = labelObject(label);
  return isNounLabel(label) ? object.charAt(0).toUpperCase() + object.slice(1) : `The answer to ${object}`;
};
