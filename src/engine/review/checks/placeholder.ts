import type { Contract } from "../read-contract.ts";
import type { Hit } from "./hit.ts";

const BLANKS: readonly RegExp[] = [
  /\[\s{0,3}(?:insert|enter|fill in|specify|to be (?:inserted|agreed|determined|completed|confirmed)|tbd|name of|date|amount|address|company name|party name|state|city|number|describe|list|add|your)\b[^\]\n]{0,80}\]/gi,
  /<\s{0,2}(?:insert|enter|name|date|amount|company|party|address|research|product)\b[^>\n]{0,60}>/gi,
  /\[\s{0,3}[\u25CF\u2022\u00B7]\s{0,3}\]|\u25CF{1,3}(?=\s+(?:days|months|years|%|percent))/g,
  /(?:\$|USD|EUR)\s{0,2}\[\s{0,6}_{0,20}\s{0,6}\]/g,
  /\[\s{0,3}_{2,30}\s{0,3}\]|\[\s{2,20}\](?!\s{0,2}[A-Z])/g,
  /_{4,}/g,
  /\.{8,}|\u2026{4,}/g,
  /\b(?:TBD|TBC|XXXX+|to be determined|to be inserted)\b/g,
];

const SIGNATURE =
  /\b(?:IN WITNESS WHEREOF|IN WITNESS HEREOF|executed (?:this|as of|on|by)|signed|signature|By:|Name:|Title:|Its:|Date:|Print|Witness|Attest|Notary|SIGNATURE|Per:|Address:|Attn|Fax|Tel)/;

const isSignature = (plain: string, start: number): boolean => {
  const before = plain.slice(Math.max(0, start - 90), start);
  const after = plain.slice(start, start + 160);
  return (
    /(?:By|Name|Title|Its|Date|Dated|Print(?:ed)?(?: Name)?|Witness|Attest|Signature|Signed|Per|Address|Fax|Tel(?:ephone)?|Phone|E-?mail|Attention|Attn)\s{0,3}[:.]?\s{0,30}[/_\s]{0,40}$/i.test(
      before,
    ) ||
    /^[_.\s/]{4,90}\s{0,20}(?:By\b|Name|Title|Its\b|Date|\(?Sign|Print|Witness|Notary|Authorized|President|Director|Chief|\(?seal)/i.test(
      after,
    )
  );
};

const LIST_OF_CONTENTS = /\.{8,}/;

/** Blanks and notes to fill in that were left in the text; not where people sign, and not what a filing blacked out. */
export const placeholders = ({ plain }: Contract): readonly Hit[] => {
  const found: Hit[] = [];
  const signing = Math.max(plain.search(/\bIN WITNESS (?:WHEREOF|HEREOF)/), plain.lastIndexOf("IN WITNESS WHEREOF"));
  for (const form of BLANKS)
    for (const match of plain.matchAll(form)) {
      const start = match.index;
      const end = start + match[0].length;
      if (LIST_OF_CONTENTS.test(match[0]) && /^\s{0,3}(?:\d|[ivx]|\n)/i.test(plain.slice(end, end + 5))) continue;
      if (/^_|^\./.test(match[0]) && ((signing > 0 && start > signing) || isSignature(plain, start))) continue;
      if (SIGNATURE.test(plain.slice(Math.max(0, start - 25), start)) && /^[_.]/.test(match[0])) continue;
      if (found.some((one) => start < one.end + 60 && end > one.start - 60)) continue;
      found.push({ check: "placeholder", start, end, found: match[0].replaceAll(/\s+/g, " ").slice(0, 60) });
    }
  return found.toSorted((a, b) => a.start - b.start);
};
