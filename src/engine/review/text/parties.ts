import type { Sentence } from "./sentences.ts";

/** A party as the opening of a contract names it. Unit: offsets into the text. */
export type ContractParty = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Defined terms for the party, with their positions. */
  readonly terms: readonly { readonly text: string; readonly start: number; readonly end: number }[];
};

const NOT_A_PARTY =
  /^(?:(?:this |the |initial |original |master )*(?:agreement|contract|amendment|lease|license|note|deed|settlement|guarant(?:y|ee)|sublease|offer|letter|residence|apartment|home|unit|building|purpose|loan|effective date|part(?:y|ies)|signing date|execution date|commencement date|date|term|exhibit|schedule|services?|products?|territory|act|closing|plan|notes|recitals|affiliates?|business|offering|transactions?|property|website|site|sec|exchange act|\w+ (?:date|agreement|parties|group)))$/i;
const TERM =
  /(?:\(|\b(?:hereinafter|hereafter|herein)\b)[^()"]{0,70}"([^"()\n]{2,50})"(?:[^()"]{0,25}"([^"()\n]{2,50})")?(?:[^()"]{0,25}"([^"()\n]{2,50})")?/gi;
const BARE_TERM =
  /(?:\((?:the )?|\b(?:hereinafter|hereafter|herein)(?: (?:referred to|called|known|designated))?(?: as)?,? (?:the )?)([A-Z][\w&.'-]*(?: [A-Z][\w&.'-]*){0,3})(?=[),;]|\s+(?:and|for|a|an|with)\b)/g;
const SUFFIX =
  /\b(?:Inc|INC|Incorporated|INCORPORATED|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|CO|GmbH|GMBH|AG|S\.?A|B\.?V|N\.?V|L\.?P|LP|LLP|PLC|plc|Pte|PTE|Pty|PTY|University|UNIVERSITY|Bank|BANK|Trust|TRUST)\b\.?/;
const LEAD =
  /^(?:.*\b(?:by and between|by and among|between|among|by|and|with|to|from|of|parties|amongst)\b[:,]?\s+(?=["A-Z0-9[(]))/s;
const TAIL =
  /(?:,? (?:an?|the|with|having|whose|organized|incorporated|located|acting|doing|and its|on behalf|as|under|individually|a\/k\/a|d\/b\/a|f\/k\/a|residing|at|duly|for itself|who|both|through)\b|\s*\(|;|\s{3,}|,\s+\d|:\s).*$/is;

const PREAMBLE_LENGTH = 9000;
const MAX_NAME_LENGTH = 110;

// Several people are one party: "A and B (together, the Tenant)".
const TOGETHER = /^\((?:together|collectively|jointly)\b/i;
const ALL_OF_THEM = /^[\s,;)]{0,20}(?:(?:and|between|among|by)\s{1,9})+(?=[A-Z])/i;

// The name before a defined term, verbatim.
const nameBefore = (text: string, from: number, to: number): { start: number; end: number } | null => {
  const window = text.slice(from, to);
  const lead = LEAD.exec(window)?.[0].length ?? 0;
  // If a description follows ("X Inc., a Delaware corporation"), the name is what comes first after "between".
  const firstLead = /\b(?:between|among|amongst)\b[:,]?\s+/i.exec(window);
  const together = TOGETHER.test(text.slice(to, to + 14)) ? (ALL_OF_THEM.exec(window)?.[0].length ?? -1) : -1;
  const starts = [together, firstLead ? firstLead.index + firstLead[0].length : -1, lead].filter((at) => at >= 0);
  for (const at of starts) {
    const rest = window
      .slice(at)
      .replace(/^(?:\s|\(?\d{1,2}[.)]|\([a-z]+\)|[,;]|and\b|the\b(?=\s[a-z]))+/i, (skipped) =>
        " ".repeat(skipped.length),
      );
    const begin = rest.length - rest.trimStart().length;
    const name = rest
      .trimStart()
      .replace(TAIL, "")
      .replace(/[\s,]+$/, "");
    if (name.length >= 2 && name.length <= MAX_NAME_LENGTH && /^["A-Z0-9[]/.test(name) && /[A-Za-z*]/.test(name))
      return { start: from + at + begin, end: from + at + begin + name.length };
  }
  return null;
};

const MARK = /\b(?:between|among|amongst)\b|\bby and (?:with|to)\b/i;
const BODY =
  /\bWHEREAS\b|\bW ?I ?T ?N ?E ?S ?S ?E ?T ?H\b|\bRECITALS?\b|\bRecitals\b|\bBACKGROUND\b|\bNOW,? THEREFORE\b|\bagree(?:s|d)? as follows\b|\n\s{0,12}1\.\s/;
const NO_NAME =
  /^(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\d+\b|\$|.*\b(?:is|are|shall|will|means|WHEREAS|recitals|provided|entered|effective|dated|made|consisting)\b)/i;

// Where the parties are introduced: from "between" to the recitals or the first section.
const openingOf = (text: string): { from: number; to: number } => {
  const head = text.slice(0, PREAMBLE_LENGTH);
  const from = MARK.exec(head)?.index ?? 0;
  const body = BODY.exec(head.slice(from + 20));
  return {
    from: Math.max(0, from - 300),
    to: body ? from + 20 + body.index + 250 : Math.min(head.length, from + 3000),
  };
};

const withTerms = (text: string, form: RegExp): readonly ContractParty[] => {
  const parties: ContractParty[] = [];
  const opening = openingOf(text);
  let from = opening.from;
  for (const match of text.slice(0, opening.to).matchAll(form)) {
    if (match.index < from) continue;
    const given = match.slice(1).flatMap((term) => (term === undefined || NOT_A_PARTY.test(term.trim()) ? [] : [term]));
    const end = match.index + match[0].length;
    if (given.length > 0) {
      const name = nameBefore(text, Math.max(from, match.index - 400), match.index);
      const terms = given.map((term) => {
        const start = match.index + match[0].lastIndexOf(term);
        return { text: term.trim().replace(/[,.]$/, ""), start, end: start + term.length };
      });
      if (name && !NO_NAME.test(text.slice(name.start, name.end)))
        parties.push({ name: text.slice(name.start, name.end).replace(/\s+/g, " "), ...name, terms });
    }
    from = end;
  }
  return parties;
};

const bareNames = (text: string, sentences: readonly Sentence[]): readonly ContractParty[] => {
  const opening = sentences
    .slice(0, 25)
    .find(({ start, end }) => /\b(?:between|among)\b/i.test(text.slice(start, end)));
  if (!opening) return [];
  const parties: ContractParty[] = [];
  const words = text.slice(opening.start, Math.min(opening.end, opening.start + 1200));
  const names =
    /(?:\bbetween\b|\bamong\b|\band\b|;)[:\s]+(?=["A-Z])((?:[A-Z0-9"&][\w.&'"-]*|of|the|and|&|,(?= (?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|L\.P|S\.A|N\.V|LP|Co|CO)))(?:\s+|(?=,)|$)){1,12}/g;
  for (const match of words.matchAll(names)) {
    const name = match[0].replace(/^(?:between|among|and|;)[:\s]+/i, "");
    const start = opening.start + match.index + match[0].length - name.length;
    const trimmed = name.replace(/[\s,]+$/, "").replace(/\s+and$/, "");
    if (SUFFIX.test(trimmed) || /^[A-Z][a-z]+(?: [A-Z]\.?)? [A-Z][a-z]+$/.test(trimmed))
      parties.push({ name: trimmed.replace(/\s+/g, " "), start, end: start + trimmed.length, terms: [] });
  }
  return parties;
};

/** The parties of a plain text from its opening, each once. */
export const partiesOf = (text: string, sentences: readonly Sentence[]): readonly ContractParty[] => {
  const quoted = withTerms(text, TERM);
  const unquoted = quoted.length >= 2 ? [] : withTerms(text, BARE_TERM);
  const found = unquoted.length > quoted.length ? unquoted : quoted;
  const all = found.length >= 2 ? found : [...found, ...bareNames(text, sentences)];
  const seen = new Set<string>();
  return all
    .filter(({ name, terms }) => {
      const key = (terms[0]?.text ?? name).toLowerCase();
      if (seen.has(key) || seen.has(name.toLowerCase()) || NOT_A_PARTY.test(name)) return false;
      seen.add(key).add(name.toLowerCase());
      return true;
    })
    .slice(0, 8);
};
