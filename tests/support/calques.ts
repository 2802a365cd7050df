export type Source = "code" | "docs" | "catalog";

/** A phrase that sounds translated, where it is checked, and what to write instead. */
export type Calque = { readonly phrase: RegExp; readonly instead: string; readonly in: readonly Source[] };

const EVERYWHERE: readonly Source[] = ["code", "docs", "catalog"];
const OWN_PROSE: readonly Source[] = ["code", "docs"];

const everywhere = (phrase: RegExp, instead: string): Calque => ({ phrase, instead, in: EVERYWHERE });
const inProse = (phrase: RegExp, instead: string): Calque => ({ phrase, instead, in: OWN_PROSE });

/** Phrases, never single words that are also idiomatic: "late fee", "electronic sign" and "further assurances" are fine. */
export const calques: readonly Calque[] = [
  everywhere(/\bgoes (?:before|first)\b/i, "controls, prevails; comes first"),
  everywhere(/\bas far as the law\b/i, "to the extent permitted by law"),
  { phrase: /\bas far as\b/i, instead: "to the extent, but no more than", in: ["catalog"] },
  everywhere(/\bas it stands in\b/i, "as it appears in"),
  everywhere(/\bmust [^.?]* be told\b/i, "must disclose, should know"),
  everywhere(/\b(?:the|this) law (?:asks|says|lets|wants)\b/i, "the law requires, provides, permits"),
  everywhere(/\bnot taken up\b/i, "not purchased, not accepted"),
  everywhere(/\bcompany register\b/i, "state records"),
  { phrase: /^…|…$/, instead: "the whole text, not the part that an editor marked", in: ["catalog"] },
  { phrase: /\bcounts? as\b/i, instead: "is treated as, is considered", in: ["catalog"] },
  inProse(/\bcounts as\b|\b(?:not|to|must|may) count as\b/i, "is treated as, is considered"),
  everywhere(/\babove all\b/i, "including, in particular"),
  everywhere(/\bmend(?:s|ed|ing)?\b/i, "cure, correct, fix, repair"),
  everywhere(/\bhand(?:s|ed|ing)? (?:over|out)\b/i, "deliver, provide, surrender"),
  everywhere(/\bwork(?:s|ed|ing)? (?:it |them |this )?out\b/i, "calculate"),
  everywhere(/\bof (?:now|today|that day)\b(?!['’]s)/i, "current, today's, on that date"),
  everywhere(/\bbesides\b/i, "in addition to; also"),
  everywhere(/\bby word of mouth\b/i, "orally"),
  everywhere(/\bcarr(?:y|ies) out this Will\b/i, "Executor"),
  everywhere(/\bthe second choice\b/i, "successor agent, alternate"),
  everywhere(/\bwithout an end\b/i, "perpetual"),
  everywhere(/\bin vain\b/i, "without success"),
  everywhere(/\bdares? to\b/i, "is willing to"),
  everywhere(/\bhow (?:many|much) [^.?]* has the\b/i, "how many … does the … have"),
  inProse(/\b(?:came|comes?|has come|became|becomes) of (?:it|them|this|that|a|the)\b/i, "the outcome of"),
  inProse(/(?<!not )\btells?\b|\btold\b/i, "shows, reports, notifies"),
  inProse(/\bst(?:ands?|ood|anding)\b(?! for\b| out\b| alone\b)/i, "is, appears"),
  inProse(/\bnobody\b/i, "no one; or name who"),
  inProse(/\bwhoever\b/i, "anyone who; or name who"),
  inProse(/\banew\b/i, "again, new"),
  inProse(/\b(?:first|next) pictures?\b/i, "first paint, prerendered page"),
  inProse(/\bat hand\b/i, "available"),
  inProse(/\b(?:some|every)body\b/i, "someone, everyone; or name who"),
  inProse(/\bas far as\b(?! possible)/i, "to the extent; if"),
  inProse(/\b(?:does|do) not hold\b|\bholds (?:for|true)\b/i, "is false; applies to"),
  inProse(/\bfall(?:s|en)? away\b/i, "is omitted"),
  inProse(/\b(?:goes|going|went|gone) on\b/i, "continues"),
  inProse(/\bthe very same\b|\bthis very\b/i, "the same, this"),
  inProse(/\bin the manner of\b/i, "in the style of"),
  inProse(/\bstretch(?:es)? of\b/i, "passage, range"),
  inProse(/\b(?:speaks?|spoken) of\b/i, "mentions, is about"),
  inProse(/\b(?:rests?|resting) on\b/i, "is based on, depends on"),
  inProse(/\bleads? through\b/i, "walks through"),
  inProse(/\bnothing but\b/i, "only"),
  inProse(/\bwhat (?:comes|came) (?:out|of)\b/i, "the result"),
  inProse(/\bgrows? old\b/i, "becomes outdated"),
  inProse(
    /(?<!there )\b(?:is|are|was) no (?:party|answer|period|name|number|unit|title|heading|reference|sentence|file)\b/i,
    "is not a …",
  ),
  inProse(/\bleft to itself\b/i, "left alone"),
  inProse(/\b(?:held|hold|holds) up\b/i, "blocked, delayed"),
  inProse(/\bsince when\b/i, "the effective date; from when"),
  inProse(/\b(?:put|puts) into words\b/i, "written in words"),
  inProse(/\b(?:takes?|took|taken) (?:up|over) (?:an?|its|the) answers?\b/i, "includes, starts with"),
  inProse(/\b(?:no|not) (?:longer|further) than\b/i, "at most"),
  inProse(
    /\b(?:labelled|labelling|cheques?|colours?|behaviours?|neighbours?|favours?|(?:capital|normal|organ|recogn|summar|initial|custom)is(?:e|es|ed|ing|ation))\b/i,
    "American spelling",
  ),
  inProse(/\bfurther (?:controls|questions|steps|parts|languages|functions|calculators)\b/i, "other, additional, more"),
];
