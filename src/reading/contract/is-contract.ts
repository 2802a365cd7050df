/** Words and phrases typical of agreements, deeds and terms; each is counted once. */
const CONTRACT_PATTERNS: readonly RegExp[] = [
  /\b(?:agreement|contract|lease|deed|covenant|memorandum of understanding)\b/i,
  /\b(?:party|parties)\b/i,
  /\bshall\b/i,
  /\b(?:agrees?|undertakes?|promises?|covenants?) (?:to|that|not)\b/i,
  /\bhere(?:by|in|of|to|under|after|with)\b/i,
  /\bthere(?:of|under|to|in|by)\b/i,
  /\bterminat(?:e|es|ed|ion)\b/i,
  /\beffective date\b|\bdated as of\b|\bentered into\b|\bmade (?:as of|on|this)\b/i,
  /\bgoverned by\b|\bgoverning law\b|\blaws of the\b/i,
  /\bin witness whereof\b|\bsigned\b|\bsignatures?\b|\bundersigned\b/i,
  /\bwhereas\b|\brecitals\b|\bwitnesseth\b/i,
  /\bliab(?:le|ility)\b/i,
  /\bindemnif(?:y|ies|ication)\b|\bhold harmless\b/i,
  /\bconfidential(?:ity)?\b/i,
  /\bwarrant(?:y|ies|s)?\b/i,
  /\b(?:written )?notice\b/i,
  /\b(?:breach|default)\b/i,
  /\b(?:landlord|tenant|lessor|lessee|licensor|licensee|employer|employee|borrower|lender|contractor|client|seller|buyer|purchaser|vendor|supplier|customer|distributor|grantor|grantee|guarantor|assignor|assignee|principal|shareholder|trustee|beneficiary)\b/i,
  /\b(?:pursuant to|subject to|in accordance with|notwithstanding|including without limitation)\b/i,
  /\bassign(?:s|ed|ment)?\b/i,
  /\b(?:payment|rent|fee|fees|royalt(?:y|ies)|compensation|salary)\b/i,
  /\b(?:loan|borrow(?:s|ed)?|lent|owes?|iou)\b/i,
  /\b(?:i|we) (?:will|promise|agree|owe)\b/i,
  /\b(?:employment|at will|position of|offer you)\b/i,
  /\byou (?:agree|must|may not)\b/i,
  /\barbitrat(?:e|ion)\b|\bdisputes?\b/i,
  /\bterms (?:and conditions|of (?:use|service|this))\b/i,
];

/** A text up to this length needs fewer signs of a contract. Unit: characters. */
const SHORT_TEXT_LENGTH = 3000;

/** Whether a text reads like a contract or part of one; for a short text one clause is enough. */
export const isContract = (text: string): boolean => {
  const matches = CONTRACT_PATTERNS.filter((pattern) => pattern.test(text)).length;
  return matches >= (text.length < SHORT_TEXT_LENGTH ? 3 : 6);
};
