import { isRoleLabel } from "../parties/party-roles.ts";
import {
  SIGNATURE_LABEL_LENGTH,
  SIGNATURE_LINE_LENGTH,
  SIGNATURE_PAGES_LENGTH,
  textBefore,
} from "../parties/text-windows.ts";
import type { FactValue } from "./fact-value.ts";

/** Whether a document is signed: by everyone with a signature line, by some, or by no one. */
export type SignatureState = "signed" | "partly" | "unsigned";

const SIGNED =
  /(?:\/s\/|\bSignature of [^:\n]{1,40}:|\bSigned (?:for|by) [^:\n]{1,40}:)[ ]{0,6}(?:\/s\/[ ]{0,4})?\p{Lu}(?:\p{L}+|\.[ ]?\p{Lu})/gu;
const BLANK = /_{8,}(?![_/])|\|\s*Signature\s*\|(?:\s*\|){1,4}/gi;
const CONTEXT =
  /(?:\b(?:by|signature|signed|sign|landlord|tenant|agreed|accept|accepted|seller|buyer|client|guarantor|participant signature|\p{Lu}\p{L}+ \p{Lu}\p{L}+)\b[^\n_]{0,40}$|(?:^|\n)[ ]*$)/iu;
const NOT_SIGNATURE = /\b(?:date|dated|name|title|address|phone|email|state of|amount|premises at)\b[^\n_]{0,12}$/i;

// Unit: characters from one signature to the next.
const NEXT_SIGNATURE = 160;

const ROLE_BLANK = /(\p{Lu}[\p{L} ]{1,30}):[ ]*_{8,}/gu;

// "Lessor: ______   Lessee: ______".
const isRowOfRoles = (text: string, { index }: RegExpExecArray): boolean => {
  const line = /^[^\n]*/.exec(text.slice(text.lastIndexOf("\n", index) + 1))?.[0] ?? "";
  const labels = [...line.slice(0, SIGNATURE_LINE_LENGTH).matchAll(ROLE_BLANK)].map(([, label = ""]) => label);
  return labels.length > 1 && labels.every(isRoleLabel);
};

// "______ (Tenant)".
const withoutRole = (after: string): string =>
  after.replace(/^[ ]?\(([\p{L} ]{3,30})\)/u, (words, role: string) => (isRoleLabel(role) ? "" : words));

const isLine = (text: string, match: RegExpExecArray): boolean => {
  if (match[0].startsWith("|")) return true;
  const before = textBefore(text, match.index, SIGNATURE_LABEL_LENGTH);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (NOT_SIGNATURE.test(line)) return false;
  // "Owner: ______  Date: ____" is a line to sign, "Owner: ______" may be one to fill in.
  const isDated = /^[ ]*Date:?[ ]*_/i.test(text.slice(match.index + match[0].length));
  if (isDated && /^\s*\p{Lu}[\p{L} ]{1,30}:\s*$/u.test(line)) return true;
  if (isRowOfRoles(text, match)) return true;
  if (!CONTEXT.test(before)) return false;
  // A line to fill in is in a sentence; a line to sign is not.
  const after = withoutRole(/^[^\n]*/.exec(text.slice(match.index + match[0].length))?.[0] ?? "");
  const isLabel = /^\s*(?:Signed|Signature|Accepted|Agreed)\b[^:]{0,60}:\s*$/i.test(line);
  return (
    (isLabel || !/[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}/.test(line)) && !/^[ ]?[,.(]|[a-z]{2,}\s+[a-z]{2,}/.test(after)
  );
};

// "Renter: ______" under a line that is signed.
const isBesideSigned = (text: string, { index }: RegExpExecArray, signed: readonly RegExpExecArray[]): boolean =>
  /\n[ ]*\p{Lu}[\p{L} ]{1,30}:\s{0,4}$/u.test(textBefore(text, index, SIGNATURE_LABEL_LENGTH)) &&
  signed.some((match) => index > match.index && index - match.index < NEXT_SIGNATURE);

/** Whether a plain text is signed, with the place of its first signature or line; null if it has neither. */
export const signatureState = (text: string): (FactValue & { readonly text: SignatureState }) | null => {
  const from = Math.max(0, text.length - SIGNATURE_PAGES_LENGTH);
  const last = text.slice(from);
  const signed = [...last.matchAll(SIGNED)];
  const open = [...last.matchAll(BLANK)].filter((match) => isLine(last, match) || isBesideSigned(last, match, signed));
  const first = signed[0] ?? open[0];
  if (!first) return null;
  const state = signed.length === 0 ? "unsigned" : "signed";
  return {
    text: signed.length > 0 && open.length > 0 ? "partly" : state,
    start: from + first.index,
    end: from + first.index + first[0].length,
  };
};
